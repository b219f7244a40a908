import { boundedFetch } from '../bounded-fetch.ts';
import { SmsFailed, type SmsSender } from './sms.ts';

/** What a gateway says beside its status is not read, but its connection is only free once it has said it. */
const maxBytes = 64 * 1024;

/** A gateway that takes messages as JSON; any status of success means taken. */
export function httpSms(gateway: { url: string; token: string | undefined; timeoutMs: number }): SmsSender {
  const { url, token, timeoutMs } = gateway;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };

  async function post(request: { method: string; headers: Record<string, string>; body: string }): Promise<number> {
    try {
      return (await boundedFetch(url, { timeoutMs, maxBytes }, request)).status;
    } catch (error) {
      throw new SmsFailed(`the SMS gateway: ${(error as Error).message}`);
    }
  }

  return {
    async send({ phone, code, message }) {
      const body = JSON.stringify({ phone, code, message });
      const status = await post({ method: 'POST', headers, body });
      if (status < 200 || status > 299) throw new SmsFailed(`the SMS gateway answered ${status}`);
    },
  };
}
