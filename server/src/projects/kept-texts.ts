/** Texts at hand by name, up to so many characters altogether; what was kept first goes first. */
export class KeptTexts {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): string | undefined {
    return this.#texts.get(name);
  }

  keep(name: string, text: string): void {
    this.#drop(name);
    this.#texts.set(name, text);
    this.#characters += text.length;
    // Maps keep the order of insertion, so the first is the oldest.
    for (const oldest of this.#texts.keys()) {
      if (this.#characters <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#characters -= this.#texts.get(name)?.length ?? 0;
    this.#texts.delete(name);
  }
}
