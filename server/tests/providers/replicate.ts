import type { Speak } from './stand-in.ts';

/** A prediction starts, is processed, and has its output at an address. */
export function speakReplicate({ neverEnds = false, error = '' } = {}): Speak {
  let looks = 0;
  return ({ method, path, json }, { url, picture }) => {
    const asked = `${method} ${path}`;
    const prediction = { id: 'pred1', urls: { get: `${url}/v1/predictions/pred1` }, output: null, error: null };
    const starts = asked === 'POST /v1/models/painters/large/predictions' || asked === 'POST /v1/predictions';
    if (starts && json.input) return { status: 201, body: { ...prediction, status: 'starting' } };
    if (asked === 'GET /v1/predictions/pred1') {
      looks += 1;
      if (neverEnds || looks < 2) return { body: { ...prediction, status: 'processing' } };
      if (error) return { body: { ...prediction, status: 'failed', error } };
      return { body: { ...prediction, status: 'succeeded', output: [`${url}/out/1.png`] } };
    }
    if (asked === 'GET /out/1.png') return { headers: { 'content-type': 'image/png' }, body: picture };
    if (asked === 'POST /v1/predictions/pred1/cancel') return { body: { ...prediction, status: 'canceled' } };
    return undefined;
  };
}
