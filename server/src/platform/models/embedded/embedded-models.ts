import { availableParallelism } from 'node:os';
import type { Model } from '@easel/contract';
import { abilitiesOf } from '../abilities.ts';
import { plainCapabilities } from '../capabilities.ts';
import type { Models, PictureModel } from '../models.ts';
import { Designer, type ReadFile } from './designer.ts';
import { DesignerModel, designerModelId, layeredDesigns } from './designer-model.ts';
import { RulePlanner } from './rule-planner.ts';

const here = { host: null, model: null, keyed: false, pricePerPicture: null };
const mostThreads = 4;
const timeoutMs = 120_000;

const description: Omit<Model, 'place'> = {
  id: designerModelId,
  label: 'Easel Designer',
  provider: 'embedded',
  kinds: ['image', 'chat'],
  sizes: null,
  maxCount: 8,
  abilities: abilitiesOf(plainCapabilities),
};

/**
 * What works with no key and no network: a planner by rules and a designer by code.
 * @param readFile where the typefaces of Brand Kits are
 */
export function embeddedModels(readFile: ReadFile): Models {
  // One core stays free for the server itself.
  const designer = new Designer(Math.min(mostThreads, Math.max(1, availableParallelism() - 1)), readFile);
  const picture: PictureModel = {
    id: designerModelId,
    model: new DesignerModel(designer),
    layered: layeredDesigns(designer),
    procedural: true,
    parallel: designer.size,
    timeoutMs,
  };
  const named = new Set([undefined, 'auto', designerModelId]);
  const chat = { id: 'rule-planner-1', model: new RulePlanner(designer) };
  return {
    chat,
    picture: (id) => (named.has(id) ? picture : undefined),
    pictures: () => [picture],
    list: () => {
      // Whoever asks which models there are is about to use one.
      designer.warmUp();
      return [{ ...description, place: { ...here, parallel: designer.size, timeoutSeconds: timeoutMs / 1000 } }];
    },
    place: (id) => (id === designerModelId ? { kind: 'image', baseUrl: null, chat, picture } : undefined),
    close: async () => designer.close(),
  };
}
