type Heard = (message: unknown) => void;

/** Who listens to which channel in this process. */
export class Channels {
  readonly #listeners = new Map<string, Set<Heard>>();

  /** Says whether the channel was without a listener until now. */
  add(channel: string, heard: Heard): boolean {
    const listeners = this.#listeners.get(channel);
    if (listeners) listeners.add(heard);
    else this.#listeners.set(channel, new Set([heard]));
    return !listeners;
  }

  /** Says whether this was the channel's last listener. */
  remove(channel: string, heard: Heard): boolean {
    const listeners = this.#listeners.get(channel);
    if (!listeners?.delete(heard) || listeners.size > 0) return false;
    return this.#listeners.delete(channel);
  }

  tell(channel: string, message: unknown): void {
    for (const heard of this.#listeners.get(channel) ?? []) heard(message);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
