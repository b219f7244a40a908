/** One message to one phone. Gateways with templates take the code, others the message that holds it. */
export interface Sms {
  /** As +8613800000000. */
  readonly phone: string;
  readonly code: string;
  readonly message: string;
}

/** Says why, in words that hold neither number nor code. */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed';
}

export interface SmsSender {
  /** @throws SmsFailed when the gateway did not take the message */
  send(sms: Sms): Promise<void>;
}
