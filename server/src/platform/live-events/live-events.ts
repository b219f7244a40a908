/**
 * Tells whoever listens now, in any process, that something happened. Nothing is kept: who was away asks the database.
 * Messages are JSON values; those of one publisher arrive in order.
 */
export interface LiveEvents {
  /** Never throws and never waits: a message that can't be sent is lost. */
  publish(channel: string, message: unknown): void;
  /** Returns how to stop. `heard` must not throw. */
  subscribe(channel: string, heard: (message: unknown) => void): () => void;
  close(): Promise<void>;
}
