/** One open canvas: its document, its camera, its saving and its uploads, apart from any component. */
import { normaliseNode, stateOf, unionOf, type BoundingBox } from '@easel/canvas';
import type { Atlas, Project } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onLineBack } from '../api/line-back.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { comingOf, type PendingPicture } from './coming-pictures.ts';
import { boundsAround } from './edits.ts';
import type { Editor } from './editor.ts';
import { limits, type SceneMode } from './far/scene-mode.ts';
import { createModes, type Modes } from './modes.ts';
import { browserLocks, indexedDbJournal, type Journal, type SessionLocks } from './journal.ts';
import { createPreview } from './preview.ts';
import { replayJournal } from './replay.ts';
import { Autosave, type CanvasServer } from './save.ts';
import { createStage, type Stage } from './stage.ts';
import { createEditorStore, type EditorStore } from './store.ts';
import { isOnTheWay } from './upload.ts';
import { createUploads, type UploadServer, type Uploads } from './uploads.ts';
import { createView, middleOnScreen } from './view.ts';
import { showAgain } from './show-again.ts';
import { keepViewport, keptViewport, type KeptViewport } from './viewport-memory.ts';

/** The server, as far as the view from afar needs it. */
export interface AtlasServer {
  atlas(projectId: string): Promise<Atlas>;
}

export interface SessionOptions {
  /** As `GET /api/projects/:id` answers it; only its id, version, viewport, nodes and connections are read. */
  readonly project: Pick<Project, 'id' | 'version' | 'viewport' | 'nodes' | 'connections'>;
  readonly server: CanvasServer & UploadServer & AtlasServer;
  readonly canEdit: boolean;
  readonly journal?: Journal;
  readonly locks?: SessionLocks;
  /** False: neither begins where this browser last looked nor notes where it looks now. */
  readonly remembers?: boolean;
}

export interface CanvasSession extends Editor {
  /** May change while the canvas is open: components ask `useCanEdit`. */
  readonly canEdit: boolean;
  readonly projectId: string;
  readonly sessionId: string;
  readonly autosave: Autosave;
  readonly uploads: Uploads;
  readonly announcer: Announcer;
  /** What has the canvas to itself for a while, and what is open over it. */
  readonly modes: Modes;
  /** Placeholder pictures by asset id, as far as they are known. */
  readonly thumbhashes: Map<string, string>;
  /** Which view shows the nodes now: in the far one they have no elements of their own. */
  readonly sceneMode: StoreApi<SceneMode>;
  /** What the layers of the page follow in place of the view itself. */
  readonly stage: Stage;
  /** Aborted as soon as the canvas is left: what comes later belongs to the next one who opens it. */
  readonly left: AbortSignal;
  /** Where overview pages of the canvas's pictures are. */
  atlas(): Promise<Atlas>;
  /** Tells which pictures of running turns are still to come. */
  expect(slots: readonly PendingPicture[]): void;
  /** Shows all there is and all that is on its way; on an empty canvas the middle of the page at 100 %. */
  fitAll(): void;
  fitSelection(): void;
  /** Pans just so far that a box of the page is in sight. */
  panTo(box: BoundingBox): void;
  /**
   * Once its size is known, shows everything if this browser never looked at the canvas before: the viewport that
   * the server keeps was made for another window. Later calls do nothing.
   */
  showFirst(): void;
  /**
   * Gives or takes the right to edit. When it goes, an edit under way is cancelled and what is unsaved goes out first;
   * what the server will not take stays in the journal and shows in the save state.
   */
  setCanEdit(canEdit: boolean): void;
  /**
   * Ends listening and saving once the pictures that are on their way have come and all that is unsaved went out: that
   * may be long after the canvas has gone from the screen. Answers how many of the pictures did not come.
   */
  close(): Promise<number>;
}

