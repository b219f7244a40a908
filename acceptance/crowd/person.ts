import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { countUp, Ledger, type ProjectLedger } from './ledger.ts';
import { followTurn } from './turns.ts';
import type { Wire, WireSession } from './wire.ts';

/** How often each thing is done, beside each other. */
export interface Habits {
  readonly save: number;
  readonly read: number;
  readonly list: number;
  readonly upload: number;
  readonly turn: number;
  readonly kit: number;
}

/** As designers work: most of all they move and write, now and then they ask for something. */
export const designerHabits: Habits = { save: 60, read: 12, list: 8, upload: 8, turn: 8, kit: 4 };

/** Somebody who works on a canvas of their own, and remembers what the product has promised them. */
export class Person {
  readonly ledger = new Ledger();
  readonly wire: Wire;
  readonly #random: () => number;
  readonly #turnsUnderWay = new Set<Promise<void>>();
  #faults: unknown[] = [];

  private constructor(wire: Wire, random: () => number) {
    this.wire = wire;
    this.#random = random;
  }

  /** Signs in by the code that development shows, and makes a first project. */
  static async arrive(stranger: Wire, name: string, random: () => number): Promise<Person> {
    const email = `${name}@crowd.example`;
    const { devCode } = await stranger.ask<{ devCode: string }>('POST', '/api/auth/global/email-code', { email });
    const credentials = { email, code: devCode };
    const session = await stranger.ask<WireSession>('POST', '/api/auth/global/email-login', credentials);
    const person = new Person(stranger.as(session), random);
    const project = { title: `Work of ${name}` };
    person.ledger.open((await person.wire.ask<{ id: string }>('POST', '/api/projects', project)).id);
    return person;
  }

  /** What the product refused although it should not have. */
  get faults(): readonly unknown[] {
    return this.#faults;
  }

  /** One thing after the other until told to stop, with a pause of up to `pauseMs` between them; then waits for its turns. */
  async work(habits: Habits, pauseMs: number, stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.#do(this.#choose(habits)).catch((error: unknown) => this.#faults.push(error));
      await delay(pauseMs * this.#random());
    }
    await Promise.all(this.#turnsUnderWay);
  }

  async #do(habit: keyof Habits): Promise<void> {
    const project = this.#pick([...this.ledger.projects.values()]);
    if (habit === 'save') return this.#save(project);
    if (habit === 'upload') return this.#upload(project);
    if (habit === 'kit') return this.#keepKit();
    if (habit === 'turn') return this.#startTurn(project);
    const path = habit === 'read' ? `/api/projects/${project.id}` : '/api/projects';
    await this.wire.ask('GET', path);
  }

  /** A new text, or one more change of an old one. */
  async #save(project: ProjectLedger): Promise<void> {
    const known = [...project.nodes.keys()];
    const id = known.length < 20 || this.#random() < 0.1 ? randomUUID() : this.#pick(known);
    const count = project.nodes.get(id) ?? { acknowledged: 0, tried: 0 };
    project.nodes.set(id, count);
    await countUp(count, (next) => {
      const place = { x: Math.round(this.#random() * 4_000), y: next, width: 200, height: 60 };
      return this.#put(project, { id, type: 'text', ...place, data: { text: String(next) } });
    });
  }

  async #upload(project: ProjectLedger): Promise<void> {
    const bytes = noise(48);
    const file = { fileName: 'noise.png', contentType: 'image/png', size: bytes.length };
    const ticket = await this.wire.ask<Ticket>('POST', '/api/assets/upload-url', file);
    await this.wire.send(ticket.method, ticket.uploadUrl, bytes, ticket.headers);
    const node = { id: randomUUID(), type: 'image', x: 0, y: this.#random() * 4_000, width: 48, height: 48 };
    await this.#put(project, { ...node, data: { assetId: ticket.assetId, url: ticket.publicUrl } });
    // Kept once it is on a canvas: a file that nothing shows may be tidied away.
    this.ledger.files.set(ticket.publicUrl, createHash('sha256').update(bytes).digest('hex'));
    project.pictures.set(node.id, ticket.publicUrl);
  }

  async #put(project: ProjectLedger, node: object): Promise<void> {
    const body = { baseVersion: project.version, changes: { put: [node] } };
    const { data } = await this.wire.ask<{ data: { version: string } }>(
      'PATCH',
      `/api/projects/${project.id}/canvas`,
      body,
    );
    project.version = data.version;
  }

  async #keepKit(): Promise<void> {
    const known = [...this.ledger.kits.keys()];
    const id = known.length < 3 ? randomUUID() : this.#pick(known);
    const count = this.ledger.kits.get(id) ?? { acknowledged: 0, tried: 0 };
    this.ledger.kits.set(id, count);
    await countUp(count, (next) => {
      const document = JSON.stringify({ version: 1, id, name: String(next) });
      return this.wire.ask('PUT', `/api/brand-kits/${id}`, { document, isDefault: false });
    });
  }

  /** Goes on with its work while the agent does its own; one turn at a time in each project, as people have it. */
  async #startTurn(project: ProjectLedger): Promise<void> {
    if (this.#turnsUnderWay.size > 0) return this.#save(project);
    const turn = followTurn(this.wire, project).catch((error: unknown) => void this.#faults.push(error));
    this.#turnsUnderWay.add(turn);
    void turn.then(() => this.#turnsUnderWay.delete(turn));
  }

  #choose(habits: Habits): keyof Habits {
    const weights = Object.entries(habits) as [keyof Habits, number][];
    let left = this.#random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 'save';
  }

  #pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)]!;
  }
}

interface Ticket {
  readonly assetId: string;
  readonly uploadUrl: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly publicUrl: string;
}

/** A square PNG of random grey, so that no two files are alike. */
function noise(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side)]));
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.concat(rows))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([name, data]) => chunk(name, data))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
