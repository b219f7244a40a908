/** Files on their way to the canvas: one ticket, one upload and one node each, with progress and a way to try again. */
import { ordersAbove, type CanvasNode } from '@easel/canvas';
import type { AssetMeta, UploadTicket } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { StoreUnreached } from '../api/store-unreached.ts';
import { bringIntoView } from './bring-into-view.ts';
import { middleOfView } from './view.ts';
import type { Box, Point } from './camera.ts';
import { replacedPicture, type NewPicture } from './crop/picture-edits.ts';
import type { Editor } from './editor.ts';
import { intoFrames } from './edits.ts';
import type { Upload, UploadFault } from './upload.ts';
import { fetchedAhead, fetchPatiently } from '../ui/index.ts';

const loadIntake = fetchedAhead(() => import('./upload-intake.ts'));
const intake = () => fetchPatiently(loadIntake, false);

export interface UploadServer {
  uploadTicket(request: {
    fileName: string;
    contentType: string;
    size: number;
    projectId: string;
  }): Promise<UploadTicket>;
  /** Puts the bytes; `progress` is told how many have gone. */
  putFile(
    ticket: UploadTicket,
    file: Blob,
    progress: (sent: number) => void,
  ): Promise<Pick<AssetMeta, 'width' | 'height' | 'thumbhash'>>;
}

export interface Uploads extends Pick<StoreApi<readonly Upload[]>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Places pictures side by side about a point of the page and sends them; `null`: in sight, on nothing that stands there. */
  start(files: readonly File[], at: Point | null): Promise<void>;
  /** Sends one picture and puts it in the place of the one that a node shows; answers whether it stands there. */
  replace(nodeId: string, file: File, become?: BecomePicture): Promise<boolean>;
  /** Sends those that failed again. */
  retry(ids: readonly string[]): Promise<void>;
  /** Takes what is done or failed off the list. */
  dismiss(): void;
  /** Forgets them all: nothing of what is still on its way is placed. */
  abandon(): void;
  /** How many are on their way, those that are still being read and files of layers among them. */
  underWay(): number;
  /**
   * For who leaves: done once none is on its way any more, each is placed, has failed or was abandoned. Files of layers that
   * nobody has begun to open are let go.
   */
  settled(): Promise<void>;
  /** Says who opens files of layers, which are more than one picture; answers how to take it back. */
  onLayered(open: OpenLayered): () => void;
}

/** What a node becomes with another picture, and what the change is called. */
export interface BecomePicture {
  readonly label: string;
  readonly node: (node: CanvasNode, picture: NewPicture) => CanvasNode;
}

/** Done once its layers are placed, or it was told why not. @param at of the page: where its middle goes */
export type OpenLayered = (file: File, at: Point) => Promise<void>;

const isLayered = ({ name, type }: File) => /\.ps[db]$/i.test(name) || type === 'image/vnd.adobe.photoshop';

/** Hands files of layers to whoever opens them, who comes a moment after the canvas: what is dropped before waits. */
function createOpener(work: ReturnType<typeof createWork>) {
  let opener = Promise.withResolvers<OpenLayered | null>();
  return {
    onLayered(open: OpenLayered) {
      opener.resolve(open);
      return () => void (opener = Promise.withResolvers());
    },
    /** Lets go of what waits, as nobody comes any more. */
    giveUp: () => opener.resolve(null),
    /** Answers the files that are not of layers. */
    openIn(files: readonly File[], at: Point): File[] {
      for (const file of files.filter(isLayered)) work.open(opener.promise.then((open) => open?.(file, at)));
      return files.filter((file) => !isLayered(file));
    },
  };
}

export interface UploadOptions {
  readonly editor: Editor;
  readonly projectId: string;
  readonly server: UploadServer;
  readonly thumbhashes: Map<string, string>;
}

