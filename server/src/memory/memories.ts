import { randomUUIDv7 } from 'node:crypto';
import { longestMemory, mostMemories, Refusal, type Memory } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import { holdPerson, holdProject } from '../platform/hold-rows.ts';
import { chooseMemories } from './choose-memories.ts';
import * as queries from './queries.ts';

export type Scope = queries.Scope;

/** The place in a conversation where something was memory. */
export interface Origin {
  readonly threadId: string;
  readonly turnId: string;
  /** Names these words in this turn for good: remembered once, however often a run is taken over. */
  readonly key: string;
}

/**
 * What people have decided once and for all: for a project, which binds the turns of everyone who works in it, or for
 * themselves, which binds their own turns in every project. It is always in their own words.
 */
export class Memories {
  readonly #database: Database;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  list(scope: Scope): Promise<Memory[]> {
    return queries.memoriesOf(this.#database.read, scope);
  }

  /**
   * Words that are remembered already are not written down twice; the decision that is there is answered.
   * @throws Refusal `memory.blank`, `memory.too_many`
   */
  add(scope: Scope, authorId: string, text: string, origin?: Origin): Promise<Memory> {
    const words = wordsOf(text);
    return this.#database.write((transaction) => this.#addWithin(transaction, scope, { authorId, words, origin }));
  }

  async #addWithin(
    transaction: Writer,
    scope: Scope,
    { authorId, words, origin }: { authorId: string; words: string; origin: Origin | undefined },
  ): Promise<Memory> {
    // What is known and counted stays so until the words stand there.
    await ('projectId' in scope ? holdProject(transaction, scope.projectId) : holdPerson(transaction, scope.userId));
    const known = await queries.memoriesOf(transaction, scope);
    const before = origin && (await queries.memoryByOrigin(transaction, scope, origin.key));
    const same = before ?? known.find((memory) => sameWords(memory.text, words));
    if (same) return same;
    if (known.length >= mostMemories) throw new Refusal('memory.too_many');
    const [id, at] = [randomUUIDv7(), new Date().toISOString()];
    await queries.insertMemory(transaction, {
      id,
      project_id: 'projectId' in scope ? scope.projectId : null,
      user_id: 'userId' in scope ? scope.userId : null,
      author_id: authorId,
      text: words,
      source: origin ? 'said' : 'written',
      thread_id: origin?.threadId ?? null,
      turn_id: origin?.turnId ?? null,
      origin_key: origin?.key ?? null,
      created_at: at,
      updated_at: at,
    });
    return (await queries.memoryById(transaction, scope, id))!;
  }

  /** @throws Refusal `memory.not_found`, `memory.blank` */
  change(scope: Scope, id: string, text: string): Promise<Memory> {
    const words = wordsOf(text);
    return this.#database.write(async (transaction) => {
      await queries.changeMemory(transaction, scope, { id, text: words, at: new Date().toISOString() });
      const changed = await queries.memoryById(transaction, scope, id);
      if (!changed) throw new Refusal('memory.not_found');
      return changed;
    });
  }

  /** @throws Refusal `memory.not_found` */
  async remove(scope: Scope, id: string): Promise<void> {
    const removed = await this.#database.write((transaction) => queries.deleteMemory(transaction, scope, id));
    if (!removed) throw new Refusal('memory.not_found');
  }

  /** What binds a turn, within what a request has room for: those that the wish speaks of first, then the newest. */
  async bindingOn({ projectId, authorId }: { projectId: string; authorId: string }, wish: string): Promise<Memory[]> {
    const ofProject = await this.list({ projectId });
    const ofPerson = await this.list({ userId: authorId });
    return chooseMemories([...ofProject, ...ofPerson], wish);
  }
}

/** On one line. @throws Refusal `memory.blank` */
function wordsOf(text: string): string {
  const words = [...text.replaceAll(/\s+/gu, ' ').trim()].slice(0, longestMemory).join('').trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(words)) throw new Refusal('memory.blank');
  return words;
}

function sameWords(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim();
}
