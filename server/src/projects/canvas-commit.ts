import { assetIdOf, type CanvasChange, type CanvasNode } from '@easel/canvas';
import { Refusal, type Author } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Writer } from '../platform/database.ts';
import * as queries from './canvas-queries.ts';
import type { ProjectNews } from './project-news.ts';

const coverPictures = 4;

/** The rows of today that a change touches. */
export interface TodayRows {
  readonly nodes: ReadonlyMap<string, queries.StoredNode>;
  readonly connections: ReadonlyMap<string, queries.StoredRecord>;
}

export interface CanvasCommit {
  readonly projectId: string;
  /** The version that the canvas has before this. */
  readonly version: number;
  readonly extrasJson: string;
  readonly change: CanvasChange;
  readonly today: TodayRows;
  readonly author: Author;
  /** No change may take the canvas beyond so many nodes. */
  readonly mostNodes?: number;
  /** A picture of ours that the client wants as the cover. */
  readonly coverUrl?: string;
}

/** Writes changes of a canvas: rows, log, figures, dropped assets and news, all in the caller's transaction. */
export class CanvasCommits {
  readonly #assets: Assets;
  readonly #news: ProjectNews;

  constructor(services: { assets: Assets; news: ProjectNews }) {
    this.#assets = services.assets;
    this.#news = services.news;
  }

  /** The new version, or the old one when the change changes nothing. @throws Refusal `canvas.too_large` */
  async write(transaction: Writer, commit: CanvasCommit): Promise<number> {
    const { projectId, change, today, author } = commit;
    if (changesNothing(change)) return commit.version;
    const version = commit.version + 1;
    const at = new Date().toISOString();
    const facts = { projectId, version, authorId: author.id, turnId: author.turnId ?? null, at };
    const same = picturesThatStay(change, today);
    const put = await this.#rowsOf(transaction, change.put, same);
    await this.#assets.hold(transaction, newlyShown(put, same));
    await queries.putNodes(transaction, facts, put);
    await queries.putConnections(transaction, facts, change.putConnections.map(recordOf));
    await queries.removeNodes(transaction, projectId, change.remove);
    await queries.removeConnections(transaction, projectId, change.removeConnections);
    await queries.logChanges(transaction, facts, pastOf(change, today));
    await this.#assets.dropLater(transaction, droppedAssets(change, put, today));
    const figures = { version, at, extras: extrasAfter(commit.extrasJson, change), ...growth(change, put, today) };
    const changesCover = commit.coverUrl !== undefined || touchesPictures(change, same, today);
    const covers = changesCover ? await this.#covers(transaction, commit) : undefined;
    const nodes = await queries.updateFigures(transaction, projectId, { ...figures, ...(covers && { covers }) });
    if (figures.nodes > 0 && nodes > (commit.mostNodes ?? Infinity)) throw new Refusal('canvas.too_large');
    const { remove, removeConnections, putConnections } = change;
    const news = { put: [...change.put], remove: [...remove] };
    const links = { putConnections: [...putConnections], removeConnections: [...removeConnections] };
    const event = { type: 'canvas-changed' as const, version: String(version), author, ...news, ...links };
    this.#news.tell(transaction, projectId, event);
    return version;
  }

  /** What a node shows is judged by its address where that is ours, since the address is what people see. */
  async #rowsOf(
    transaction: Writer,
    nodes: readonly CanvasNode[],
    same: ReadonlyMap<string, queries.StoredNode>,
  ): Promise<queries.StoredNode[]> {
    const pictures = nodes.filter(({ id, type }) => type === 'image' && !same.get(id)?.assetId);
    const byUrl = await this.#assets.idsByUrls(
      pictures.flatMap((node) => urlShownBy(node) ?? []),
      { database: transaction },
    );
    return nodes.map((node) => {
      const url = node.type === 'image' ? urlShownBy(node) : undefined;
      const assetId = same.get(node.id)?.assetId ?? ((url && byUrl.get(url)) || assetIdOf(node) || null);
      return { id: node.id, type: node.type, assetId, json: JSON.stringify(node) };
    });
  }

  async #covers(transaction: Writer, { projectId, coverUrl }: CanvasCommit) {
    const pictures = await queries.newestPictures(transaction, projectId, coverPictures);
    const coverUrls = pictures.flatMap(({ json }) => urlShownBy(JSON.parse(json)) ?? []).filter(isOurs);
    return { coverUrl: coverUrl && isOurs(coverUrl) ? coverUrl : (coverUrls[0] ?? null), coverUrls };
  }
}

