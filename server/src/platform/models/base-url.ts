export type Driver = 'openai' | 'openai-compatible' | 'google' | 'comfyui' | 'a1111' | 'fal' | 'replicate' | 'embedded';

interface AddressRule {
  /** Where the provider itself, or its program on this machine, listens. */
  readonly usual?: string;
  /** What people paste behind the base. */
  readonly endpoint: RegExp;
  /** Put behind an address without a path. */
  readonly version: string;
}

const openAi: AddressRule = {
  usual: 'https://api.openai.com/v1',
  endpoint: /\/(chat\/completions|completions|responses|models|images(\/(generations|edits|variations))?)$/,
  version: '/v1',
};
const rules: Record<Exclude<Driver, 'embedded'>, AddressRule> = {
  openai: openAi,
  'openai-compatible': { endpoint: openAi.endpoint, version: '/v1' },
  google: {
    usual: 'https://generativelanguage.googleapis.com/v1beta',
    endpoint: /\/models(\/[^/]+)?$/,
    version: '/v1beta',
  },
  comfyui: { usual: 'http://127.0.0.1:8188', endpoint: /\/(prompt|history|view|queue|interrupt)$/, version: '' },
  a1111: { usual: 'http://127.0.0.1:7860', endpoint: /\/(docs|sdapi(\/v1(\/[^/]+)?)?)$/, version: '' },
  fal: { usual: 'https://queue.fal.run', endpoint: /$^/, version: '' },
  replicate: {
    usual: 'https://api.replicate.com/v1',
    endpoint: /\/(predictions|models(\/[^/]+\/[^/]+(\/predictions)?)?)$/,
    version: '/v1',
  },
};

/**
 * The address that paths are put behind, without a slash at its end. People copy addresses with and without the version
 * that a protocol wants in them, and whole endpoints out of examples.
 */
export function baseUrlOf(driver: Exclude<Driver, 'embedded'>, given: string | undefined): string {
  const { usual, endpoint, version } = rules[driver];
  const url = new URL(given ?? usual ?? '');
  const path = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  const base = path.replace(endpoint, '');
  return url.origin + (base === '' ? version : base);
}
