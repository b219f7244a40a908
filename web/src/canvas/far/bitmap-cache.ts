/** Decoded pictures within a budget of memory: what was drawn longest ago goes first. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  close(): void;
}

interface Kept<B> {
  readonly bitmap: B;
  used: number;
}

export class BitmapCache<B extends Bitmap> {
  readonly #kept = new Map<string, Kept<B>>();
  readonly #budget: number;
  #bytes = 0;
  #pass = 0;

  /** @param budget bytes of pixels */
  constructor(budget: number) {
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** A drawing begins: what it uses is not thrown away before the next. */
  beginPass(): void {
    this.#pass += 1;
  }

  get(name: string): B | undefined {
    const kept = this.#kept.get(name);
    if (kept) kept.used = this.#pass;
    return kept?.bitmap;
  }

  has(name: string): boolean {
    return this.#kept.has(name);
  }

  add(name: string, bitmap: B): void {
    this.#drop(name);
    this.#kept.set(name, { bitmap, used: this.#pass });
    this.#bytes += sizeOf(bitmap);
    if (this.#bytes > this.#budget) this.#evict();
  }

  clear(): void {
    for (const name of this.#kept.keys()) this.#drop(name);
  }

  #evict(): void {
    const oldest = [...this.#kept].filter(([, { used }]) => used < this.#pass).sort(([, a], [, b]) => a.used - b.used);
    for (const [name] of oldest) {
      if (this.#bytes <= this.#budget) return;
      this.#drop(name);
    }
  }

  #drop(name: string): void {
    const kept = this.#kept.get(name);
    if (!kept) return;
    this.#kept.delete(name);
    this.#bytes -= sizeOf(kept.bitmap);
    kept.bitmap.close();
  }
}

const sizeOf = ({ width, height }: Bitmap) => width * height * 4;
