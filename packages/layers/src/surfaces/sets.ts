/** Disjoint sets of numbers with their sizes (union by size, path halving). */
export class Sets {
  readonly size: Int32Array;
  private readonly parent: Int32Array;
  constructor(count: number) {
    this.parent = Int32Array.from({ length: count }, (_, i) => i);
    this.size = new Int32Array(count).fill(1);
  }
  find(i: number): number {
    const { parent } = this;
    while (parent[i]! !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  }
  /** Unites two roots; gives the new one. */
  join(a: number, b: number): number {
    const [to, from] = this.size[a]! < this.size[b]! ? [b, a] : [a, b];
    this.parent[from] = to;
    this.size[to]! += this.size[from]!;
    return to;
  }
}
