/** A kit that is being written: kept by itself, in order, and never over what somebody else has kept meanwhile. */
import { ApiError, type BrandDocument, type BrandKit } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { documentOf, isSameDocument } from './kit-document.ts';

/**
 * `waiting`: for the hand to rest; `offline`: tried again by itself; `changed`: elsewhere, so somebody must choose;
 * `gone`: deleted elsewhere; `refused`: the server does not take it as it is.
 */
export type DraftState = 'kept' | 'waiting' | 'saving' | 'offline' | 'changed' | 'gone' | 'refused';

export interface Draft {
  readonly document: BrandDocument;
  readonly isDefault: boolean;
  readonly state: DraftState;
  readonly error: unknown;
}

export interface DraftOptions {
  readonly kit: BrandKit;
  /** @throws ApiError, or what a lost connection throws */
  readonly save: (wish: KitWish) => Promise<BrandKit>;
  /** The kit as it is now; undefined when there is none. */
  readonly read: () => Promise<BrandKit | undefined>;
  readonly onKept: (kit: BrandKit) => void;
  readonly restMs?: number;
  readonly retryMs?: number;
}

export interface KitWish {
  readonly document: string;
  readonly isDefault: boolean;
  readonly base?: string;
}

export type KitDraft = ReturnType<typeof createKitDraft>;

export function createKitDraft({ kit, save, read, onKept, restMs = 700, retryMs = 5_000 }: DraftOptions) {
  let base = kit;
  let theirs: BrandKit | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const begun = { document: documentOf(kit), isDefault: kit.isDefault };
  const store: StoreApi<Draft> = createStore<Draft>(() => ({ ...begun, state: 'kept', error: null }));
  const { getState: now, setState: set } = store;

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function changed(part: Partial<Draft>): void {
    set({ ...part, ...(mustChoose() || { state: running ? 'saving' : 'waiting', error: null }) });
    if (!mustChoose()) later(restMs);
  }

  /** Nothing is sent until somebody has said which of two is to stay. */
  const mustChoose = () => now().state === 'changed' || now().state === 'gone';

  async function send(): Promise<void> {
    const { document, isDefault } = now();
    set({ state: 'saving' });
    try {
      const kept = await save({ document: JSON.stringify(document), isDefault, base: base.updatedAt });
      take(kept, document, isDefault);
    } catch (error) {
      await miss(error, isDefault);
    }
  }

  function take(kept: BrandKit, document: BrandDocument, isDefault: boolean): void {
    base = kept;
    onKept(kept);
    const done = now().document === document && now().isDefault === isDefault;
    set({ state: done ? 'kept' : 'waiting', error: null });
    if (!done) later(0);
  }

  async function miss(error: unknown, isDefault: boolean): Promise<void> {
    const code = error instanceof ApiError ? error.errorCode : '';
    if (code === 'brand_kit.not_found') return set({ state: 'gone', error });
    if (code === 'brand_kit.changed') return rebase(error, isDefault);
    if (error instanceof ApiError && error.status < 500 && error.status !== 429)
      return set({ state: 'refused', error });
    set({ state: 'offline', error });
    later(retryMs);
  }

  /** Another kit that became the default changes this one's time, and none of its words: nobody need choose then. */
  async function rebase(error: unknown, isDefault: boolean): Promise<void> {
    try {
      theirs = (await read()) ?? null;
    } catch (lost) {
      set({ state: 'offline', error: lost });
      return later(retryMs);
    }
    if (!theirs) return set({ state: 'gone', error });
    if (!isSameDocument(documentOf(theirs), documentOf(base))) return set({ state: 'changed', error });
    const touched = isDefault !== base.isDefault;
    base = theirs;
    set({ state: 'waiting', isDefault: touched ? now().isDefault : theirs.isDefault });
    later(0);
  }

  /** Sends what is not kept yet, one after the other; resolves when there is nothing to send, or it can't be. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (running) await running;
    if (['kept', 'changed', 'gone', 'refused'].includes(now().state)) return;
    running = send().finally(() => (running = null));
    await running;
    if (now().state === 'waiting') await flush();
  }

  return {
    store,
    edit: (change: (document: BrandDocument) => BrandDocument) => changed({ document: change(now().document) }),
    setDefault: (isDefault: boolean) => changed({ isDefault }),
    flush,
    /** What is in the draft goes over what is there. */
    keepMine: () => {
      if (theirs) base = theirs;
      set({ state: 'waiting' });
      return flush();
    },
    /** What is there takes the draft's place. */
    takeTheirs: () => {
      if (!theirs) return;
      base = theirs;
      onKept(theirs);
      set({ document: documentOf(theirs), isDefault: theirs.isDefault, state: 'kept', error: null });
    },
    /** Where it was deleted: under its old id, as a new kit. */
    keepAnew: async () => {
      const { document, isDefault } = now();
      try {
        take(await save({ document: JSON.stringify(document), isDefault }), document, isDefault);
      } catch (error) {
        set({ error });
      }
    },
    isKept: () => now().state === 'kept',
    stop: () => clearTimeout(timer),
  };
}
