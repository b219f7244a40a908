import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embeddedModels } from './embedded/embedded-models.ts';
import type { ChatModel, Models, PictureModel } from './models.ts';

const defaultParallel = 2;
const defaultTimeoutSeconds = 120;
const picturesPerTurn = 8;

/** A model that an operator has set up. */
export interface ModelConfiguration {
  readonly ID: string;
  readonly Label: string;
  readonly Kind: 'chat' | 'image';
  readonly BaseURL: string;
  readonly Model: string;
  readonly Key?: string;
  readonly Parallel?: number;
  readonly TimeoutSeconds?: number;
}

/** What the operator has set up, with the embedded models behind it: there is always one that thinks and one that draws. */
export function openModels(configured: readonly ModelConfiguration[]): Models {
  // The SDK would print what a provider does not support with every call.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const embedded = embeddedModels();
  const [chat = embedded.chat] = configured.filter(({ Kind }) => Kind === 'chat').map(chatModel);
  const pictures = configured.filter(({ Kind }) => Kind === 'image').map(pictureModel);
  const [first] = pictures;
  return {
    chat,
    picture: (id) => {
      if (first && (id === undefined || id === 'auto')) return first;
      return pictures.find((model) => model.id === id) ?? embedded.picture(id);
    },
    list: () => [...configured.map(describe), ...embedded.list()],
    close: () => embedded.close(),
  };
}

function chatModel(configured: ModelConfiguration): ChatModel {
  return { id: configured.ID, model: providerOf(configured).chatModel(configured.Model) };
}

function pictureModel(configured: ModelConfiguration): PictureModel {
  const { ID, Model, Parallel = defaultParallel, TimeoutSeconds = defaultTimeoutSeconds } = configured;
  const model = providerOf(configured).imageModel(Model);
  return { id: ID, model, procedural: false, parallel: Parallel, timeoutMs: TimeoutSeconds * 1000 };
}

function describe({ ID, Label, Kind }: ModelConfiguration) {
  return { id: ID, label: Label, provider: 'openai-compatible', kinds: [Kind], sizes: null, maxCount: picturesPerTurn };
}

function providerOf({ ID, BaseURL, Key }: ModelConfiguration) {
  return createOpenAICompatible({ name: ID, baseURL: versioned(BaseURL), ...(Key !== undefined && { apiKey: Key }) });
}

/** People copy addresses with and without the version that the protocol wants in them. */
function versioned(address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path === '' ? '/v1' : path;
  return url.href.replace(/\/+$/, '');
}
