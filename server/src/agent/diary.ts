import type { FoundPage, TurnEvent, TurnStep } from '@easel/contract';
import type { Adjustment } from '../platform/models/fit-request.ts';
import { adjusted, briefLabel, lostPictures, picturesLabel } from './phrases.ts';
import { recalledLabel, recalledNote, searchLabel, searchNote } from './search-phrases.ts';

export interface PicturesOutcome {
  readonly placed: number;
  readonly failed: number;
  readonly adjustments: readonly Adjustment[];
  readonly startedAt: string;
}

/** The steps of a turn as people follow them. Each method answers the event that tells of it. */
export class Diary {
  readonly #language: 'en' | 'zh';
  readonly #brief: TurnStep;
  readonly #recalled: TurnStep[] = [];
  #briefSeconds: number | undefined;

  constructor(language: 'en' | 'zh') {
    this.#language = language;
    this.#brief = {
      id: 'brief',
      kind: 'brief',
      label: briefLabel(language, 'running'),
      status: 'running',
      startedAt: now(),
    };
  }

  begin(): TurnEvent {
    return { type: 'steps-planned', steps: [this.#brief, this.#comingPictures()] };
  }

  /** The agent answers without pictures. */
  onlyBrief(): TurnEvent {
    return { type: 'steps-planned', steps: [this.#endOfBrief(), ...this.#recalled] };
  }

  briefRead(note: string): TurnEvent {
    return { type: 'step-changed', step: { ...this.#endOfBrief(), note } };
  }

  /** The step of a first search stands before that of the pictures, which may yet come. */
  searchBegun(stepId: string, search: { query: string; startedAt: string; first: boolean }): TurnEvent {
    const { query, startedAt, first } = search;
    const label = searchLabel(this.#language, 'running', query);
    const step = { id: stepId, kind: 'search' as const, label, status: 'running' as const, startedAt };
    if (!first) return { type: 'step-changed', step };
    return { type: 'steps-planned', steps: [this.#endOfBrief(), step, this.#comingPictures()] };
  }

  /** @param results `null` where the search failed */
  searchEnded(
    stepId: string,
    search: { query: string; startedAt: string; results: readonly FoundPage[] | null },
  ): TurnEvent {
    const { query, startedAt, results } = search;
    const status = results ? ('done' as const) : ('failed' as const);
    const label = searchLabel(this.#language, status, query);
    const note = searchNote(this.#language, results);
    const times = { startedAt, seconds: secondsSince(startedAt) };
    return { type: 'step-changed', step: { id: stepId, kind: 'search', label, note, status, ...times } };
  }

  /** Earlier work was looked through. It takes no time worth a step that runs. */
  recalled(
    stepId: string,
    { query, startedAt, count, first }: { query: string; startedAt: string; count: number; first: boolean },
  ): TurnEvent {
    const label = recalledLabel(this.#language, query);
    const note = recalledNote(this.#language, count);
    const times = { startedAt, seconds: secondsSince(startedAt) };
    const step = { id: stepId, kind: 'search' as const, label, note, status: 'done' as const, ...times };
    this.#recalled.push(step);
    if (!first) return { type: 'step-changed', step };
    return { type: 'steps-planned', steps: [this.#endOfBrief(), ...this.#recalled, this.#comingPictures()] };
  }

  /** What would be made is known, and waits for somebody's yes. */
  picturesProposed(stepId: string, { count, note }: { count: number; note: string }): TurnEvent {
    const label = picturesLabel(this.#language, 'coming', count);
    const step = { id: stepId, kind: 'pictures' as const, label, status: 'coming' as const };
    return { type: 'step-changed', step: { ...step, ...(note && { note }) } };
  }

  picturesBegun(stepId: string, count: number): TurnEvent {
    const label = picturesLabel(this.#language, 'running', count);
    return {
      type: 'step-changed',
      step: { id: stepId, kind: 'pictures', label, status: 'running', startedAt: now() },
    };
  }

  picturesMade(stepId: string, outcome: PicturesOutcome): TurnEvent {
    const { placed, failed, adjustments, startedAt } = outcome;
    const count = placed + failed;
    const ended = { startedAt, seconds: secondsSince(startedAt) };
    const step = { id: stepId, kind: 'pictures' as const, ...ended };
    const told = adjusted(this.#language, adjustments);
    if (failed === 0) {
      const note = told ? { note: told } : {};
      return {
        type: 'step-changed',
        step: { ...step, label: picturesLabel(this.#language, 'done', placed), status: 'done', ...note },
      };
    }
    const label = picturesLabel(this.#language, placed === 0 ? 'coming' : 'done', placed === 0 ? count : placed);
    const lost = lostPictures(this.#language, failed, count);
    const note = [lost, told].filter(Boolean).join(this.#language === 'zh' ? '' : ' ');
    return { type: 'step-changed', step: { ...step, label, note, status: 'failed' } };
  }

  /** What failed is tried again; pictures that came stay counted. */
  begunAgain(step: TurnStep, count: number): TurnEvent {
    const label = step.kind === 'pictures' ? picturesLabel(this.#language, 'running', count) : step.label;
    const { note: _, seconds: __, ...rest } = step;
    return { type: 'step-changed', step: { ...rest, label, status: 'running', startedAt: now() } };
  }

  madeAgain(step: TurnStep, { placed, failed }: { placed: number; failed: number }): TurnStep {
    const startedAt = step.startedAt ?? now();
    const event = this.picturesMade(step.id, { placed, failed, adjustments: [], startedAt });
    return event.type === 'step-changed' ? event.step : step;
  }

  #comingPictures(): TurnStep {
    return { id: 'pictures', kind: 'pictures', status: 'coming', label: picturesLabel(this.#language, 'coming', null) };
  }

  #endOfBrief(): TurnStep {
    const { startedAt = now() } = this.#brief;
    const label = briefLabel(this.#language, 'done');
    // It ends once, though later steps may add a note to it.
    this.#briefSeconds ??= secondsSince(startedAt);
    return { ...this.#brief, label, status: 'done', seconds: this.#briefSeconds };
  }
}

function now(): string {
  return new Date().toISOString();
}

function secondsSince(at: string): number {
  return Math.round((Date.now() - Date.parse(at)) / 100) / 10;
}
