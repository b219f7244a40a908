import { startWebService, type WebService } from './web-service.ts';

export interface SentMessage {
  readonly phone: string;
  readonly code: string;
  readonly message: string;
}

/** A gateway for short messages; what it was given stands in `messages`. */
export interface SmsGateway extends WebService {
  /** `Auth.SMS`. */
  readonly setting: object;
  readonly messages: readonly SentMessage[];
}

const token = 'gateway-token';

export async function startSmsGateway(): Promise<SmsGateway> {
  const messages: SentMessage[] = [];
  const service = await startWebService(({ method, headers, body }) => {
    if (method !== 'POST' || headers.authorization !== `Bearer ${token}`) return { text: 'No', status: 401 };
    messages.push(JSON.parse(body) as SentMessage);
    return { json: {} };
  });
  return { ...service, setting: { Driver: 'http', URL: service.address, Token: token }, messages };
}