function changesNothing(change: CanvasChange): boolean {
  const { put, remove, putConnections, removeConnections, fields, removeFields } = change;
  const records = put.length + remove.length + putConnections.length + removeConnections.length;
  return records === 0 && Object.keys(fields ?? {}).length === 0 && (removeFields?.length ?? 0) === 0;
}

function recordOf(record: { readonly id: string }): queries.StoredRecord {
  return { id: record.id, json: JSON.stringify(record) };
}

function urlShownBy(node: CanvasNode): string | undefined {
  const url = (node.data as { url?: unknown } | undefined)?.url;
  return typeof url === 'string' ? url : undefined;
}

function isOurs(url: string): boolean {
  return url.startsWith('/api/files/');
}

/** Each record as it was, so that every version can be worked out again. */
function pastOf(change: CanvasChange, today: TodayRows): queries.PastRecord[] {
  const nodeIds = [...change.put.map(({ id }) => id), ...change.remove];
  const connectionIds = [...change.putConnections.map(({ id }) => id), ...change.removeConnections];
  const nodes = nodeIds.map((id) => {
    const row = today.nodes.get(id);
    return { kind: 'node' as const, id, before: row?.json ?? null, assetId: row?.assetId ?? null };
  });
  const connections = connectionIds.map((id) => {
    return { kind: 'connection' as const, id, before: today.connections.get(id)?.json ?? null, assetId: null };
  });
  return [...nodes, ...connections];
}

/** Assets that a record showed before and none of the change shows after; whether another one does, the deletion asks. */
function droppedAssets(change: CanvasChange, put: readonly queries.StoredNode[], today: TodayRows): string[] {
  const ids = [...change.put.map(({ id }) => id), ...change.remove];
  const before = new Set(ids.flatMap((id) => today.nodes.get(id)?.assetId ?? []));
  for (const { assetId } of put) if (assetId) before.delete(assetId);
  return [...before];
}

function newlyShown(put: readonly queries.StoredNode[], same: ReadonlyMap<string, unknown>): string[] {
  return [...new Set(put.flatMap(({ id, assetId }) => (assetId && !same.has(id) ? [assetId] : [])))];
}

function growth(change: CanvasChange, put: readonly queries.StoredNode[], today: TodayRows) {
  const isPicture = (type: string | undefined) => (type === 'image' ? 1 : 0);
  let [nodes, pictures] = [0, 0];
  for (const { id, type } of put) {
    const row = today.nodes.get(id);
    nodes += row ? 0 : 1;
    pictures += isPicture(type) - isPicture(row?.type);
  }
  for (const id of change.remove) {
    const row = today.nodes.get(id);
    nodes -= row ? 1 : 0;
    pictures -= isPicture(row?.type);
  }
  return { nodes, pictures };
}

/**
 * Pictures that are put and show what they showed, with their rows of today. Nearly every save moves some: neither their
 * asset nor the project's cover has to be asked for then.
 */
function picturesThatStay(change: CanvasChange, today: TodayRows): Map<string, queries.StoredNode> {
  const staying = new Map<string, queries.StoredNode>();
  for (const node of change.put) {
    const row = today.nodes.get(node.id);
    if (node.type !== 'image' || row?.type !== 'image') continue;
    const before: CanvasNode = JSON.parse(row.json);
    if (urlShownBy(before) === urlShownBy(node) && assetIdOf(before) === assetIdOf(node)) staying.set(node.id, row);
  }
  return staying;
}

/** Whether a picture comes, goes, or shows something else. */
function touchesPictures(change: CanvasChange, same: ReadonlyMap<string, unknown>, today: TodayRows): boolean {
  const wasPicture = (id: string) => today.nodes.get(id)?.type === 'image';
  const isNew = ({ id, type }: CanvasNode) => (type === 'image' || wasPicture(id)) && !same.has(id);
  return change.put.some(isNew) || change.remove.some(wasPicture);
}

function extrasAfter(extrasJson: string, { fields, removeFields }: CanvasChange): string {
  if (!fields && !removeFields) return extrasJson;
  const removed = new Set(removeFields);
  const kept = Object.entries(JSON.parse(extrasJson)).filter(([name]) => !removed.has(name));
  return JSON.stringify({ ...Object.fromEntries(kept), ...fields });
}
