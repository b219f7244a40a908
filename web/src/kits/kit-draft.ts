/** A kit that is being written: kept by itself, in order, and never over what somebody else has kept meanwhile. */
import { ApiError, type BrandDocument, type BrandKit } from '@easel/contract';
import { createStore } from 'zustand/vanilla';
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

export interface KitWish {
  readonly document: string;
  readonly isDefault: boolean;
  readonly base?: string;
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

export class KitDraft {
  readonly store;
  readonly #options: Required<DraftOptions>;
  /** What the draft goes on from. */
  #base: BrandKit;
  /** What is there instead, once that has been found out. */
  #theirs: BrandKit | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(options: DraftOptions) {
    this.#options = { restMs: 700, retryMs: 5_000, ...options };
    this.#base = options.kit;
    const { isDefault } = options.kit;
    this.store = createStore<Draft>(() => ({
      document: documentOf(options.kit),
      isDefault,
      state: 'kept',
      error: null,
    }));
  }

  readonly edit = (change: (document: BrandDocument) => BrandDocument): void =>
    this.#change({ document: change(this.#now.document) });

  readonly setDefault = (isDefault: boolean): void => this.#change({ isDefault });

  /** Sends what is not kept yet, one after the other; resolves when there is nothing to send, or it can't be. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (['kept', 'changed', 'gone', 'refused'].includes(this.#now.state)) return;
    this.#running = this.#send().finally(() => (this.#running = null));
    await this.#running;
    if (this.#now.state === 'waiting') await this.flush();
  };

  /** What is in the draft goes over what is there. */
  readonly keepMine = (): Promise<void> => {
    if (this.#theirs) this.#base = this.#theirs;
    this.store.setState({ state: 'waiting' });
    return this.flush();
  };

  /** What is there takes the draft's place. */
  readonly takeTheirs = (): void => {
    const theirs = this.#theirs;
    if (!theirs) return;
    this.#base = theirs;
    this.#options.onKept(theirs);
    const { isDefault } = theirs;
    this.store.setState({ document: documentOf(theirs), isDefault, state: 'kept', error: null });
  };

  /** Where it was deleted: under its old id, as a new kit. Where that fails, too, the draft's error says why. */
  readonly keepAnew = async (): Promise<void> => {
    const { document, isDefault } = this.#now;
    this.store.setState({ error: null });
    try {
      this.#take(await this.#options.save({ document: JSON.stringify(document), isDefault }), { document, isDefault });
    } catch (error) {
      this.store.setState({ error });
    }
  };

  /** Shows what was kept elsewhere, where nothing of this draft would be lost. */
  readonly follow = (kit: BrandKit): void => {
    // Times are ISO 8601 in UTC, so they stand in order as text; a list that is late must not take anything back.
    if (!this.isKept() || kit.updatedAt <= this.#base.updatedAt) return;
    this.#base = kit;
    this.store.setState({ document: documentOf(kit), isDefault: kit.isDefault });
  };

  /** Lets go of what is not kept: it stays on screen, but is never sent. */
  readonly drop = (): void => {
    clearTimeout(this.#timer);
    this.store.setState({ state: 'kept', error: null });
  };

  /** The kit as it was when the draft last heard of it. */
  get base(): BrandKit {
    return this.#base;
  }

  isKept(): boolean {
    return this.#now.state === 'kept';
  }

  get #now(): Draft {
    return this.store.getState();
  }

  #change(part: Partial<Draft>): void {
    // Nothing is sent until somebody has said which of two is to stay.
    const { state } = this.#now;
    if (state === 'changed' || state === 'gone') return this.store.setState(part);
    this.store.setState({ ...part, state: this.#running ? 'saving' : 'waiting', error: null });
    this.#later(this.#options.restMs);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #send(): Promise<void> {
    const { document, isDefault } = this.#now;
    this.store.setState({ state: 'saving' });
    try {
      const wish = { document: JSON.stringify(document), isDefault, base: this.#base.updatedAt };
      this.#take(await this.#options.save(wish), { document, isDefault });
    } catch (error) {
      await this.#miss(error, isDefault);
    }
  }

  #take(kept: BrandKit, sent: Pick<Draft, 'document' | 'isDefault'>): void {
    this.#base = kept;
    this.#options.onKept(kept);
    const done = this.#now.document === sent.document && this.#now.isDefault === sent.isDefault;
    this.store.setState({ state: done ? 'kept' : 'waiting', error: null });
    if (!done) this.#later(0);
  }

  async #miss(error: unknown, isDefault: boolean): Promise<void> {
    const code = error instanceof ApiError ? error.errorCode : '';
    if (code === 'brand_kit.not_found') return this.store.setState({ state: 'gone', error: null });
    if (code === 'brand_kit.changed') return this.#rebase(error, isDefault);
    const final = error instanceof ApiError && error.status < 500 && error.status !== 429;
    this.store.setState({ state: final ? 'refused' : 'offline', error });
    if (!final) this.#later(this.#options.retryMs);
  }

  /** Another kit that became the default changes this one's time, and none of its words: nobody need choose then. */
  async #rebase(error: unknown, isDefault: boolean): Promise<void> {
    try {
      this.#theirs = (await this.#options.read()) ?? null;
    } catch (lost) {
      this.store.setState({ state: 'offline', error: lost });
      return this.#later(this.#options.retryMs);
    }
    const theirs = this.#theirs;
    if (!theirs) return this.store.setState({ state: 'gone', error: null });
    if (!isSameDocument(documentOf(theirs), documentOf(this.#base))) {
      return this.store.setState({ state: 'changed', error });
    }
    const touched = isDefault !== this.#base.isDefault;
    this.#base = theirs;
    this.store.setState({ state: 'waiting', isDefault: touched ? this.#now.isDefault : theirs.isDefault });
    this.#later(0);
  }
}
