import { expect, test } from 'vitest';
import { baseUrlOf } from '../src/platform/models/base-url.ts';

test.each([
  ['openai', undefined, 'https://api.openai.com/v1'],
  ['openai-compatible', 'https://host', 'https://host/v1'],
  ['openai-compatible', 'https://host/', 'https://host/v1'],
  ['openai-compatible', 'https://host/v1', 'https://host/v1'],
  ['openai-compatible', 'https://host/v1/', 'https://host/v1'],
  ['openai-compatible', 'https://host/v1/chat/completions', 'https://host/v1'],
  ['openai-compatible', 'https://host/api/v3/images/generations/', 'https://host/api/v3'],
  ['openai-compatible', 'https://host/chat/completions?x=1#y', 'https://host/v1'],
  ['openai-compatible', 'http://127.0.0.1:11434/openai', 'http://127.0.0.1:11434/openai'],
  ['google', 'https://host', 'https://host/v1beta'],
  ['google', 'https://host/v1beta/models/gemini-x:generateContent', 'https://host/v1beta'],
  ['comfyui', undefined, 'http://127.0.0.1:8188'],
  ['comfyui', 'http://box:8188/prompt', 'http://box:8188'],
  ['a1111', 'http://box:7860/sdapi/v1/txt2img', 'http://box:7860'],
  ['a1111', 'http://box/ui/sdapi/v1/', 'http://box/ui'],
  ['fal', undefined, 'https://queue.fal.run'],
  ['replicate', 'https://api.replicate.com/v1/models/a/b/predictions', 'https://api.replicate.com/v1'],
  ['replicate', 'https://api.replicate.com', 'https://api.replicate.com/v1'],
] as const)('%s at %s is asked at %s', (driver, given, expected) => {
  expect(baseUrlOf(driver, given)).toBe(expected);
});
