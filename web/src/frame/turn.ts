// That it is my turn, told to whoever looks elsewhere: in the title, on the icon, by the browser.

import { titled } from "./titled";

const ICON = "/icon.svg";
const ICON_ASKED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#17120e"/><circle cx="12" cy="12" r="7" fill="#f08a4b"/></svg>',
  );

export function showTurn(isAsked: boolean, text: string): void {
  titled(isAsked ? `● ${text}` : "");
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isAsked ? ICON_ASKED : ICON);
}

/** By the browser, if it was allowed and nobody is looking. */
export function notify(id: string, title: string, body: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: id, icon: ICON });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
