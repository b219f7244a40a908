/** Says in a sentence why stores are left as they are, and what would help. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
