// What somebody looks at, by mouse or keyboard: a cave in hand, or a participant.

export const looking = $state<{ cave: string; who: string }>({ cave: "", who: "" });
