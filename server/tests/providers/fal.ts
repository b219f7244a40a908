import type { Speak } from './stand-in.ts';

/** The queue: in it, in progress, completed; then the result, whose picture lies at an address. */
export function speakFal({ neverEnds = false, pictureAt = '' } = {}): Speak {
  let looks = 0;
  return ({ method, path }, { url, picture }) => {
    const asked = `${method} ${path}`;
    const request = '/painters/large/requests/req-1';
    if (asked === 'POST /painters/large/fast') {
      const urls = {
        status_url: `${url}${request}/status`,
        response_url: url + request,
        cancel_url: `${url}${request}/cancel`,
      };
      return { body: { request_id: 'req-1', queue_position: 1, ...urls } };
    }
    if (asked === `GET ${request}/status`) {
      looks += 1;
      if (looks === 1) return { status: 202, body: { status: 'IN_QUEUE', queue_position: 0 } };
      if (neverEnds || looks === 2) return { status: 202, body: { status: 'IN_PROGRESS', logs: null } };
      return { body: { status: 'COMPLETED', logs: null } };
    }
    if (asked === `GET ${request}`) {
      const image = { url: pictureAt || `${url}/files/1.png`, content_type: 'image/png', width: 64, height: 64 };
      return { body: { images: [image], seed: 7, prompt: '' } };
    }
    if (asked === 'GET /files/1.png') return { headers: { 'content-type': 'image/png' }, body: picture };
    if (asked === `PUT ${request}/cancel`) return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } };
    return undefined;
  };
}
