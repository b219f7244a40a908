import type { LogoFiles } from './brand-logos.ts';
import { fontFilesOf } from './font-files.ts';
import type {
  DesignerAnswer,
  DesignerAsk,
  DesignerRequest,
  DesignEdit,
  DesignPlan,
  Drawing,
  DrawnLayers,
  PlannedDesign,
  Wish,
} from './designer-messages.ts';
import { startProcess, type DrawingProcess } from './drawing-process.ts';

export type { DesignEdit, DesignPlan, Drawing, PlannedDesign, Wish };

const usualPatienceMs = 120_000;
/** Of one typeface: the largest Chinese ones are of some twenty MiB. */
const mostFontBytes = 24 * 1024 * 1024;
const mostLogoBytes = 16 * 1024 * 1024;

/** Reads one of the kept files; `null` when it is gone. */
export type ReadFile = (key: string) => Promise<Uint8Array | null>;

interface Waiting {
  readonly settle: (answer: DesignerAnswer) => void;
  readonly fail: (error: Error) => void;
}
interface Place {
  readonly process: DrawingProcess;
  readonly waiting: Map<number, Waiting>;
}

/** What a design was drawn with is no longer kept: it cannot be drawn again. */
export class PictureGone extends Error {}

class TookTooLong extends Error {
  override readonly message = 'the designer took too long';
}

/** Where something was drawn is gone. */
class Lost extends Error {
  /** Whether it went while this was drawn, and not something before it. */
  readonly underWay: boolean;

  constructor(reason: Error, underWay: boolean) {
    super(reason.message, { cause: reason });
    this.underWay = underWay;
  }
}

/**
 * The embedded designer in processes of its own. They start with the first request, so an idle server stays small. What
 * needs typefaces that people have uploaded is drawn apart from all else: such a file may break the process.
 */
export class Designer {
  readonly #places: (Place | undefined)[];
  readonly #apart: number;
  /** Keys of typefaces that a process broke down with. */
  readonly #harmful = new Set<string>();
  readonly #readFile: ReadFile;
  readonly #patienceMs: number;
  #nextId = 0;

  /**
   * @param processes how many designs may be drawn side by side
   * @param readFile where the typefaces of Brand Kits are
   * @param patienceMs a design that takes longer hangs: its process is then replaced
   */
  constructor(processes: number, readFile: ReadFile, patienceMs = usualPatienceMs) {
    this.#readFile = readFile;
    this.#patienceMs = patienceMs;
    this.#places = Array.from({ length: processes + 1 });
    this.#apart = processes;
  }

  get size(): number {
    return this.#apart;
  }

  /** Starts a process ahead of the first request: fonts and indexes take it seconds to read. */
  warmUp(): void {
    this.#places[0] ??= this.#start(0);
  }

