/**
 * Keeps the server's canvas and this window's in step. The window holds the canvas as the server last confirmed it
 * (`confirmed`) beside the one on screen; what is unsaved is always the difference of the two, so nothing can be
 * forgotten or sent twice over. Saves are serial. What others did is put below the unsaved edits by the same
 * three-way merge that the server uses.
 */
import { applyChange, diffStates, mergeCanvas, type CanvasState, type Viewport } from '@easel/canvas';
import type { CanvasChanges, ProjectEvent, Saved } from '@easel/contract';
import { settleGroups } from './arrange/settle-groups.ts';
import type { Journal } from './journal.ts';
import type { SaveState } from './save-state.ts';
import type { EditorStore } from './store.ts';

export type CanvasChanged = Extract<ProjectEvent, { type: 'canvas-changed' }>;
export type ChangesSince = Pick<CanvasChanged, 'version' | 'put' | 'remove' | 'putConnections' | 'removeConnections'>;
export interface SaveRequest {
  readonly baseVersion: string;
  readonly changes: CanvasChanges;
  readonly sessionId: string;
}

/** The server, as far as saving needs it. */
export interface CanvasServer {
  /** With `keepalive` the request outlives the page; such a body may hold 64 KB. */
  save(
    projectId: string,
    request: SaveRequest,
    options: { keepalive: boolean; signal?: AbortSignal },
  ): Promise<Pick<Saved, 'version' | 'merged'>>;
  changesSince(projectId: string, version: string, signal?: AbortSignal): Promise<ChangesSince>;
}

export interface AutosaveOptions {
  readonly projectId: string;
  readonly sessionId: string;
  readonly version: string;
  readonly store: EditorStore;
  readonly server: CanvasServer;
  readonly journal: Journal;
  /** What this person looks at; travels with a save, never alone. */
  readonly viewport: () => Viewport;
  readonly timing?: Partial<typeof defaultTiming>;
  /** Between 0 and 1: spreads those who try again. */
  readonly random?: () => number;
}

/** Milliseconds. Retries wait about twice as long each time; what is not answered in time has failed. */
const defaultTiming = { pause: 400, firstRetry: 1000, lastRetry: 30_000, longestAnswer: 60_000 };
const keepaliveBytes = 60_000;

/** Sign-in renewed elsewhere, time-outs, limits and faults pass; any other refusal says the same the next time. */
const passing = new Set([401, 408, 409, 425, 429]);

/** The error code of an answer that will not get better by asking again, else null. */
export function finalRefusal(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('status' in error) || typeof error.status !== 'number')
    return null;
  if (error.status < 400 || error.status >= 500 || passing.has(error.status)) return null;
  return 'errorCode' in error && typeof error.errorCode === 'string' ? error.errorCode : String(error.status);
}

/** Whether the server answers, but has no room. */
function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errorCode' in error && error.errorCode === 'server.disk_full';
}

const isNewer = (version: string, than: string) => BigInt(version) > BigInt(than);
const follows = (version: string, base: string) => BigInt(version) === BigInt(base) + 1n;
export const recordsOf = (changes: CanvasChanges) =>
  (changes.put?.length ?? 0) +
  (changes.remove?.length ?? 0) +
  (changes.putConnections?.length ?? 0) +
  (changes.removeConnections?.length ?? 0);

