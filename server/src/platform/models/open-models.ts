import { basename } from 'node:path';
import type { Model } from '@easel/contract';
import type { Blobs } from '../blobs/blobs.ts';
import type { Cache } from '../cache/cache.ts';
import { abilitiesOf } from './abilities.ts';
import { baseUrlOf } from './base-url.ts';
import { capabilitiesOf } from './capabilities.ts';
import { layerModelOf } from './configured-layers.ts';
import { chatModelOf, isTrained, pictureModelOf, timeoutMsOf, type ModelConfiguration } from './configured-models.ts';
import { embeddedModels } from './embedded/embedded-models.ts';
import { guardedChat } from './guarded-chat.ts';
import type { ChatModel, ModelPlace, Models, PictureModel } from './models.ts';
import { SharedTurnstile } from './shared-turnstile.ts';
import { Turnstile } from './turnstile.ts';

const defaultParallel = 2;

export interface ModelServices {
  /** Where the typefaces of Brand Kits are; without it they are not to be had. */
  readonly files?: Pick<Blobs, 'read'>;
  /** What the processes of this service have in common; left out: there is one process. */
  readonly shared?: Cache;
}

/** What the operator has set up, with the embedded models behind it: there is always one that thinks and one that draws. */
export function openModels(configured: readonly ModelConfiguration[], { files, shared }: ModelServices = {}): Models {
  // The SDK would print what a provider does not support with every call.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const embedded = embeddedModels(async (key) => files?.read(key) ?? null);
  const places = new Map(configured.map((model) => [model.ID, placeOf(model, embedded, shared)]));
  const chats = [...places.values()].flatMap(({ chat }) => (chat ? [chat] : []));
  const pictures = [...places.values()].flatMap(({ picture }) => (picture ? [picture] : []));
  const separators = [...places.values()].flatMap(({ separator }) => (separator ? [separator] : []));
  const [chat = embedded.chat] = chats;
  const [first] = pictures;
  return {
    chat,
    picture: (id) => {
      if (first && (id === undefined || id === 'auto')) return first;
      return pictures.find((model) => model.id === id) ?? embedded.picture(id);
    },
    pictures: () => [...pictures, ...embedded.pictures()],
    ...(separators[0] && { separator: separators[0] }),
    list: () => [...configured.map(describe), ...embedded.list()],
    place: (id) => places.get(id) ?? embedded.place(id),
    close: () => embedded.close(),
  };
}

function placeOf(configured: ModelConfiguration, embedded: Models, shared: Cache | undefined): ModelPlace {
  const { ID: id, Kind: kind } = configured;
  if (!isTrained(configured)) return embeddedPlace(configured, embedded);
  const baseUrl = baseUrlOf(configured.Driver, configured.BaseURL);
  if (kind === 'chat') return { kind, baseUrl, chat: chatModel(id, configured) };
  if (kind === 'separate') return { kind, baseUrl, separator: layerModelOf(configured, shared) };
  return { kind, baseUrl, picture: pictureModel(id, configured, shared) };
}

/** The embedded models under a name of the operator's, so that they may come first. */
function embeddedPlace({ ID: id, Kind: kind, Price }: ModelConfiguration, embedded: Models): ModelPlace {
  const picture = embedded.picture(undefined);
  if (kind === 'chat' || !picture) return { kind, baseUrl: null, chat: { ...embedded.chat, id } };
  const paid = Price?.Credits === undefined ? {} : { creditsPerPicture: Price.Credits };
  return { kind, baseUrl: null, picture: { ...picture, id, ...paid } };
}

function chatModel(id: string, configured: Parameters<typeof chatModelOf>[0]): ChatModel {
  return { id, model: guardedChat(chatModelOf(configured)) };
}

function pictureModel(
  id: string,
  configured: Parameters<typeof pictureModelOf>[0],
  shared: Cache | undefined,
): PictureModel {
  const { Driver, Capabilities, Nodes, Parallel = defaultParallel, Price } = configured;
  return {
    id,
    model: pictureModelOf(configured),
    procedural: false,
    parallel: Parallel,
    turnstile: shared ? new SharedTurnstile(shared, id, Parallel) : new Turnstile(Parallel),
    timeoutMs: timeoutMsOf(configured),
    capabilities: capabilitiesOf(Driver, Capabilities, Nodes && { ...Nodes }),
    ...(Price?.PerImage !== undefined && { pricePerPicture: Price.PerImage }),
    ...(Price?.Credits !== undefined && { creditsPerPicture: Price.Credits }),
  };
}

function describe(configured: ModelConfiguration): Model {
  const { ID, Label, Kind, Driver, Capabilities, Nodes } = configured;
  const can = capabilitiesOf(Driver, Capabilities, Nodes && { ...Nodes });
  const { sizes, edit, maxCount } = can;
  const kinds: Model['kinds'] = Kind === 'image' && edit ? ['image', 'edit'] : [Kind];
  // A ratio is no size: what is made to one is cut to whatever was asked for.
  const pixels = Kind === 'image' && sizes?.every((size) => size.includes('x')) ? [...sizes] : null;
  const known = { id: ID, label: Label, provider: Driver, kinds, sizes: pixels, maxCount, place: placeFor(configured) };
  return Kind === 'image' ? { ...known, abilities: abilitiesOf(can) } : known;
}

/** The host alone: paths and names before an `@` may hold secrets. */
function placeFor(configured: ModelConfiguration): NonNullable<Model['place']> {
  const { Driver, Kind, Model: named, Workflow, Key, Price, BaseURL, Parallel = defaultParallel } = configured;
  return {
    host: Driver === 'embedded' ? null : new URL(baseUrlOf(Driver, BaseURL)).host,
    model: named ?? (Workflow === undefined ? null : basename(Workflow)),
    keyed: Key !== undefined,
    pricePerPicture: Price?.PerImage ?? null,
    parallel: Kind === 'image' ? Parallel : Kind === 'separate' ? (configured.Parallel ?? 1) : null,
    timeoutSeconds: timeoutMsOf(configured) / 1000,
  };
}
