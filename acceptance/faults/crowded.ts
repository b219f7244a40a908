import { setTimeout as delay } from 'node:timers/promises';
import { hasty } from '../api/client.ts';
import { brokenPromises } from '../crowd/check.ts';
import { startPainter, type Painter } from '../crowd/painter.ts';
import { designerHabits, Person } from '../crowd/person.ts';
import { Wire, type Meter } from '../crowd/wire.ts';
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
  readonly pauseMs: number;
  readonly random: () => number;
  readonly meter?: Meter;
}

/** How long turns that were asked for last may take to end. */
const endDeadlineMs = 120_000;

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

/** People at work, until they are told to stop. */
export class Crowd {
  readonly people: readonly Person[];
  readonly #stop = new AbortController();
  readonly #working: Promise<unknown>;

  private constructor(people: readonly Person[], pauseMs: number) {
    this.people = people;
    this.#working = Promise.all(people.map((person) => person.work(designerHabits, pauseMs, this.#stop.signal)));
  }

  static async gather(addresses: readonly string[], options: CrowdOptions): Promise<Crowd> {
    const people: Person[] = [];
    for (let index = 0; index < options.people; index++) {
      const wire = new Wire(addresses, { turn: index, ...(options.meter && { meter: options.meter }) });
      people.push(await Person.arrive(wire, `designer-${index}`, options.random));
    }
    return new Crowd(people, options.pauseMs);
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
    return ended === 'late' ? [...refused, 'some turns did not end'] : refused;
  }

  /** After everybody went home. */
  async check({ charged }: Painter, { turnsMayFail = false } = {}): Promise<string[]> {
    return brokenPromises(this.people, { charged, turnsMayFail });
  }
}
