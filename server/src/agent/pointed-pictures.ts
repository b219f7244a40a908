import { assetIdOf, type CanvasNode } from '@easel/canvas';
import { Refusal, type PictureMask, type PictureOperation } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Writer } from '../platform/database.ts';
import type { Canvases } from '../projects/canvas.ts';
import { meansPicture } from '../platform/models/embedded/request.ts';
import { meantPictures } from './meant-pictures.ts';
import { pointedSources, sourceOf, sourcesOfNodes, type PictureSource } from './picture-sources.ts';
import type { TurnRequest } from './turn-request.ts';

/** More pictures than any model takes. */
const mostPictures = 16;

export interface Pointing {
  /** What the person says. */
  readonly text?: string;
  readonly nodeIds?: readonly string[];
  readonly assetIds?: readonly string[];
  readonly mask?: PictureMask;
  readonly operation?: PictureOperation;
}
export type PointedPictures = Pick<TurnRequest, 'pictures' | 'operation' | 'mask'>;

/**
 * What a request points at, as it is now: later changes of the canvas are no part of the turn.
 * @throws Refusal `picture.not_found`, `picture.mask_refused`, `asset.not_found`
 */
export async function pointedPictures(
  transaction: Writer,
  { projectId, authorId }: { projectId: string; authorId: string },
  pointing: Pointing,
  { canvases, assets }: { canvases: Canvases; assets: Assets },
): Promise<PointedPictures> {
  const operation = operationOf(pointing);
  const { mask, assetIds = [] } = pointing;
  const nodeIds = [...(operation ? [operation.nodeId] : []), ...(pointing.nodeIds ?? [])];
  if (nodeIds.length + assetIds.length === 0) {
    if (!meansPicture(pointing.text ?? '')) return {};
    const only = await onlyPicture(await canvases.nodes(projectId, transaction), assets, transaction);
    return only ? { pictures: [only] } : {};
  }
  const nodes = await canvases.nodes(projectId, transaction);
  const lines = nodeIds.length > 0 ? await canvases.connections(projectId, transaction) : [];
  const meant = meantPictures(nodes, lines, nodeIds);
  const byElements = new Set(meant.flatMap((picture) => (picture.byElements ? [picture.nodeId] : [])));
  const masking = mask ? [mask.assetId] : [];
  const owned = await assets.ownedAmong(transaction, authorId, [...assetIds, ...masking]);
  const pointed = { nodeIds: meant.map(({ nodeId }) => nodeId), assetIds };
  const found = await pointedSources(transaction, pointed, { nodes, owned }, assets);
  const standing = new Set(nodes.map(assetIdOf));
  if (assetIds.some((id) => !owned.has(id) && !standing.has(id))) throw new Refusal('asset.not_found');
  if (operation && found[0]?.nodeId !== operation.nodeId) throw new Refusal('picture.not_found');
  return {
    ...(found.length > 0 && {
      pictures: found.slice(0, mostPictures).map((source) => {
        return byElements.has(source.nodeId ?? '') ? { ...source, byElements: true as const } : source;
      }),
    }),
    ...(operation && { operation }),
    ...(mask && { mask: { nodeId: mask.nodeId, picture: maskFrom(mask, owned.get(mask.assetId)) } }),
  };
}

/** "This picture" where nothing is pointed at: the one that stands on the canvas, if there is no other. */
async function onlyPicture(nodes: readonly CanvasNode[], assets: Assets, database: Writer) {
  const seen = nodes.filter((node) => node.type === 'image' && !node.hidden);
  return seen.length === 1 ? (await sourcesOfNodes(seen, assets, database))[0] : undefined;
}

/** Whoever paints a mask wants an edit; nothing else takes one. */
function operationOf({ operation, mask }: Pointing): PictureOperation | undefined {
  if (!mask) return operation;
  const about = operation ?? { kind: 'edit' as const, nodeId: mask.nodeId };
  if (about.kind === 'edit' && about.nodeId === mask.nodeId) return about;
  throw new Refusal('picture.mask_refused', {
    details: [{ pointer: '/body/mask', reason: 'a mask goes with an edit of the same picture' }],
  });
}

function maskFrom({ assetId }: PictureMask, file: Parameters<typeof sourceOf>[1] | undefined): PictureSource {
  const source = file && sourceOf(assetId, file);
  if (!source) throw new Refusal('picture.mask_refused');
  return source;
}
