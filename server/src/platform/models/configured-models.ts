import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { baseUrlOf, type Driver } from './base-url.ts';
import type { CapabilitySettings } from './capabilities.ts';
import { a1111Model } from './drivers/a1111.ts';
import type { Provider } from './drivers/ask-json.ts';
import { comfyUiModel } from './drivers/comfyui.ts';
import { fetchWithPictures } from './drivers/download.ts';
import { falModel } from './drivers/fal.ts';
import { replicateModel } from './drivers/replicate.ts';
import { readWorkflow, type NodeMapping } from './drivers/workflow.ts';
import { modelFetch } from './model-fetch.ts';

/** A model that an operator has set up. */
export interface ModelConfiguration {
  readonly ID: string;
  readonly Label: string;
  readonly Kind: 'chat' | 'image' | 'separate';
  readonly Driver: Driver;
  readonly BaseURL?: string;
  readonly Model?: string;
  readonly Key?: string;
  readonly Parallel?: number;
  readonly TimeoutSeconds?: number;
  readonly Capabilities?: CapabilitySettings;
  readonly Price?: { readonly PerImage?: number; readonly Credits?: number };
  readonly Workflow?: string;
  readonly Nodes?: NodeMapping;
  readonly Layers?: number;
}
export type Trained = ModelConfiguration & { readonly Driver: Exclude<Driver, 'embedded'> };

const defaultTimeoutSeconds = 120;
/** Pictures come as base64, several thousand pixels wide; what is said, as events of some hundred bytes for each word. */
const mostAnswerBytes = { image: 96 * 1024 * 1024, separate: 96 * 1024 * 1024, chat: 16 * 1024 * 1024 };
/** The SDK reads the environment for a missing key, and would send some other service's to this one. */
const noKey = 'none';

export function isTrained(configured: ModelConfiguration): configured is Trained {
  return configured.Driver !== 'embedded';
}

export function timeoutMsOf({ TimeoutSeconds = defaultTimeoutSeconds }: ModelConfiguration): number {
  return TimeoutSeconds * 1000;
}

export function chatModelOf(configured: Trained): LanguageModelV4 {
  const { Driver, Model = '' } = configured;
  const settings = sdkSettings(configured);
  if (Driver === 'google') return createGoogleGenerativeAI({ ...settings, apiKey: settings.apiKey ?? noKey })(Model);
  // Completions, which every server that calls itself compatible speaks; with OpenAI itself its own responses.
  if (Driver === 'openai') return createOpenAI({ ...settings, apiKey: settings.apiKey ?? noKey }).chat(Model);
  return createOpenAICompatible({ ...settings, name: 'compatible' }).chatModel(Model);
}

export function pictureModelOf(configured: Trained): ImageModelV4 {
  const { Driver, ID, Model = '' } = configured;
  const settings = sdkSettings(configured);
  switch (Driver) {
    case 'openai':
      return createOpenAI({ ...settings, apiKey: settings.apiKey ?? noKey }).image(Model);
    case 'openai-compatible':
      return createOpenAICompatible({ ...settings, name: 'compatible' }).imageModel(Model);
    case 'google':
      return createGoogleGenerativeAI({ ...settings, apiKey: settings.apiKey ?? noKey }).image(Model);
    case 'comfyui': {
      const { Workflow = '', Nodes = {} } = configured;
      return comfyUiModel(providerOf(configured), ID, readWorkflow(ID, Workflow, Nodes), Nodes);
    }
    case 'a1111':
      return a1111Model(providerOf(configured), configured.Model);
    case 'fal':
      return falModel(providerOf(configured), Model);
    case 'replicate':
      return replicateModel(providerOf(configured), Model);
  }
}

function sdkSettings(configured: Trained) {
  const provider = providerOf(configured);
  return {
    baseURL: provider.baseUrl,
    fetch: fetchWithPictures(provider),
    ...(configured.Key !== undefined && { apiKey: configured.Key }),
  };
}

export function providerOf(configured: Trained): Provider {
  const { Driver, Kind, BaseURL, Key } = configured;
  const bounds = { silenceMs: timeoutMsOf(configured), maxBytes: mostAnswerBytes[Kind], secrets: Key ? [Key] : [] };
  return { baseUrl: baseUrlOf(Driver, BaseURL), fetch: modelFetch(bounds), headers: keyHeader(Driver, Key) };
}

function keyHeader(driver: Driver, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  if (driver === 'fal') return { authorization: `Key ${key}` };
  // Programs on one's own machine ask for a name and a password, or stand behind something that takes a token.
  if (driver === 'a1111' && key.includes(':')) return { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  return { authorization: `Bearer ${key}` };
}
