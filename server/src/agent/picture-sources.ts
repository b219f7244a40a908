/** Pictures that a turn works from: found once, when they are pointed at, and read whenever a model needs them. */
import { assetIdOf, normaliseNode, type CanvasNode, type NormalisedNode } from '@easel/canvas';
import type { AssetMeta } from '@easel/contract';
import sharp from 'sharp';
import { keyOf } from '../assets/asset-keys.ts';
import type { Assets } from '../assets/assets.ts';
import type { Reader, Writer } from '../platform/database.ts';
import type { ReferencePicture } from '../platform/models/finish-picture.ts';
import { asPixels } from '../platform/vector/draw-vector.ts';
import { PictureRefusal } from './picture-refusal.ts';

/** The part of a picture that its node shows, as fractions of it. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureSource {
  /** `null`: a file that was attached. */
  readonly nodeId: string | null;
  readonly assetId: string;
  /** Under which its bytes are kept. */
  readonly key: string;
  readonly mediaType: string;
  readonly title: string;
  readonly cut: Cut | null;
  /** What is seen of it, in its own pixels. */
  readonly pixels: { readonly width: number; readonly height: number };
  /** How large it stands on the canvas. */
  readonly shown: { readonly width: number; readonly height: number } | null;
  /** What it was made from, where it was made here. */
  readonly prompt: string;
  readonly model: string;
  /** It was pointed at by what was taken out of it. */
  readonly byElements?: true;
}

/** A picture of more is a mistake, or meant to fill the memory. */
const mostPixels = 16_384 * 16_384;
/** Ratios nearer than this are the same: sizes on the canvas are rounded. */
const sameRatio = 0.01;

/**
 * Those of the nodes that show a picture which is kept here, in the order of the nodes. It is found by the address that
 * the node shows: a node may name any file by its id, and only who knows the address may see it.
 */
export async function sourcesOfNodes(
  nodes: readonly CanvasNode[],
  assets: Assets,
  database?: Reader,
): Promise<PictureSource[]> {
  const pictures = nodes.flatMap((node) => {
    const reading = normaliseNode(node);
    return reading.kind === 'image' && reading.data.url ? [{ node, reading }] : [];
  });
  const urls = pictures.map(({ reading }) => reading.data.url);
  const ids = await assets.idsByUrls(urls, { database });
  const files = await assets.describe([...ids.values()], database);
  return pictures.flatMap(({ node, reading }) => {
    const assetId = ids.get(reading.data.url);
    const file = assetId === undefined ? undefined : files[assetId];
    if (assetId === undefined || !file) return [];
    const source = sourceOf(assetId, file);
    if (!source) return [];
    const cut = cutOf(reading, source.pixels);
    const pixels = cut ? pixelsOf(source.pixels, cut) : source.pixels;
    const shown = { width: node.width, height: node.height };
    const made = { prompt: reading.data.prompt ?? '', model: reading.data.model ?? '' };
    const title = typeof node.title === 'string' ? node.title : '';
    return [{ ...source, nodeId: node.id, title, cut, pixels, shown, ...made }];
  });
}

/** A file that is a picture, whole. */
export function sourceOf(assetId: string, { url, width, height, contentType }: AssetMeta): PictureSource | undefined {
  const key = keyOf(url);
  if (!key || !contentType.startsWith('image/') || !width || !height) return undefined;
  const blank = { nodeId: null, title: '', cut: null, shown: null, prompt: '', model: '' };
  return { ...blank, assetId, key, mediaType: contentType, pixels: { width, height } };
}

/** A crop is stretched over the node; without one the picture covers it, and what hangs over is not seen. */
function cutOf(
  { width, height, data }: Extract<NormalisedNode, { kind: 'image' }>,
  natural: { width: number; height: number },
): Cut | null {
  if (data.crop) return data.crop;
  if (!width || !height) return null;
  const ratio = natural.width / natural.height / (width / height);
  if (Math.abs(ratio - 1) < sameRatio) return null;
  if (ratio > 1) return { x: (1 - 1 / ratio) / 2, y: 0, width: 1 / ratio, height: 1 };
  return { x: 0, y: (1 - ratio) / 2, width: 1, height: ratio };
}

function pixelsOf({ width, height }: { width: number; height: number }, cut: Cut) {
  const side = (length: number, share: number) => Math.max(1, Math.round(length * share));
  return { width: side(width, cut.width), height: side(height, cut.height) };
}

/**
 * What is seen of a source, upright, in all its pixels.
 * @throws PictureRefusal when its file is gone or can no longer be read
 */
export async function readSource(source: PictureSource, assets: Assets): Promise<ReferencePicture> {
  const { assetId, key, mediaType, cut } = source;
  const bytes = await assets.kept({ id: assetId, key });
  if (!bytes) throw new PictureRefusal('gone');
  try {
    const image = sharp(await asPixels(bytes), { limitInputPixels: mostPixels });
    const { orientation = 1, autoOrient } = await image.metadata();
    const plain = /^image\/(png|jpeg|webp)$/.test(mediaType);
    if (!cut && orientation === 1 && plain) return { bytes, mediaType };
    const upright = image.autoOrient();
    const { width, height } = autoOrient;
    const seen = cut ? upright.extract(regionOf(cut, width, height)) : upright;
    return { bytes: await seen.png().toBuffer(), mediaType: 'image/png' };
  } catch {
    throw new PictureRefusal('gone');
  }
}

function regionOf(cut: Cut, width: number, height: number) {
  const left = Math.min(width - 1, Math.round(cut.x * width));
  const top = Math.min(height - 1, Math.round(cut.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(cut.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(cut.height * height))),
  };
}

/** What was pointed at, each once, in its order: nodes by their ids, and files that are the person's or on the canvas. */
export async function pointedSources(
  transaction: Writer,
  pointed: { readonly nodeIds: readonly string[]; readonly assetIds: readonly string[] },
  found: { nodes: readonly CanvasNode[]; owned: ReadonlyMap<string, AssetMeta> },
  assets: Assets,
): Promise<PictureSource[]> {
  const byId = new Map(found.nodes.map((node) => [node.id, node]));
  const meant = [...new Set(pointed.nodeIds)].flatMap((id) => byId.get(id) ?? []);
  const showing = pointed.assetIds.flatMap((id) => {
    if (found.owned.has(id)) return [];
    return found.nodes.find((node) => assetIdOf(node) === id) ?? [];
  });
  const files = pointed.assetIds.flatMap((id) => {
    const file = found.owned.get(id);
    return (file && sourceOf(id, file)) ?? [];
  });
  const all = [...(await sourcesOfNodes([...meant, ...showing], assets, transaction)), ...files];
  const seen = new Set<string>();
  return all.filter((source) => {
    const name = source.nodeId ?? source.assetId;
    // A file that a node shows is meant once, as the node shows it.
    const known =
      seen.has(name) || (source.nodeId === null && all.some((other) => other.nodeId && other.key === source.key));
    seen.add(name);
    return !known;
  });
}