export class Autosave {
  readonly #options: AutosaveOptions;
  readonly #timing: typeof defaultTiming;
  #version: string;
  #confirmed: CanvasState;
  #state: SaveState = { kind: 'saved' };
  /** What is asked of the server now; never rejects. */
  #running: Promise<void> | null = null;
  /** The attempt to save that is under way, or waits for its turn. */
  #saving: Promise<void> | null = null;
  /** Lets go of what is asked of the server now. */
  #call = new AbortController();
  /** Of the pause after an edit, or after a failure; undefined while none waits. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Whether the last of them was for want of room. */
  #isFull = false;
  /** Why the server will not take what is unsaved; until the next edit it is not asked again. */
  #refusal: string | null = null;
  #closed = false;
  #waiting: CanvasChanged[] = [];
  /** Writes to the journal queue up, so that an older one never lands after a newer one. */
  #journalWrites: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  readonly #stopEdits: () => void;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#version = options.version;
    this.#confirmed = options.store.getState().canvas;
    this.#stopEdits = options.store.onEdit(() => this.#noticeEdit());
  }

  get state(): SaveState {
    return this.#state;
  }

  onState(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes what came over the live stream. The window's own saves among it are known by their version. Sends nothing:
   * others' work must hurry neither the pause after an edit nor that after a failure.
   */
  receive(event: CanvasChanged): void {
    this.#waiting.push(event);
    // While a save is under way its answer may cover this event; it is looked at afterwards.
    if (this.#running) return;
    this.#applyWaiting();
    // A server that fails is not asked for what is missing either before it is asked again.
    if (this.#waiting.length > 0 && this.#failures === 0) void this.#alone(() => this.#fillGap()).catch(() => {});
    else this.#settle();
  }

  /**
   * Fetches what the server has beyond what is confirmed here, as after a gap in the live stream.
   * @throws what the server or the line answers
   */
  catchUp(): Promise<void> {
    return this.#alone(async () => {
      try {
        await this.#catchUp(this.#confirmed);
      } finally {
        this.#applyWaiting();
        this.#settle();
      }
    });
  }

  /** Sends now what is unsaved, instead of after the pause; done when the server has answered. */
  async flush(): Promise<void> {
    await this.#saving;
    await this.#save();
    await this.#journalWrites;
  }

  /**
   * The line was away and is back: lets go of a request that the dead line may hold for ever, sends what is unsaved, and
   * if that fails, as it may while a line only just stands, tries again soon, however often it failed before.
   */
  async comeBack(): Promise<void> {
    this.#call.abort();
    await this.#running;
    this.#failures = 0;
    await this.flush();
  }

  /** Sends also what the server refused before, as when the right to edit has come back. */
  async tryAgain(): Promise<void> {
    this.#refusal = null;
    await this.flush();
  }

  /** Lets go of what is unsaved, here and in the journal: it stays on screen, but is never sent. */
  async forget(): Promise<void> {
    this.#confirmed = this.#options.store.getState().canvas;
    this.#refusal = null;
    this.#keep();
    await this.#journalWrites;
  }

  /** For the moment the page goes: one last request that may outlive it. */
  leave(): void {
    const changes = this.#unsaved();
    if (this.#refusal !== null || recordsOf(changes) === 0 || this.#running) return;
    const request = this.#request(changes);
    // Too much for a request that outlives the page: the journal has it, and the next visit sends it.
    if (JSON.stringify(request).length > keepaliveBytes) return;
    this.#keep({ left: true });
    void this.#options.server.save(this.#options.projectId, request, { keepalive: true }).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    this.#unschedule();
    this.#stopEdits();
    this.#listeners.clear();
  }

  #noticeEdit(): void {
    this.#refusal = null;
    this.#keep();
    const pending = this.#pending();
    if (!this.#running) this.#tell(pending);
    // While a retry waits, an edit must not hurry it: a server that is down would be asked with every stroke.
    if (this.#failures === 0 || pending === 0) this.#schedule(this.#timing.pause);
  }

  #setState(next: SaveState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #tell(pending: number): void {
    const code = this.#refusal;
    if (code !== null) this.#setState({ kind: 'refused', pending, code });
    else if (pending === 0) this.#setState({ kind: 'saved' });
    else if (this.#failures > 0) this.#setState({ kind: this.#isFull ? 'full' : 'offline', pending });
    else this.#setState({ kind: 'saving', pending });
  }

  #unsaved(): CanvasChanges {
    const change = diffStates(this.#confirmed, this.#options.store.getState().canvas);
    return {
      put: [...change.put],
      remove: [...change.remove],
      putConnections: [...change.putConnections],
      removeConnections: [...change.removeConnections],
    };
  }

  #pending(): number {
    return recordsOf(this.#unsaved());
  }

  #request(changes: CanvasChanges): SaveRequest {
    const { sessionId, viewport } = this.#options;
    return { baseVersion: this.#version, changes: { ...changes, viewport: viewport() }, sessionId };
  }

  #schedule(delay: number): void {
    this.#unschedule();
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // One that is under way plans the next by itself.
      if (!this.#saving) void this.#save();
    }, delay);
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #keep(marks: { left?: boolean; refused?: string } = {}): void {
    const { projectId, sessionId, journal } = this.#options;
    const changes = this.#unsaved();
    const entry = { projectId, sessionId, baseVersion: this.#version, changes, ...marks };
    this.#journalWrites = this.#journalWrites
      .then(() => (recordsOf(changes) > 0 ? journal.write(entry) : journal.remove(projectId, sessionId)))
      // A full or forbidden database must not stop the save itself, which is the better copy.
      .catch(() => {});
  }

  /** Asks the server one thing after the other, and waits for no answer for ever. */
  async #alone(ask: () => Promise<void>): Promise<void> {
    while (this.#running) await this.#running;
    const call = new AbortController();
    this.#call = call;
    const limit = setTimeout(() => call.abort(), this.#timing.longestAnswer);
    const asked = ask().finally(() => {
      clearTimeout(limit);
      this.#running = null;
    });
    this.#running = asked.catch(() => {});
    await asked;
  }

  /** A call while an attempt is under way waits for that one. */
  #save(): Promise<void> {
    this.#unschedule();
    this.#saving ??= this.#alone(() => this.#attempt()).finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #attempt(): Promise<void> {
    try {
      // First: whether or not the server takes what is ours, what it did for others is to be seen.
      this.#applyWaiting();
      if (this.#refusal === null && this.#pending() > 0) await this.#send();
      await this.#receiveWaiting();
      this.#failures = 0;
      this.#settle();
    } catch (error) {
      this.#noticeFailure(error);
    }
  }

  /** Asks for what is missing before an event, and leaves what is unsaved for when its pause is over. */
  async #fillGap(): Promise<void> {
    try {
      await this.#receiveWaiting();
      this.#settle();
    } catch (error) {
      this.#noticeFailure(error);
    }
  }

  /** Says how things stand, and sees to it that the server is asked again where something is left to send or to ask. */
  #settle(): void {
    const pending = this.#pending();
    if (pending === 0) this.#refusal = null;
    const code = this.#refusal;
    this.#keep(code === null ? {} : { refused: code });
    this.#tell(pending);
    const isLeft = (pending > 0 && code === null) || this.#waiting.length > 0;
    if (isLeft && this.#timer === undefined) this.#schedule(this.#timing.pause);
  }

  #noticeFailure(error: unknown): void {
    this.#applyWaiting();
    const code = finalRefusal(error);
    if (code === null) {
      this.#failures += 1;
      this.#isFull = isDiskFull(error);
      this.#schedule(this.#retryPause());
    } else {
      this.#failures = 0;
      this.#refusal = code;
    }
    this.#settle();
  }

  /** Not the same for all whom one fault of the server has met, or they would all come back at once. */
  #retryPause(): number {
    const { firstRetry, lastRetry } = this.#timing;
    const { random = Math.random } = this.#options;
    return Math.min(lastRetry, firstRetry * 2 ** (this.#failures - 1)) * (0.5 + random());
  }

  async #send(): Promise<void> {
    const { server, projectId, store } = this.#options;
    const changes = this.#unsaved();
    const sent = store.getState().canvas;
    this.#setState({ kind: 'saving', pending: recordsOf(changes) });
    const saved = await server.save(projectId, this.#request(changes), {
      keepalive: false,
      signal: this.#call.signal,
    });
    if (!saved.merged && (follows(saved.version, this.#version) || saved.version === this.#version)) {
      this.#confirmed = sent;
      this.#version = saved.version;
      return;
    }
    // All of `sent` is with the server, whatever else is: only what was edited after it is still ours to keep.
    await this.#catchUp(sent);
  }

  /** Puts on screen what follows on what is confirmed; what lies behind a gap goes on waiting. */
  #applyWaiting(): void {
    for (const event of this.#waiting.toSorted((a, b) => (isNewer(a.version, b.version) ? 1 : -1)))
      if (follows(event.version, this.#version)) this.#rebase(this.#confirmed, event);
    this.#waiting = this.#waiting.filter(({ version }) => isNewer(version, this.#version));
  }

  async #receiveWaiting(): Promise<void> {
    this.#applyWaiting();
    const behindGap = this.#waiting;
    if (behindGap.length === 0) return;
    await this.#catchUp(this.#confirmed);
    // Not before: where the server could not be asked, the next attempt has to ask again.
    this.#waiting = this.#waiting.filter((event) => !behindGap.includes(event));
    this.#applyWaiting();
  }

  async #catchUp(base: CanvasState): Promise<void> {
    const { server, projectId } = this.#options;
    const changes = await server.changesSince(projectId, this.#version, this.#call.signal);
    if (isNewer(changes.version, this.#version)) this.#rebase(base, changes);
  }

  /** Puts what the server has newly below the local edits made since `base`. */
  #rebase(base: CanvasState, changes: ChangesSince): void {
    const { store } = this.#options;
    const { put, remove, putConnections, removeConnections, version } = changes;
    const today = applyChange(this.#confirmed, { put, remove, putConnections, removeConnections });
    const { change } = mergeCanvas({ base, theirs: store.getState().canvas, today, bothWords: true });
    const merged = applyChange(today, change);
    // Two who moved members of one group each sent a box that knows nothing of the other's: whoever may, mends it.
    const next = store.getState().canEdit ? settleGroups(this.#confirmed, merged) : merged;
    this.#confirmed = today;
    this.#version = version;
    store.adopt(next);
  }
}
