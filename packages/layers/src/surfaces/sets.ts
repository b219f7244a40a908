/** Disjoint sets of numbers with their sizes (union by size, path halving). */
export class Sets {
  readonly size: Int32Array;
  private readonly parent: Int32Array;
  constructor(count: number) {
    this.parent = new Int32Array(count);
    for (let i = 0; i < count; i++) this.parent[i] = i;
    this.size = new Int32Array(count).fill(1);
  }
  find(i: number): number {
    const { parent } = this;
    let up = parent[i]!;
    while (up !== i) {
      const next = parent[up]!;
      parent[i] = next;
      i = next;
      up = parent[i]!;
    }
    return i;
  }
  /** Unites neighbours in number, `end` not included, none of which has been united before. */
  joinRun(first: number, end: number): void {
    this.parent.fill(first, first, end);
    this.size[first] = end - first;
  }
  /** Unites two roots; gives the new one. */
  join(a: number, b: number): number {
    const swap = this.size[a]! < this.size[b]!;
    const to = swap ? b : a;
    const from = swap ? a : b;
    this.parent[from] = to;
    this.size[to]! += this.size[from]!;
    return to;
  }
}
