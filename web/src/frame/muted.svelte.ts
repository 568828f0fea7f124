// Whom I do not want to hear, kept in this browser by table.

export class Muted {
  seats = $state.raw<number[]>([]);
  private readonly place: string;

  constructor(id: string) {
    this.place = `heorot-muted-${id}`;
    this.seats = JSON.parse(localStorage.getItem(this.place) ?? "[]") as number[];
  }

  turn(seat: number): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((one) => one !== seat) : [...this.seats, seat];
    localStorage.setItem(this.place, JSON.stringify(this.seats));
  }
}