export function createUploads(options: UploadOptions): Uploads {
  const { editor } = options;
  const list = createList(editor);
  const { store, find } = list;
  const send = createSender(options, list);
  const work = createWork();
  const layered = createOpener(work);
  const mayEdit = () => editor.store.getState().canEdit;
  const sendAll = async (ids: readonly string[], { isReadable, onPlaced }: SendHow = {}) => {
    const waiting = ids.values();
    const lane = async () => {
      for (const id of waiting) if ((await isReadable?.(id)) ?? true) await send(id, onPlaced);
    };
    // A few at once use the line well; all at once would make each of twenty look stuck.
    await Promise.all(Array.from({ length: 3 }, lane));
  };

  const start = async (chosen: readonly File[], at: Point | null) => {
    if (!mayEdit()) return;
    const files = layered.openIn(chosen, at ?? middleOfView(editor));
    const added = files.map((file) => list.add(file));
    const { createReader, placesAt, placesInSight } = await intake();
    const reader = createReader(list);
    // The right may go while the pictures are read: then none of them is left.
    const known = await reader.sizesOf(added);
    const sizes = known.map(({ natural }) => natural);
    const places = at ? placesAt(editor, sizes, at) : placesInSight(editor, sizes, coming(store.getState()));
    let isInSight = places.inSight;
    const onPlaced = files.length === 1 ? selectsWhatComes(editor) : undefined;
    const key = `upload ${crypto.randomUUID()}`;
    const orders = list.ordersFor(known.length);
    known.forEach(({ id }, index) => {
      list.becoming.set(id, { stand: { order: orders[index]!, key } });
      list.set(id, { place: places.boxes[index]! });
    });
    const ids = known.map(({ id }) => id);
    const couldBeRead = reader.read(ids);
    const isReadable = async (id: string) => {
      const isGood = await couldBeRead(id);
      // Not before: a header may be all that is good of a file, and then there is nothing to see.
      if (isGood && !isInSight) bringIntoView(editor, places.boxes);
      isInSight ||= isGood;
      return isGood;
    };
    await sendAll(ids, { isReadable, onPlaced });
  };
  const replace = async (nodeId: string, file: File, become = anotherPicture) => {
    if (!placeOfNode(editor, nodeId)) return false;
    const id = list.add(file);
    const { createReader } = await intake();
    const isRead = await createReader(list).read([id])(id);
    const place = placeOfNode(editor, nodeId);
    if (isRead && place) {
      list.becoming.set(id, { target: { nodeId, become } });
      list.set(id, { place });
      await send(id);
    } else if (isRead) list.keep((upload) => upload.id !== id);
    return find(id)?.state === 'placed';
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start: (files, at) => work.follow(start(files, at)),
    replace: (...wish) => work.follow(replace(...wish)),
    retry: (ids) => work.follow(sendAll(ids)),
    dismiss: () => list.keep(isOnItsWay),
    onLayered: layered.onLayered,
    abandon: () => list.keep(() => false),
    underWay: () => work.unlisted() + store.getState().filter(isOnItsWay).length,
    settled() {
      layered.giveUp();
      return work.settled();
    },
  };
}

interface SendHow {
  /** Whether it can be read, once that is known: what cannot is not sent. */
  readonly isReadable?: (id: string) => Promise<boolean>;
  readonly onPlaced?: ((nodeId: string) => void) | undefined;
}

const isOnItsWay = ({ state }: Upload) => state === 'sending' || state === 'reading';

/** What a file becomes once it has arrived: a picture of its own, or that of a node. */
interface Becoming {
  readonly target?: Target;
  readonly stand?: Stand;
}

interface Stand {
  readonly order: string;
  /** Of the step to undo: those that were brought together go together. */
  readonly key: string;
}

/** The uploads that are told of, and what each needs until it is placed. */
function createList(editor: Editor) {
  const store = createStore<readonly Upload[]>(() => []);
  const files = new Map<string, File>();
  const becoming = new Map<string, Becoming>();
  return {
    store,
    files,
    becoming,
    /** Heights above all that stands, and above those that are promised already: whichever comes first, they keep to them. */
    ordersFor(count: number): string[] {
      const promised = [...becoming].flatMap(([id, { stand }]) => (stand ? [{ id, ...stand }] : []));
      return ordersAbove([...editor.store.getState().canvas.nodes.values(), ...promised], count);
    },
    find: (id: string) => store.getState().find((upload) => upload.id === id),
    set: (id: string, part: Partial<Upload>) =>
      store.setState(
        store.getState().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
        true,
      ),
    /** Answers its id. */
    add(file: File): string {
      const id = crypto.randomUUID();
      files.set(id, file);
      const { name, size } = file;
      const upload: Upload = { id, name, size, sent: 0, state: 'reading', previewUrl: null, place: null };
      store.setState([...store.getState(), upload], true);
      return id;
    },
    keep(wanted: (upload: Upload) => boolean) {
      const gone = store.getState().filter((upload) => !wanted(upload));
      endPreviews(gone);
      for (const { id } of gone) {
        files.delete(id);
        becoming.delete(id);
      }
      store.setState(store.getState().filter(wanted), true);
    },
  };
}

function createSender({ editor, projectId, server, thumbhashes }: UploadOptions, list: ReturnType<typeof createList>) {
  const { files, becoming, find, set } = list;
  return async (id: string, onPlaced?: (nodeId: string) => void) => {
    const file = files.get(id);
    if (!file) return;
    set(id, { state: 'sending', sent: 0 });
    try {
      const ticket = await server.uploadTicket(ticketRequest(file, projectId));
      const meta = await server.putFile(ticket, file, (sent) => set(id, { sent }));
      if (meta.thumbhash) thumbhashes.set(ticket.assetId, meta.thumbhash);
      const place = find(id)?.place;
      const { target, stand } = becoming.get(id) ?? {};
      if (target) putInPlace(editor, target, { ticket, meta });
      else if (place && stand) {
        const nodeId = placePicture(editor, { ticket, meta, place, stand, title: titleOf(file.name) });
        onPlaced?.(nodeId);
      }
      set(id, { state: 'placed', sent: file.size });
      files.delete(id);
    } catch (error) {
      set(id, { state: 'failed', fault: faultOf(error) });
    }
  };
}

