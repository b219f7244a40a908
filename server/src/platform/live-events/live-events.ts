/**
 * Tells whoever listens now, in any process, that something happened. Nothing is kept: who was away asks the database.
 * Messages are JSON values; those of one publisher arrive in order.
 */
export interface LiveEvents {
  /** Never throws and never waits: a message that can't be sent is lost. */
  publish(channel: string, message: unknown): void;
  /** Returns how to stop. `heard` must not throw. */
  subscribe(channel: string, heard: (message: unknown) => void): () => void;
  /** Resolves once all subscriptions made so far hear what is published from then on, by any process. */
  settled(): Promise<void>;
  /** Calls `heard` after each time in which messages may have been lost on their way here. Returns how to stop. */
  onGap(heard: () => void): () => void;
  close(): Promise<void>;
}
