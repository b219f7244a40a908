import type { Speak } from './stand-in.ts';

const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 2, totalTokenCount: 3 };

/** `generateContent`, which answers pictures as inline parts, and its stream. */
export const speakGoogle: Speak = ({ path, json }, { picture }) => {
  if (!/^\/v1beta\/models\/[\w.-]+:(generateContent|streamGenerateContent)$/.test(path)) return undefined;
  const { responseModalities = [] } = (json.generationConfig ?? {}) as { responseModalities?: string[] };
  const part = responseModalities.includes('IMAGE')
    ? { inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }
    : { text: 'Hello there' };
  const answer = { candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP' }], usageMetadata };
  if (path.endsWith(':generateContent')) return { body: answer };
  return { headers: { 'content-type': 'text/event-stream' }, body: `data: ${JSON.stringify(answer)}\n\n` };
};

export const googleKeyRefusal = {
  status: 400,
  body: {
    error: {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      status: 'INVALID_ARGUMENT',
      details: [{ reason: 'API_KEY_INVALID' }],
    },
  },
};
