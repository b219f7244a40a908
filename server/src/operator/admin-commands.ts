import { inspect } from 'node:util';
import type { User } from '@easel/contract';
import type { Features } from '../features.ts';
import { DeadLetters, type Which } from '../platform/queue/dead-letters.ts';
import type { Services } from '../services.ts';
import { allJobs } from '../workers.ts';

export interface AdminOptions {
  readonly yes: boolean;
  readonly all: boolean;
  readonly kind?: string | undefined;
  readonly limit: number;
}

/** What a command found or did: rows for a table, or the facts of one thing. */
export type AdminAnswer = readonly object[] | Readonly<Record<string, unknown>>;

/** The command line is not understood, or not meant: says what to type. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
}

export const adminUsage = `npm run admin -- <command> [--json]

  users [words]                    people whose name, address or number holds the words
  users show <who>                 one of them, by id, address or number
  users sign-out <who>             out of every session, within ten seconds
  users delete <who> --yes         with all that is theirs, for good
  credits give <who> <amount>      for this month; a negative amount takes
  jobs                             how many there are, by kind and state
  jobs dead [--kind <kind>]        what failed for good, and why
  jobs retry <id> | --kind <kind> | --all
  jobs drop <id> | --kind <kind> | --all --yes
  purge [--yes]                    expired sessions, and files of people who have left; without --yes: how many

  --limit <number>                 rows at most (100)`;

type Surroundings = { services: Services; features: Features; options: AdminOptions };
type Command = (words: readonly string[], surroundings: Surroundings) => Promise<AdminAnswer>;

const commands: Readonly<Record<string, Command>> = {
  users: ([words = ''], { features, options }) => features.records.list(words, options.limit),
  'users show': ([who], surroundings) => show(who, surroundings),
  'users sign-out': ([who], surroundings) => signOut(who, surroundings),
  'users delete': ([who], surroundings) => remove(who, surroundings),
  'credits give': ([who, amount], surroundings) => give(who, amount, surroundings),
  jobs: (_, { services }) => services.queue.counts(),
  'jobs dead': (_, surroundings) => listDead(surroundings),
  'jobs retry': ([id], { services, options }) => new DeadLetters(services.queue).retry(whichOf(id, options)),
  'jobs drop': ([id], surroundings) => drop(id, surroundings),
  purge: (_, { features, options: { yes } }) => purge(features, yes),
};

/** @throws AdminRefusal, or what the rules behind a command refuse */
export function runAdmin(words: readonly string[], surroundings: Surroundings): Promise<AdminAnswer> {
  const [first = '', second = ''] = words;
  const two = commands[`${first} ${second}`];
  if (two) return two(words.slice(2), surroundings);
  const one = commands[first];
  if (!one) throw new AdminRefusal(adminUsage);
  return one(words.slice(1), surroundings);
}

async function show(who: string | undefined, { features }: Surroundings): Promise<AdminAnswer> {
  const { id } = await personOf(who, features);
  const { profile, signIn, sessions } = await features.records.read(id);
  const projects = await features.projects.list(id);
  const open = sessions.filter(({ endedAt }) => endedAt === null).length;
  const { balance, spent } = await features.credits.account(id);
  const counts = { projects: projects.length, openSessions: open, creditsLeft: balance, creditsSpent: spent };
  return { ...profile, signIn: signIn.map(({ provider }) => provider), ...counts };
}

async function signOut(who: string | undefined, { features }: Surroundings): Promise<AdminAnswer> {
  const { id } = await personOf(who, features);
  return { user: id, sessionsEnded: await features.sessions.closeAllOf(id) };
}

async function remove(who: string | undefined, { features, options }: Surroundings): Promise<AdminAnswer> {
  const { id, email, phone, name } = await personOf(who, features);
  if (!options.yes)
    throw new AdminRefusal(`This deletes ${email ?? phone ?? name} with all that is theirs. Add --yes.`);
  await features.deletion.run(id, email ?? phone ?? name);
  return { deleted: id };
}

async function give(who: string | undefined, amount: string | undefined, { features }: Surroundings) {
  const { id } = await personOf(who, features);
  const credits = Number(amount);
  if (!Number.isInteger(credits) || credits === 0) throw new AdminRefusal('The amount is a whole number, and not 0.');
  const left = await features.credits.give(id, credits).catch((error: Error) => {
    throw new AdminRefusal(error.message);
  });
  return { user: id, given: credits, left };
}

async function listDead({ services, options }: Surroundings): Promise<AdminAnswer> {
  const dead = await new DeadLetters(services.queue).list({ kind: options.kind, limit: options.limit });
  return dead.map(({ id, kind, attempts, dead_at: at, error, payload }) => {
    return { id, kind, attempts, deadSince: new Date(at ?? 0).toISOString(), error, payload };
  });
}

async function drop(id: string | undefined, { services, features, options }: Surroundings): Promise<AdminAnswer> {
  const which = whichOf(id, options);
  if (!options.yes) throw new AdminRefusal('What is dropped never runs. Add --yes.');
  const awaited = allJobs(services, features).flatMap(({ kind }) => (kind.awaited ? [kind.name] : []));
  return new DeadLetters(services.queue).drop(which, new Set(awaited));
}

async function purge({ records, assets }: Features, yes: boolean): Promise<AdminAnswer> {
  const found = { ...(await records.purge(yes)), filesWithoutOwner: await assets.purge(yes) };
  return { purged: yes, ...found };
}

function whichOf(id: string | undefined, { kind, all }: AdminOptions): Which {
  if ([id !== undefined, kind !== undefined, all].filter(Boolean).length !== 1) {
    throw new AdminRefusal('Name one job by its id, or those of a --kind, or --all.');
  }
  return { id, kind };
}

async function personOf(who: string | undefined, { records }: Features): Promise<User> {
  const person = who === undefined ? undefined : await records.find(who);
  if (!person) throw new AdminRefusal('Nobody here is known by that. Give an id, an address or a number.');
  return person;
}

/** For people: a table of rows, or a line for each fact. */
export function asText(answer: AdminAnswer): string {
  if (!Array.isArray(answer)) {
    return Object.entries(answer)
      .map(([name, value]) => `${name.padEnd(18)} ${wordOf(value)}`)
      .join('\n');
  }
  const rows = answer as readonly Record<string, unknown>[];
  const [first] = rows;
  if (!first) return 'none';
  const table = [Object.keys(first), ...rows.map((row) => Object.keys(first).map((name) => wordOf(row[name])))];
  const widths = Object.keys(first).map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  return table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? inspect(value, { breakLength: Infinity }) : String(value);
}
