import type { Asked, Said, Speak, StandIn } from './stand-in.ts';

/** Chat completions streamed and whole, pictures, and edits of pictures by multipart. */
export const speakOpenAi: Speak = (asked, standIn) => {
  const path = asked.path.replace(/^\/v1/, '');
  if (path === '/chat/completions') return asked.json.stream ? streamed() : whole();
  if (path === '/images/generations') return pictures(standIn);
  if (path === '/images/edits') return edited(asked, standIn);
  return undefined;
};

const shape = { id: 'chat-1', created: 1, model: 'm' };
const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };

function whole(): Said {
  const message = { role: 'assistant', content: 'Hello there' };
  return {
    body: { ...shape, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }], usage },
  };
}

function streamed(): Said {
  const chunk = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    return `data: ${JSON.stringify({ ...shape, object: 'chat.completion.chunk', choices })}\n\n`;
  };
  const body = [
    chunk({ role: 'assistant', content: 'Hello ' }, null),
    chunk({ content: 'there' }, null),
    chunk({}, 'stop'),
    'data: [DONE]\n\n',
  ].join('');
  return { headers: { 'content-type': 'text/event-stream' }, body };
}

/** A stream that ends without its last words, as when a proxy gives up. */
export const politelyCut: Said = {
  headers: { 'content-type': 'text/event-stream' },
  body: `data: ${JSON.stringify({ ...shape, choices: [{ index: 0, delta: { content: 'Hel' }, finish_reason: null }] })}\n\n`,
};

function pictures({ picture }: StandIn): Said {
  return { body: { created: 1, data: [{ b64_json: picture.toString('base64') }] } };
}

function edited({ headers, bytes }: Asked, standIn: StandIn): Said {
  const form = bytes.toString('latin1');
  const complete = headers['content-type']?.startsWith('multipart/form-data') && /name="image(\[\])?"/.test(form);
  return complete ? pictures(standIn) : { status: 400, body: { error: { message: 'image is required' } } };
}
