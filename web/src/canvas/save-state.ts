/** What the page says about saving; `pending` counts the records that the server has not confirmed. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving'; readonly pending: number }
  /** No network, or the server fails: the changes are kept here and sent again by themselves. */
  | { readonly kind: 'offline'; readonly pending: number }
  /** The server answers, but its disk is full: else as without a network. */
  | { readonly kind: 'full'; readonly pending: number }
  /** The server will not take these changes as they are; they stay here. `code` is from the error catalogue. */
  | { readonly kind: 'refused'; readonly pending: number; readonly code: string };
