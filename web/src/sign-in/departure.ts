import { windowStorage } from '../storage.ts';

/** What this window remembers while someone is away at another service: it takes no answer that it did not ask for. */
export type Departure =
  | {
      readonly kind: 'idp';
      readonly issuer: string;
      readonly state: string;
      readonly nonce: string;
      readonly to: Return;
    }
  | { readonly kind: 'chat-app'; readonly state: string; readonly to: Return };

/** Where to go after signing in; checked by the router when it stands in the address again. */
type Return = string | null;

/** Of this window alone: another one cannot use up, or answer, what was begun here. */
const key = 'easel.departure';

export function keepDeparture(departure: Departure): void {
  windowStorage.setItem(key, JSON.stringify(departure));
}

/** Serves once, so that an answer cannot be given twice. */
export function takeDeparture(): Departure | null {
  const kept = windowStorage.getItem(key);
  windowStorage.removeItem(key);
  return kept ? (JSON.parse(kept) as Departure) : null;
}
