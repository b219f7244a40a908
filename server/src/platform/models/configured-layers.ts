import { createHash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import { providerOf, timeoutMsOf, type Trained } from './configured-models.ts';
import { comfyUiLayers } from './drivers/comfyui-layers.ts';
import { falLayers } from './drivers/fal-layers.ts';
import { readWorkflow } from './drivers/workflow.ts';
import type { LayerModel } from './layer-model.ts';
import { SharedTurnstile } from './shared-turnstile.ts';
import { Turnstile } from './turnstile.ts';

const usualLayers = 4;
/** A picture taken apart keeps a whole machine busy. */
const usualParallel = 1;

/** A model of the kind `separate`, as the operator has set it up. */
export function layerModelOf(configured: Trained, shared: Cache | undefined): LayerModel {
  const { ID: id, Driver, Model = '', Workflow = '', Nodes = {}, Price } = configured;
  const { Layers = usualLayers, Parallel = usualParallel } = configured;
  const provider = providerOf(configured);
  const workflow = Driver === 'comfyui' ? readWorkflow(id, Workflow, Nodes) : null;
  const driver = workflow ? comfyUiLayers(provider, workflow, Nodes, Layers) : falLayers(provider, Model, Layers);
  const told = JSON.stringify([Driver, Model, workflow, Nodes, Layers]);
  return {
    ...driver,
    id,
    version: createHash('sha256').update(told).digest('hex').slice(0, 12),
    timeoutMs: timeoutMsOf(configured),
    turnstile: shared ? new SharedTurnstile(shared, id, Parallel) : new Turnstile(Parallel),
    procedural: false,
    ...(Price?.Credits !== undefined && { creditsPerPicture: Price.Credits }),
  };
}
