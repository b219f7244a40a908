/** Seeded numbers (xorshift32): the same seed makes the same design on any machine. */
export class Random {
  private state: number;
  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) >>> 0 || 1;
    for (let warm = 0; warm < 5; warm++) this.next();
  }
  /** 0..1, without 1. */
  next(): number {
    this.state ^= this.state << 13;
    this.state >>>= 0;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state / 4_294_967_296;
  }
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
  /** A whole number, both ends included. */
  int(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1));
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }
  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
