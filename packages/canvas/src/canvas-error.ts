export type CanvasErrorReason =
  | 'no_prefix'
  | 'not_base64'
  | 'not_gzip'
  | 'not_json'
  | 'too_large'
  | 'too_deep'
  | 'too_many_nodes'
  | 'wrong_shape';

/** A canvas from outside that can't be read. `pointer` is a JSON pointer into the snapshot, where one applies. */
export class CanvasError extends Error {
  readonly reason: CanvasErrorReason;
  readonly pointer: string | undefined;

  constructor(reason: CanvasErrorReason, message: string, pointer?: string) {
    super(message);
    this.name = 'CanvasError';
    this.reason = reason;
    this.pointer = pointer;
  }
}