export function openSession({
  project,
  server,
  canEdit,
  journal = indexedDbJournal(),
  locks = browserLocks(),
  remembers = true,
}: SessionOptions): CanvasSession {
  const projectId = project.id;
  const atlas = atlasAhead(() => server.atlas(projectId), project.nodes.length > limits.toFar);
  const sessionId = crypto.randomUUID();
  const kept: KeptViewport | null = remembers ? keptViewport(projectId) : project.viewport;
  const store = createEditorStore(
    stateOf({ viewport: project.viewport, nodes: project.nodes, connections: project.connections }),
    canEdit,
  );
  const view = createView(kept ?? project.viewport);
  let shown = !remembers;
  const editor: Editor = { store, view, preview: createPreview() };
  const autosave = new Autosave({
    projectId,
    sessionId,
    store,
    server,
    journal,
    version: project.version,
    viewport: () => view.camera,
  });
  const releaseLock = locks.hold(sessionId);
  const stopMemory = view.onRest((moving) => {
    if (!moving && remembers) keepViewport(projectId, view.camera, middleOnScreen(view));
  });
  const replay = () => void replayInto(autosave, { projectId, sessionId, server, journal, locks });
  if (canEdit) replay();
  const thumbhashes = new Map<string, string>();
  // Until the first view is there no node has an element.
  const sceneMode = createStore<SceneMode>(() => 'far');
  const stage = createStage(view, () => sceneMode.getState() === 'near');
  sceneMode.subscribe(() => stage.settle());
  const uploads = createUploads({ editor, projectId, server, thumbhashes });
  const stopLeaving = watchLeaving(autosave, uploads);
  const overview = createOverview(editor, uploads);
  const leaving = new AbortController();
  return {
    ...editor,
    get canEdit() {
      return store.getState().canEdit;
    },
    projectId,
    sessionId,
    autosave,
    thumbhashes,
    sceneMode,
    stage,
    left: leaving.signal,
    atlas,
    announcer: createAnnouncer(),
    modes: createModes(),
    uploads,
    showFirst() {
      if (shown || view.size.width <= 1) return;
      shown = true;
      if (kept === null || !showAgain(editor, kept)) overview.fitAll();
    },
    ...overview,
    fitSelection: () => fitSelection(editor),
    panTo: (box) => view.reveal(box),
    setCanEdit: (next) => changeRight(next, { store, autosave, uploads, replay }),
    async close() {
      leaving.abort();
      stopMemory();
      const lost = await lastSaves(autosave, uploads);
      stopLeaving();
      releaseLock();
      return lost;
    },
  };
}

/** What an earlier visit has left unsaved. */
async function replayInto(autosave: Autosave, replay: Parameters<typeof replayJournal>[0]): Promise<void> {
  try {
    if ((await replayJournal(replay)) > 0) await autosave.catchUp();
  } catch {
    // A browser without a database, or a network that just went: the entries stay for the next visit.
  }
}

/** Ends saving once the pictures on their way have come, each saved as it does; answers how many of them failed. */
async function lastSaves(autosave: Autosave, uploads: Uploads): Promise<number> {
  const failed = () => uploads.getState().filter(({ state }) => state === 'failed').length;
  const before = failed();
  if (uploads.underWay() > 0) {
    // What is unsaved already waits for none of them.
    void autosave.flush();
    await uploads.settled();
  }
  const lost = Math.max(0, failed() - before);
  await autosave.flush();
  // Closed only then: an answer that brings others' work still belongs into the document.
  autosave.close();
  uploads.abandon();
  return lost;
}

interface RightHolders {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  readonly uploads: Uploads;
  readonly replay: () => void;
}

function changeRight(canEdit: boolean, { store, autosave, uploads, replay }: RightHolders): void {
  if (canEdit === store.getState().canEdit) return;
  store.setCanEdit(canEdit);
  if (canEdit) {
    void autosave.tryAgain();
    replay();
  } else {
    uploads.abandon();
    void autosave.flush();
  }
}

function createOverview({ store, view }: Editor, uploads: Uploads): Pick<CanvasSession, 'expect' | 'fitAll'> {
  let slots: readonly PendingPicture[] = [];
  return {
    expect: (next) => void (slots = next),
    fitAll() {
      const { nodes } = store.getState().canvas;
      const there = boundsAround([...nodes.values()].filter((node) => !normaliseNode(node).hidden));
      const coming = comingOf(nodes, slots, uploads.getState());
      view.fit(unionOf(there ? [there, ...coming] : coming) ?? { x: -240, y: -160, width: 480, height: 320 });
    },
  };
}

function fitSelection({ store, view }: Editor): void {
  const { canvas, selection } = store.getState();
  const box = boundsAround([...selection].flatMap((id) => canvas.nodes.get(id) ?? []));
  if (box) view.fit(box, 4);
}

/** Sends what is unsaved before the page goes; pictures on their way cannot outlive it, so the person is asked. */
function watchLeaving(autosave: Autosave, uploads: Uploads): () => void {
  const leave = () => autosave.leave();
  const lost = () => uploads.getState().filter(({ state, fault }) => state === 'failed' && isOnTheWay(fault));
  const ask = (event: Event) => {
    if (uploads.underWay() > 0 || lost().length > 0) event.preventDefault();
  };
  // On phones a hidden page may never come back, and no pagehide says so.
  const hide = () => {
    if (document.visibilityState === 'hidden') void autosave.flush();
  };
  const online = () => void autosave.comeBack();
  const stopSending = onLineBack(() => void uploads.retry(lost().map(({ id }) => id)));
  addEventListener('beforeunload', ask);
  addEventListener('pagehide', leave);
  addEventListener('online', online);
  document.addEventListener('visibilitychange', hide);
  return () => {
    stopSending();
    removeEventListener('beforeunload', ask);
    removeEventListener('pagehide', leave);
    removeEventListener('online', online);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** Asks for the overview pages at once where they may be needed, so that the first drawing knows them. */
function atlasAhead(ask: () => Promise<Atlas>, isNeeded: boolean): () => Promise<Atlas> {
  let ahead = isNeeded ? ask() : null;
  // Whoever draws hears of what went wrong.
  ahead?.catch(() => {});
  return () => {
    const first = ahead;
    ahead = null;
    return first ?? ask();
  };
}