/** What is to be waited for before all is done. */
function createWork() {
  const going = new Set<Promise<unknown>>();
  let opening = 0;
  const follow = <T>(work: Promise<T>): Promise<T> => {
    const followed = work.finally(() => going.delete(followed));
    going.add(followed);
    return followed;
  };
  return {
    follow,
    /** Of a file of layers: whoever opens it tells how it went. */
    open(work: Promise<void>): void {
      opening += 1;
      void follow(work.finally(() => (opening -= 1)));
    },
    /** Of what stands on no list of uploads. */
    unlisted: () => opening,
    async settled() {
      while (going.size > 0) await Promise.allSettled(going);
    },
  };
}

const coming = (uploads: readonly Upload[]): Box[] =>
  uploads.flatMap((upload) => (isOnItsWay(upload) && upload.place ? [upload.place] : []));

function endPreviews(uploads: readonly Pick<Upload, 'previewUrl'>[]): void {
  for (const { previewUrl } of uploads) if (previewUrl) URL.revokeObjectURL(previewUrl);
}

interface Arrival {
  readonly ticket: UploadTicket;
  readonly meta: Pick<AssetMeta, 'width' | 'height'>;
  readonly place: Box;
  readonly stand: Stand;
  readonly title: string;
}

/**
 * Whoever brings a picture goes on with it: it is selected once it stands, unless something else has been chosen or is being
 * written since. Several at once are not: what is selected is pointed at, and a message is seldom about all of them.
 */
function selectsWhatComes({ store }: Editor): (nodeId: string) => void {
  const before = store.getState().selection;
  return (nodeId) => {
    const { selection, editing, wire } = store.getState();
    const isSame = selection.size === before.size && [...selection].every((id) => before.has(id));
    if (isSame && editing === null && wire === null) store.select([nodeId]);
  };
}

/** Answers the id of its node. */
function placePicture({ store }: Editor, { ticket, meta, place, stand, title }: Arrival): string {
  const { canvas } = store.getState();
  const node: CanvasNode = {
    id: crypto.randomUUID(),
    type: 'image',
    ...place,
    rotation: 0,
    opacity: 1,
    order: stand.order,
    parentId: null,
    locked: false,
    hidden: false,
    title,
    meta: { source: 'user', createdAt: new Date().toISOString() },
    data: {
      assetId: ticket.assetId,
      url: ticket.publicUrl,
      naturalWidth: meta.width,
      naturalHeight: meta.height,
      alt: title,
    },
  };
  // The first of them says when they came: what is done while the others arrive comes after them all.
  const begun = store.getState().history.past.some(({ mergeKey }) => mergeKey === stand.key);
  store.commit({ put: intoFrames(canvas, [node]) }, 'upload', stand.key, begun);
  return node.id;
}

const ticketRequest = (file: File, projectId: string) => ({
  fileName: file.name || 'picture',
  contentType: file.type,
  size: file.size,
  projectId,
});

/** Null when it may not be changed, or is gone. */
function placeOfNode({ store }: Editor, id: string): Box | null {
  const { canvas, canEdit } = store.getState();
  const node = canvas.nodes.get(id);
  return node && canEdit ? { x: node.x, y: node.y, width: node.width, height: node.height } : null;
}

const anotherPicture: BecomePicture = { label: 'replace', node: replacedPicture };

interface Target {
  readonly nodeId: string;
  readonly become: BecomePicture;
}

function putInPlace({ store }: Editor, { nodeId, become }: Target, { ticket, meta }: Pick<Arrival, 'ticket' | 'meta'>) {
  const node = store.getState().canvas.nodes.get(nodeId);
  // Somebody may have deleted it meanwhile.
  if (!node) return;
  const picture = {
    assetId: ticket.assetId,
    url: ticket.publicUrl,
    naturalWidth: meta.width,
    naturalHeight: meta.height,
  };
  store.commit({ put: [become.node(node, picture)] }, become.label);
}

const titleOf = (fileName: string) => fileName.replace(/\.[^.]+$/, '').slice(0, 200);

const faults: Record<string, UploadFault> = {
  'asset.type_refused': 'type',
  'asset.too_large': 'too-large',
  'request.too_large': 'too-large',
  'asset.type_mismatch': 'mismatch',
  'server.disk_full': 'full',
};

function faultOf(error: unknown): UploadFault {
  if (error instanceof StoreUnreached) return 'store';
  if (typeof error !== 'object' || error === null || !('status' in error)) return 'network';
  const code = 'errorCode' in error ? String(error.errorCode) : '';
  return faults[code] ?? (Number(error.status) >= 500 || Number(error.status) === 0 ? 'network' : 'refused');
}
