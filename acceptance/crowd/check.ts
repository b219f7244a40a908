import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { picturesPerTurn } from './painter.ts';
import { inLanes } from './lanes.ts';
import { holds, type ProjectLedger } from './ledger.ts';
import type { Person } from './person.ts';

/** People whose promises are held against the product side by side: most of the time a question waits for its answer. */
const atOnce = 16;
/** Files of one person that are read side by side. */
const filesAtOnce = 4;
/** How long work that nobody follows may take to end. */
const settleMs = 60_000;

interface ShownProject {
  readonly version: string;
  readonly nodes: readonly ShownNode[];
  readonly messages: readonly ShownMessage[];
}
interface ShownNode {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly text?: string; readonly url?: string; readonly prompt?: string };
  readonly meta?: { readonly turnId?: string };
}
interface ShownMessage {
  readonly turnId: string;
  readonly role: string;
  readonly status: string;
}

export interface Expectations {
  /** Under which keys each prompt was charged. */
  readonly charged: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where models are made to fail, a turn that says so keeps its promise, whole or in part. */
  readonly turnsMayFail?: boolean;
}

/**
 * Holds what the product has now against all that it promised: nothing acknowledged is lost, nothing is there twice,
 * nothing was paid twice.
 * @returns a sentence for each promise that was broken
 */
export async function brokenPromises(people: readonly Person[], expected: Expectations): Promise<string[]> {
  const broken = (await inLanes(people, atOnce, (person) => brokenFor(person, expected))).flat();
  for (const [prompt, keys] of expected.charged) {
    if (keys.size > 1) broken.push(`“${prompt}” was paid ${keys.size} times`);
  }
  return broken;
}

async function brokenFor(person: Person, expected: Expectations): Promise<string[]> {
  const broken: string[] = [];
  for (const project of person.ledger.projects.values()) {
    const shown = await person.wire.ask<ShownProject>('GET', `/api/projects/${project.id}`);
    broken.push(...brokenNodes(project, shown), ...brokenTurns(project, shown, expected));
    broken.push(...(await brokenHistory(person, project, shown)));
  }
  broken.push(...(await brokenFiles(person)), ...(await brokenKits(person)), ...(await brokenCredits(person)));
  return broken;
}

function brokenNodes({ id, nodes, pictures }: ProjectLedger, shown: ShownProject): string[] {
  const byId = new Map(shown.nodes.map((node) => [node.id, node]));
  const texts = [...nodes].flatMap(([nodeId, count]) => {
    const read = Number(byId.get(nodeId)?.data.text ?? 0);
    return holds(count, read) ? [] : [`text ${nodeId} of ${id} says ${read}, promised was ${count.acknowledged}`];
  });
  const missing = [...pictures].filter(([nodeId, url]) => byId.get(nodeId)?.data.url !== url);
  const twice = shown.nodes.length - byId.size;
  return [
    ...texts,
    ...missing.map(([nodeId]) => `picture ${nodeId} of ${id} is gone`),
    ...(twice > 0 ? [`${twice} nodes of ${id} are there twice`] : []),
  ];
}

function brokenTurns({ id, turns }: ProjectLedger, shown: ShownProject, expected: Expectations): string[] {
  const endings = expected.turnsMayFail ? ['done', 'failed'] : ['done'];
  const mayLack = expected.turnsMayFail ?? false;
  return [...turns].flatMap(([turnId, { tag }]) => {
    const said = shown.messages.filter((message) => message.turnId === turnId);
    const [asked, answers] = [said.filter(({ role }) => role === 'user'), said.filter(({ role }) => role !== 'user')];
    const status = answers[0]?.status ?? 'silent';
    const placed = shown.nodes.filter(({ meta }) => meta?.turnId === turnId);
    const prompts = new Set(placed.map(({ data }) => data.prompt));
    const wrong = [
      asked.length !== 1 && `${asked.length} messages that ask`,
      answers.length !== 1 && `${answers.length} answers`,
      !endings.includes(status) && `ended as ${status}`,
      prompts.size !== placed.length && `${placed.length} pictures of ${prompts.size} prompts`,
      !mayLack && placed.length !== picturesPerTurn && `${placed.length} pictures`,
    ];
    return wrong.filter((words) => words !== false).map((words) => `turn ${turnId} (${tag}) of ${id}: ${words}`);
  });
}

/** The log of changes leads to the canvas that is shown. */
async function brokenHistory(person: Person, { id }: ProjectLedger, shown: ShownProject): Promise<string[]> {
  const change = await person.wire.ask<{ version: string; put: ShownNode[] }>(
    'GET',
    `/api/projects/${id}/canvas/changes?since=0`,
  );
  const textsOf = (nodes: readonly ShownNode[]) =>
    JSON.stringify(nodes.map((node) => [node.id, node.data.text ?? node.data.url]).toSorted());
  // Somebody's turn may have placed a picture between the two questions: only the same version is compared.
  if (change.version !== shown.version || textsOf(change.put) === textsOf(shown.nodes)) return [];
  return [`the changes of ${id} do not lead to its canvas`];
}

async function brokenFiles({ ledger, wire }: Person): Promise<string[]> {
  const kept = await inLanes([...ledger.files], filesAtOnce, async ([url, hash]) => {
    const bytes = await wire.bytes(url).catch(() => Buffer.alloc(0));
    return createHash('sha256').update(bytes).digest('hex') === hash ? [] : [`${url} is not what was uploaded`];
  });
  return kept.flat();
}

async function brokenKits({ ledger, wire }: Person): Promise<string[]> {
  if (ledger.kits.size === 0) return [];
  const { brandKits } = await wire.ask<{ brandKits: { id: string; name: string }[] }>('GET', '/api/brand-kits');
  const names = new Map(brandKits.map(({ id, name }) => [id, Number(name)]));
  return [...ledger.kits].flatMap(([id, count]) => {
    const read = names.get(id) ?? 0;
    return holds(count, read) ? [] : [`kit ${id} says ${read}, promised was ${count.acknowledged}`];
  });
}

/**
 * One credit for each picture that came, none held for what has ended. Turns whose beginning was never told to anybody
 * may still be under way: these get their time.
 */
async function brokenCredits(person: Person): Promise<string[]> {
  const until = Date.now() + settleMs;
  for (;;) {
    const wrong = await wrongCredits(person);
    if (!wrong || Date.now() > until) return wrong ? [wrong] : [];
    await delay(500);
  }
}

async function wrongCredits({ wire, ledger }: Person): Promise<string | undefined> {
  const account = await wire.ask<{ held: number; spent: number }>('GET', '/api/account/credits');
  let placed = 0;
  for (const { id } of ledger.projects.values()) {
    const { nodes } = await wire.ask<ShownProject>('GET', `/api/projects/${id}`);
    placed += nodes.filter(({ data }) => data.prompt?.startsWith('study ')).length;
  }
  if (account.held === 0 && account.spent === placed) return undefined;
  return `${account.spent} credits were spent and ${account.held} are held for ${placed} pictures`;
}
