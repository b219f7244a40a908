/** Which model does what a turn asks of pictures, and how. */
import type { PictureOperation } from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import { plainCapabilities } from '../platform/models/capabilities.ts';
import type { Models, PictureModel } from '../platform/models/models.ts';
import type { TurnRequest } from './turn-request.ts';

export interface PictureWay {
  readonly model: PictureModel;
  /**
   * `model`: the model gets the pictures; `redraw`: our own designer draws anew from the words that it drew from before;
   * `calculation`: no model at all.
   */
  readonly how: 'model' | 'redraw' | 'calculation';
}

/** What people pay for one picture that comes about this way: what is only calculated costs nothing. */
export function costOfWay({ model, how }: PictureWay, credits: Credits): number {
  return how === 'calculation' ? 0 : credits.costOf(model);
}

/** `undefined`: nothing on this server can do it, or there is no model of that name. */
export function pictureWay(request: TurnRequest, models: Models): PictureWay | undefined {
  const asked = request.pictureModel === 'auto' ? undefined : models.picture(request.pictureModel);
  if (request.pictureModel !== 'auto' && !asked) return undefined;
  const candidates = asked ? [asked] : models.pictures();
  if (!request.operation) return plainWay(request, candidates, models);
  return operationWay(request, request.operation, { candidates, models });
}

function plainWay(request: TurnRequest, candidates: readonly PictureModel[], models: Models): PictureWay | undefined {
  const first = models.picture(request.pictureModel);
  // Whoever points at pictures is better served by a model that sees them.
  const sees = (request.pictures ?? []).length > 0 ? candidates.find((model) => abilities(model).edit) : undefined;
  const model = sees ?? first;
  return model && { model, how: 'model' };
}

function operationWay(
  { pictures = [], mask }: TurnRequest,
  operation: PictureOperation,
  { candidates, models }: { candidates: readonly PictureModel[]; models: Models },
): PictureWay | undefined {
  const able = candidates.filter((model) => can(model, operation));
  const masked = mask !== undefined || operation.kind === 'expand';
  const masking = (one: PictureModel) => Number(abilities(one).mask);
  const [model] = masked ? able.toSorted((one, other) => masking(other) - masking(one)) : able;
  if (model) return { model, how: 'model' };
  const own = models.pictures().find(({ procedural }) => procedural);
  if (!own) return undefined;
  if (operation.kind === 'remove-background' || operation.kind === 'upscale') return { model: own, how: 'calculation' };
  const [source] = pictures;
  const drawnHere = source !== undefined && source.prompt !== '' && source.model.endsWith('(procedural)');
  const redraws = drawnHere && !mask && (operation.kind === 'edit' || operation.kind === 'variations');
  return redraws ? { model: own, how: 'redraw' } : undefined;
}

function can(model: PictureModel, { kind }: PictureOperation): boolean {
  const { edit, transparent, upscale } = abilities(model);
  if (kind === 'upscale') return upscale;
  return kind === 'remove-background' ? edit && transparent : edit;
}

function abilities(model: PictureModel) {
  return model.capabilities ?? plainCapabilities;
}
