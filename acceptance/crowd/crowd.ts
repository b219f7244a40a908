import { setTimeout as delay } from 'node:timers/promises';
import { hasty } from '../api/client.ts';
import { brokenPromises } from './check.ts';
import { startPainter, type Painter } from './painter.ts';
import { designerHabits, Person, type Habits } from './person.ts';
import { Watcher } from './watcher.ts';
import { Wire, type Meter } from './wire.ts';
import { writeSettings } from '../stand-ins/settings-file.ts';

/** What a fault was held against, and what came of it. */
export interface Report {
  readonly name: string;
  /** One sentence of figures. */
  readonly seen: string;
  /** A sentence for each promise that was broken; empty when all held. */
  readonly broken: readonly string[];
  /** Why it could not be tried on this machine. */
  readonly skipped?: string;
}

export interface CrowdOptions {
  readonly people: number;
  /** At most, between one thing that somebody does and the next. */
  readonly pauseMs: number;
  readonly habits?: Habits;
  readonly random: () => number;
  readonly meter?: Meter;
}

/** How long turns that were asked for last may take to end. */
const endDeadlineMs = 120_000;
/** How long after the last change an open page may show an older one: past the pauses of its coming back. */
const newsDeadlineMs = 15_000;

/** Settings and a provider of models for a product that a crowd is to work with. */
export async function prepareProduct(settings: object = {}) {
  const painter = await startPainter();
  const credits = { Enabled: true, MonthlyAllowance: 1_000_000, CostPerImage: 1 };
  const file = writeSettings({ Models: painter.settings, Credits: credits, ...settings });
  const environment = { ...hasty, EASEL__LOG__LEVEL: 'error', ...painter.environment, ...file.environment };
  const close = async () => {
    await painter.close();
    file.remove();
  };
  return { painter, environment, close };
}

/** People at work, each with the page of a project open, until they are told to stop. */
export class Crowd {
  readonly people: readonly Person[];
  readonly #watchers: readonly Watcher[];
  readonly #stop = new AbortController();
  readonly #working: Promise<unknown>;

  private constructor(people: readonly Person[], { pauseMs, habits = designerHabits }: CrowdOptions) {
    this.people = people;
    this.#watchers = people.flatMap(({ wire, ledger }) =>
      [...ledger.projects.keys()].map((id) => new Watcher(wire, id)),
    );
    this.#working = Promise.all(people.map((person) => person.work(habits, pauseMs, this.#stop.signal)));
  }

  static async gather(addresses: readonly string[], options: CrowdOptions): Promise<Crowd> {
    const people: Person[] = [];
    for (let index = 0; index < options.people; index++) {
      const wire = new Wire(addresses, { turn: index, ...(options.meter && { meter: options.meter }) });
      people.push(await Person.arrive(wire, `designer-${index}`, options.random));
    }
    return new Crowd(people, options);
  }

  /** Everything that was promised so far. */
  get promises(): number {
    return this.people.reduce((sum, { ledger }) => sum + ledger.size, 0);
  }

  /** Lets everybody finish what they have begun. @returns what was refused or never ended */
  async goHome(): Promise<string[]> {
    this.#stop.abort();
    const late = delay(endDeadlineMs, 'late', { ref: false });
    const ended = await Promise.race([this.#working, late]);
    const refused = this.people.flatMap(({ faults }) => faults.map(String));
    return ended === 'late' ? [...refused, ...(await this.#unended())] : refused;
  }

  async #unended(): Promise<string[]> {
    const words: string[] = [];
    for (const { wire, ledger } of this.people) {
      for (const { id, turns } of ledger.projects.values()) {
        const { messages } = await wire.ask<{ messages: { turnId: string; status: string }[] }>(
          'GET',
          `/api/projects/${id}`,
        );
        const open = messages.filter(({ turnId, status }) => turns.has(turnId) && !/done|failed|canceled/.test(status));
        words.push(...open.map(({ turnId, status }) => `turn ${turnId} of ${id} did not end: ${status}`));
      }
    }
    return words.length > 0 ? words : ['somebody waits for a turn that has ended'];
  }

  /** After everybody went home: all promises, and that the open pages show the last version. */
  async check({ charged }: Painter, { turnsMayFail = false } = {}): Promise<string[]> {
    const broken = await brokenPromises(this.people, { charged, turnsMayFail });
    return [...broken, ...(await this.#blindWatchers())];
  }

  async #blindWatchers(): Promise<string[]> {
    const behind = await Promise.all(this.#watchers.map((watcher) => this.#behind(watcher)));
    await Promise.all(this.#watchers.map((watcher) => watcher.leave()));
    return behind.filter((words) => words !== undefined);
  }

  async #behind(watcher: Watcher): Promise<string | undefined> {
    const { projectId } = watcher;
    const owner = this.people.find(({ ledger }) => ledger.projects.has(projectId))!;
    const until = Date.now() + newsDeadlineMs;
    for (;;) {
      const { version } = await owner.wire.ask<{ version: string }>('GET', `/api/projects/${projectId}`);
      if (watcher.version === version) return undefined;
      if (Date.now() > until)
        return `an open page shows version ${watcher.version} of ${projectId}, there is ${version}`;
      await delay(250);
    }
  }
}
