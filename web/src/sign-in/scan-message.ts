import type { ScanAnswer } from './arrival.ts';

/** From our own page inside the provider's frame to the page around it. */
interface ScanMessage {
  readonly kind: 'easel.scanned';
  readonly answer: ScanAnswer;
}

/** Only our own origin can read it. */
export function reportScan(answer: ScanAnswer): void {
  const message: ScanMessage = { kind: 'easel.scanned', answer };
  window.parent.postMessage(message, location.origin);
}

/** The answer in a message, if it comes from our own page in that very frame. */
export function scanIn(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: { readonly origin: string; readonly window: unknown },
): ScanAnswer | null {
  if (origin !== frame.origin || source === null || source !== frame.window) return null;
  const message = data as Partial<ScanMessage> | null;
  return message?.kind === 'easel.scanned' && message.answer ? message.answer : null;
}