  async plan(wish: Wish, signal?: AbortSignal): Promise<DesignPlan> {
    const answer = await this.#ask({ kind: 'plan', wish }, signal);
    if ('plan' in answer) return answer.plan;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  /** The design at a position of the plan. Same wish, same position, same pixels. */
  async draw(wish: Wish, position: number, signal?: AbortSignal): Promise<Drawing> {
    const answer = await this.#ask({ kind: 'draw', wish, position }, signal);
    if ('drawing' in answer) return answer.drawing;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  /** What words would change about that design; `null` where they say nothing that could be changed. */
  async edit(
    wish: Wish,
    position: number,
    { words, language }: { words: string; language: 'en' | 'zh' },
    signal?: AbortSignal,
  ): Promise<DesignEdit | null> {
    const answer = await this.#ask({ kind: 'edit', wish, position, words, language }, signal);
    if ('edit' in answer) return answer.edit;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  /** The layers of that design. */
  async layers(wish: Wish, position: number, signal?: AbortSignal): Promise<DrawnLayers> {
    const answer = await this.#ask({ kind: 'layers', wish, position }, signal);
    if ('drawn' in answer) return answer.drawn;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  /** That design as SVG, on its ground or on nothing. */
  async svg(wish: Wish, position: number, ground: boolean): Promise<string> {
    const answer = await this.#ask({ kind: 'svg', wish, position, ground });
    if ('svg' in answer) return answer.svg;
    throw new Error('error' in answer ? answer.error : 'the designer answered something else');
  }

  close(): void {
    for (const place of this.#places) place?.process.end();
  }

  /** @param isSecond what is drawn once more, since its process was lost over it: by its own fault or another's */
  async #ask(request: DesignerAsk, signal?: AbortSignal, isSecond = false): Promise<DesignerAnswer> {
    const fonts = await this.#fontsOf(request.wish);
    const logos = await this.#logosOf(request.wish);
    const picture = await this.#pictureOf(request.wish);
    try {
      return await this.#askOnce(request, { fonts, logos, picture }, signal);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      if (!error.underWay) return await this.#ask(request, signal, isSecond);
      if (fonts.size === 0 && (isSecond || error.cause instanceof TookTooLong)) throw error;
      for (const key of fonts.keys()) this.#harmful.add(key);
      return await this.#ask(request, signal, true);
    }
  }

  async #askOnce(
    request: DesignerAsk,
    given: Pick<DesignerRequest, 'fonts' | 'logos' | 'picture'>,
    signal: AbortSignal | undefined,
  ): Promise<DesignerAnswer> {
    signal?.throwIfAborted();
    const at = given.fonts.size > 0 ? this.#apart : this.#idlest();
    const place = (this.#places[at] ??= this.#start(at));
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<DesignerAnswer>();
    place.waiting.set(id, { settle: resolve, fail: reject });
    const giveUp = setTimeout(() => this.#replace(at, new TookTooLong()), this.#patienceMs);
    // The process goes on with what nobody waits for any more; its answer finds no one.
    const leave = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', leave, { once: true });
    place.process.ask({ id, ...given, ...request } satisfies DesignerRequest);
    try {
      return await promise;
    } finally {
      clearTimeout(giveUp);
      signal?.removeEventListener('abort', leave);
      place.waiting.delete(id);
    }
  }

  /** What is not to be had is left out: the design does without, and says so. */
  async #fontsOf({ brand }: Wish): Promise<Map<string, Uint8Array>> {
    const files = new Map<string, Uint8Array>();
    for (const key of fontFilesOf(brand)) {
      if (this.#harmful.has(key)) continue;
      const bytes = await this.#readFile(key).catch(() => null);
      if (bytes && bytes.length <= mostFontBytes) files.set(key, bytes);
    }
    return files;
  }

  /** As with typefaces. */
  async #logosOf({ brand }: Wish): Promise<LogoFiles> {
    const files = new Map<string, Uint8Array>();
    for (const key of brand?.logos ?? []) {
      const bytes = await this.#readFile(key).catch(() => null);
      if (bytes && bytes.length <= mostLogoBytes) files.set(key, bytes);
    }
    return files;
  }

  /** @throws PictureGone where it is: what was drawn with it cannot be drawn without */
  async #pictureOf({ picture }: Wish): Promise<Uint8Array | null> {
    if (!picture) return null;
    const bytes = await this.#readFile(picture.key);
    if (!bytes) throw new PictureGone('the picture that stands in this design is gone');
    return bytes;
  }

  #idlest(): number {
    const places = this.#places.slice(0, this.#apart);
    const idle = places.findIndex((place) => place?.waiting.size === 0);
    if (idle >= 0) return idle;
    const free = places.findIndex((place) => !place);
    if (free >= 0) return free;
    const loads = places.map((place) => place?.waiting.size ?? 0);
    return loads.indexOf(Math.min(...loads));
  }

  #start(at: number): Place {
    const waiting = new Map<number, Waiting>();
    const news = {
      answered: (answer: DesignerAnswer) => waiting.get(answer.id)?.settle(answer),
      lost: (error: Error) => {
        // One that was replaced before has nobody waiting.
        if (this.#places[at] === place) this.#replace(at, error);
      },
    };
    const place: Place = { process: startProcess(news), waiting };
    return place;
  }

  /** Ends a process that failed; the next request starts another. */
  #replace(at: number, reason: Error): void {
    const place = this.#places[at];
    if (!place) return;
    this.#places[at] = undefined;
    // They are drawn in the order of their coming.
    [...place.waiting.values()].forEach(({ fail }, order) => fail(new Lost(reason, order === 0)));
    place.process.end();
  }
}
