/** Random numbers that a seed repeats (mulberry32). */
export class Dice {
  constructor(private state: number) {}

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  int = (min: number, max: number) => min + Math.floor(this.next() * (max - min + 1));
  chance = (share: number) => this.next() < share;
  pick = <T>(all: readonly T[]): T => all[this.int(0, all.length - 1)]!;
  some = <T>(all: readonly T[], share = 0.5) => all.filter(() => this.chance(share));
  maybe = <T>(share: number, make: () => T): T | null => (this.chance(share) ? make() : null);
  times = <T>(min: number, max: number, make: (i: number) => T) =>
    Array.from({ length: this.int(min, max) }, (_, i) => make(i));
  shuffled = <T>(all: readonly T[]) =>
    all
      .map((one) => ({ one, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
}
