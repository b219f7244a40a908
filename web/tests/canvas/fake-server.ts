import { applyChange, diffStates, emptyChange, lookUp, mergeChange, type CanvasState } from '@easel/canvas';
import type { Journal, JournalEntry, SessionLocks } from '../../src/canvas/journal.ts';
import type { CanvasChanged, CanvasServer, ChangesSince, SaveRequest } from '../../src/canvas/save.ts';

/** A server that merges as the real one does, whose answers a test may hold back or spoil. */
export class FakeServer implements CanvasServer {
  readonly saves: SaveRequest[] = [];
  readonly states: CanvasState[];
  /** Saves under way at the same time, at most so far. */
  mostAtOnce = 0;
  #underWay = 0;
  #failures: unknown[] = [];
  #failedQuestions: unknown[] = [];
  #lostAnswers = 0;
  #gate: Promise<void> | null = null;
  readonly #listeners: ((event: CanvasChanged) => void)[] = [];

  constructor(start: CanvasState) {
    this.states = [start];
  }

  get version(): string {
    return String(this.states.length - 1);
  }
  get today(): CanvasState {
    return this.states.at(-1)!;
  }

  /** The next saves fail with these, one each. */
  failWith(...errors: unknown[]): void {
    this.#failures.push(...errors);
  }
  /** The next questions for what is new fail with these, one each. */
  failAsked(...errors: unknown[]): void {
    this.#failedQuestions.push(...errors);
  }
  /** The next save is done, but its answer is lost. */
  loseAnswer(): void {
    this.#lostAnswers += 1;
  }
  /** Holds every answer back until the function that it gives is called. */
  hold(): () => void {
    let release = () => {};
    this.#gate = new Promise((resolve) => (release = resolve));
    return () => {
      this.#gate = null;
      release();
    };
  }

  /** The live stream: every change from now on, whoever made it. */
  onChange(listener: (event: CanvasChanged) => void): void {
    this.#listeners.push(listener);
  }

  async save(_projectId: string, request: SaveRequest, { signal }: { signal?: AbortSignal } = {}) {
    this.saves.push(structuredClone(request));
    this.#underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay);
    try {
      await (signal ? Promise.race([this.#gate, abortOf(signal)]) : this.#gate);
      const error = this.#failures.shift();
      if (error !== undefined) throw error;
      return this.#merge(request);
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Somebody else's edit; answers the live event of it. */
  edit(change: Partial<typeof emptyChange>, sessionId = 'theirs') {
    return this.#change({ ...emptyChange, ...change }, sessionId);
  }

  #change(change: typeof emptyChange, sessionId: string) {
    this.states.push(applyChange(this.today, change));
    const event = {
      type: 'canvas-changed' as const,
      version: this.version,
      author: { kind: 'user' as const, id: 'mei', sessionId },
      ...copied(change),
    };
    for (const listener of this.#listeners) listener(event);
    return event;
  }

  async changesSince(_projectId: string, version: string): Promise<ChangesSince> {
    const error = this.#failedQuestions.shift();
    if (error !== undefined) throw error;
    return { version: this.version, ...copied(diffStates(this.states[Number(version)]!, this.today)) };
  }

  #merge({ baseVersion, changes, sessionId }: SaveRequest) {
    const change = { ...emptyChange, ...changes };
    const { change: merged, merged: differs } = mergeChange({
      base: lookUp(this.states[Number(baseVersion)]!),
      today: lookUp(this.today),
      change,
      bothWords: true,
    });
    const behind = baseVersion !== this.version;
    this.#change(merged, sessionId);
    if (this.#lostAnswers > 0) {
      this.#lostAnswers -= 1;
      throw new TypeError('Failed to fetch');
    }
    return { version: this.version, merged: differs || behind };
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function copied({ put, remove, putConnections, removeConnections }: typeof emptyChange) {
  return {
    put: [...put],
    remove: [...remove],
    putConnections: [...putConnections],
    removeConnections: [...removeConnections],
  };
}

export function memoryJournal(entries: JournalEntry[] = []): Journal & { entries: Map<string, JournalEntry> } {
  const kept = new Map(entries.map((entry) => [entry.sessionId, entry]));
  return {
    entries: kept,
    async write(entry) {
      kept.set(entry.sessionId, structuredClone(entry));
    },
    async remove(_projectId, sessionId) {
      kept.delete(sessionId);
    },
    async list() {
      return [...kept.values()];
    },
  };
}

/** Locks of one browser; `alive` are windows that are open. */
export function memoryLocks(...alive: string[]): SessionLocks {
  const held = new Set(alive);
  return {
    hold(sessionId) {
      held.add(sessionId);
      return () => void held.delete(sessionId);
    },
    async whileFree(sessionId, work) {
      if (held.has(sessionId)) return;
      held.add(sessionId);
      await work();
      held.delete(sessionId);
    },
  };
}
