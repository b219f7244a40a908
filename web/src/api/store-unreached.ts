/**
 * Files go to a store at an address of its own, and this browser did not get there though it has a line: the store is
 * away, or lets no page send to it. A browser tells no more.
 */
export class StoreUnreached extends TypeError {
  override readonly name = 'StoreUnreached';
}
