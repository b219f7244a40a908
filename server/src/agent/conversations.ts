import { randomUUIDv7 } from 'node:crypto';
import {
  readImageSize,
  Refusal,
  type ChatAnswer,
  type HistoryThread,
  type Message,
  type PictureMask,
  type PictureOperation,
  type PictureOptions,
  type ReferenceContent,
  type ThreadSummary,
  type TurnEvent,
  type TurnStatus,
} from '@easel/contract';
import type { Faces } from '../accounts/faces.ts';
import type { Assets } from '../assets/assets.ts';
import type { Database, Reader, Writer } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import type { Models } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { isBlank } from '../platform/visible-text.ts';
import type { Canvases } from '../projects/canvas.ts';
import type { ProjectNews } from '../projects/project-news.ts';
import type { Projects } from '../projects/projects.ts';
import type { Recall } from '../memory/recall.ts';
import { makeFindable } from './findable.ts';
import { historyItemOf, lineOf } from './history-items.ts';
import { countOf, operationWords } from './operation-wishes.ts';
import { pictureWay } from './picture-ways.ts';
import { pointedPictures } from './pointed-pictures.ts';
import { runTurnKind } from './run-turn-kind.ts';
import * as threads from './thread-queries.ts';
import type { TurnEnding } from './turn-ending.ts';
import type { TurnLog } from './turn-log.ts';
import * as queries from './turn-queries.ts';
import { languageOf, type TurnRequest } from './turn-request.ts';

/** Whoever has too many turns under way may ask again when some of them will have ended. */
const retryAfter = 30;
const titleLength = 60;
const largestSeed = 2 ** 31;

/** What someone says to the agent, and how they want the pictures. */
export interface Saying extends PictureOptions {
  readonly text: string;
  /** The language of the page, for a text that shows none. */
  readonly language: 'en' | 'zh';
  readonly threadId?: string;
  readonly newThread?: boolean;
  readonly nodeIds?: readonly string[];
  readonly assetIds?: readonly string[];
  readonly mask?: PictureMask;
  readonly operation?: PictureOperation;
}

export interface Transcript {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Who asked is named, without their picture: a file of their own is not the reader's to take along. */
  readonly messages: readonly (Omit<Message, 'author'> & { readonly author?: { id: string; name: string } })[];
}

export interface ConversationServices {
  database: Database;
  queue: Queue;
  liveEvents: LiveEvents;
  models: Models;
  log: TurnLog;
  ending: TurnEnding;
  news: ProjectNews;
  projects: Projects;
  canvases: Canvases;
  assets: Assets;
  recall: Recall;
  faces: Faces;
  /** Turns that one person may have waiting or running; without it any number. */
  mostUnderWay: number | undefined;
}

/** Threads, messages and turns of a project. A turn is a job: whoever asked for it may go, and it goes on. */
export class Conversations {
  readonly #services: ConversationServices;

  constructor(services: ConversationServices) {
    this.#services = services;
  }

  /**
   * @throws Refusal `turn.message_blank`, `thread.not_found`, `model.unknown`, `request.invalid`, `asset.not_found`,
   * `picture.not_found`, `picture.mask_refused`, `picture.edit_unsupported`, `request.too_many`
   */
  async say(projectId: string, authorId: string, saying: Saying): Promise<{ threadId: string; turnId: string }> {
    const { database, assets } = this.#services;
    await assets.settle([...(saying.assetIds ?? []), ...(saying.mask ? [saying.mask.assetId] : [])]);
    return database.write((transaction) => this.sayWithin(transaction, projectId, authorId, saying));
  }

  /** Stores the message and starts the turn, in the caller's transaction: both or neither. */
  async sayWithin(
    transaction: Writer,
    projectId: string,
    authorId: string,
    saying: Saying,
  ): Promise<{ threadId: string; turnId: string }> {
    await this.#refuseCrowd(transaction, authorId);
    const request = await this.#requestOf(transaction, { projectId, authorId }, saying);
    const threadId = await this.#threadFor(transaction, projectId, saying, request.text);
    const at = await threads.timeAfter(transaction, threadId);
    await threads.updateThread(transaction, threadId, { updated_at: at });
    const turnId = randomUUIDv7();
    const place = { thread_id: threadId, project_id: projectId, author_id: authorId };
    const turn = { id: turnId, ...place, status: 'pending' as const, created_at: at, ended_at: null };
    await queries.insertTurn(transaction, { ...turn, request_json: JSON.stringify(request), cancel_wanted: 0 });
    const asked: Message = {
      id: randomUUIDv7(),
      threadId,
      turnId,
      role: 'user',
      status: 'pending',
      createdAt: at,
      contents: [{ type: 'text', text: request.text }, ...(await this.#shown(transaction, request))],
    };
    await threads.insertMessage(transaction, asked, projectId);
    await makeFindable(transaction, this.#services.recall, { projectId, message: asked });
    const pictures = [...(request.pictures ?? []), ...(request.mask ? [request.mask.picture] : [])];
    const assetIds = [...new Set(pictures.map(({ assetId }) => assetId))];
    await this.#services.assets.hold(transaction, assetIds);
    await threads.insertMessageAssets(transaction, asked.id, projectId, assetIds);
    await threads.updateThread(transaction, threadId, { last_text: lineOf(asked) });
    const answeredAt = await threads.timeAfter(transaction, threadId);
    const answer: Message = { ...asked, id: randomUUIDv7(), role: 'assistant', contents: [], createdAt: answeredAt };
    await threads.insertMessage(transaction, answer, projectId);
    await this.#services.projects.nameFromPrompt(transaction, projectId, request.text);
    const event = { type: 'turn-changed' as const, threadId, turnId, status: 'pending' as const };
    this.#services.news.tell(transaction, projectId, event);
    // Another turn of the thread may run: then this one waits, and that one's end starts it.
    const [first] = await queries.openTurns(transaction, threadId);
    if (first?.id === turnId) {
      await threads.updateThread(transaction, threadId, { status: 'pending' });
      await this.#services.queue.enqueue(transaction, runTurnKind, { turnId }, { key: turnId });
    }
    return { threadId, turnId };
  }

  /** The events of a turn after a position of its log. @throws Refusal `turn.not_found` */
  async events(
    projectId: string,
    turnId: string,
    { after, signal }: { after: number; signal: AbortSignal },
  ): Promise<AsyncGenerator<{ id: string; event: TurnEvent }>> {
    await this.#turnOf(projectId, turnId);
    return this.#read(projectId, turnId, { after, signal });
  }

  /** A project that is deleted takes its turns with it, and nothing tells their end: then this ends, too. */
  async *#read(projectId: string, turnId: string, { after, signal }: { after: number; signal: AbortSignal }) {
    const { database, log, news } = this.#services;
    const gone = new AbortController();
    const stopFollowing = news.hear(projectId, ({ type }) => type === 'project-deleted' && gone.abort());
    try {
      await news.heard();
      // Asked after the subscription, so that nothing between is missed.
      if (!(await queries.turnById(database.read, turnId))) return;
      yield* log.read(turnId, after, AbortSignal.any([signal, gone.signal]));
    } finally {
      stopFollowing();
    }
  }

  /**
   * Waits for a turn's end, or for the moment at which it waits for a decision itself.
   *
   * @throws Refusal `project.not_found` when the project is deleted meanwhile
   */
  async outcome(projectId: string, turnId: string, signal: AbortSignal): Promise<Omit<ChatAnswer, 'version'>> {
    const { thread_id: threadId } = await this.#turnOf(projectId, turnId);
    const nodes: ChatAnswer['nodes'] = [];
    for await (const { event } of this.#read(projectId, turnId, { after: 0, signal })) {
      if (event.type === 'picture-placed' && !nodes.some(({ id }) => id === event.node.id)) nodes.push(event.node);
      if (event.type === 'plan-proposed') {
        const { proposal } = event;
        const message = await threads.answerOf(this.#services.database.read, turnId);
        if (message) return { projectId, threadId, turnId, status: 'pending', message, nodes, proposal };
      }
      if (event.type !== 'turn-ended') continue;
      return { projectId, threadId, turnId, status: event.status, message: event.message, nodes };
    }
    signal.throwIfAborted();
    throw new Refusal('project.not_found');
  }

  /** Stops a turn; what is done stays. One that waits ends at once, one that runs as soon as it hears. */
  async cancel(projectId: string, turnId: string): Promise<{ turnId: string; status: TurnStatus }> {
    const { database, liveEvents, ending } = this.#services;
    const turn = await this.#turnOf(projectId, turnId);
    if (turn.ended_at) return { turnId, status: turn.status };
    const now = await database.write((transaction) => queries.wantCancel(transaction, turnId));
    if (now?.status === 'pending') await ending.end(turn, { status: 'canceled' });
    else if (now && !now.ended_at) liveEvents.publish(cancelChannelOf(turnId), { turnId });
    // It may have ended while it was asked to.
    const { status } = await this.#turnOf(projectId, turnId);
    return { turnId, status };
  }

  /** All that was said, and who asked for it. */
  async messages(projectId: string, threadId?: string): Promise<Message[]> {
    const { database, faces } = this.#services;
    const messages = await threads.messagesOf(database.read, { projectId, threadId });
    const authors = await threads.authorsOf(database.read, { projectId, threadId });
    const known = await faces.of([...authors.values()]);
    return messages.map((message) => {
      const id = message.role === 'user' ? authors.get(message.turnId) : undefined;
      if (id === undefined) return message;
      const { name = '', avatarUrl = null } = known.get(id) ?? {};
      return { ...message, author: { id, name, avatarUrl } };
    });
  }

  /** Every thread with all that was said in it, last spoken in first. */
  async transcripts(projectId: string): Promise<Transcript[]> {
    // Messages first: then none of them belongs to a thread that is not listed.
    const messages = Map.groupBy(await this.messages(projectId), (message) => message.threadId);
    const rows = await threads.threadsOf(this.#services.database.read, projectId);
    return rows.map(({ id, title, created_at, updated_at }) => {
      const named = (messages.get(id) ?? []).map(({ author, ...message }) => {
        return author ? { ...message, author: { id: author.id, name: author.name } } : message;
      });
      return { id, title, createdAt: created_at, updatedAt: updated_at, messages: named };
    });
  }

  async lastThread(projectId: string): Promise<string | null> {
    const [last] = await threads.threadsOf(this.#services.database.read, projectId, { limit: 1, offset: 0 });
    return last?.id ?? null;
  }

  async list(projectId: string, { page, pageSize }: { page: number; pageSize: number }) {
    const { read } = this.#services.database;
    const rows = await threads.threadsOf(read, projectId, { limit: pageSize, offset: (page - 1) * pageSize });
    const list: ThreadSummary[] = rows.map(threads.summaryOf);
    return { list, total: await threads.countThreads(read, projectId), page, pageSize };
  }

  /** @throws Refusal `thread.not_found` */
  async history(projectId: string, threadId: string | undefined): Promise<HistoryThread[]> {
    const { read } = this.#services.database;
    const rows = threadId ? [await this.#threadOf(projectId, threadId)] : await threads.threadsOf(read, projectId);
    const messages = Map.groupBy(
      await threads.messagesOf(read, { projectId, threadId }),
      (message) => message.threadId,
    );
    return rows.map((row) => ({
      thread_meta: {
        thread_id: row.id,
        project_id: projectId,
        title: row.title,
        status: row.status,
        created_at: row.created_at,
        updated_at: row.updated_at,
      },
      history: (messages.get(row.id) ?? []).map(historyItemOf),
    }));
  }

  /** How a thread stands; of the last one spoken in when none is named. */
  async status(
    projectId: string,
    threadId: string | undefined,
  ): Promise<{ status: TurnStatus; thread_id: string | null }> {
    const { read } = this.#services.database;
    const [last] = threadId
      ? [await this.#threadOf(projectId, threadId)]
      : await threads.threadsOf(read, projectId, { limit: 1, offset: 0 });
    return last ? { status: last.status, thread_id: last.id } : { status: 'done', thread_id: null };
  }

  /** Which of these assets some message shows. */
  assetsSaid(database: Reader, assetIds: readonly string[]): Promise<string[]> {
    return threads.assetsSaid(database, assetIds);
  }

  /** One person's turns must not keep everyone else's waiting. */
  async #refuseCrowd(transaction: Writer, authorId: string): Promise<void> {
    const { mostUnderWay } = this.#services;
    if (mostUnderWay === undefined) return;
    if ((await queries.countOpenTurns(transaction, authorId)) < mostUnderWay) return;
    throw new Refusal('request.too_many', { retryAfter });
  }

  async #requestOf(
    transaction: Writer,
    place: { projectId: string; authorId: string },
    saying: Saying,
  ): Promise<TurnRequest> {
    const { models } = this.#services;
    if (!models.picture(saying.imageModel)) throw new Refusal('model.unknown');
    const size = readImageSize(saying.imageSize);
    if (size === undefined) {
      throw new Refusal('request.invalid', {
        details: [{ pointer: '/body/imageSize', reason: 'each side must measure 256 to 4096' }],
      });
    }
    const pointed = await pointedPictures(transaction, place, saying, this.#services);
    const title = pointed.pictures?.[0]?.title ?? '';
    const said = isBlank(saying.text) ? '' : saying.text.trim();
    const count = saying.imageCount ?? null;
    const text = said || (pointed.operation ? operationWords(saying.language, pointed.operation, title) : '');
    if (!text) throw new Refusal('turn.message_blank');
    const request: TurnRequest = {
      text,
      language: said ? languageOf(text, saying.language) : saying.language,
      size,
      count: pointed.operation ? countOf({ count }, pointed.operation) : count,
      quality: saying.imageQuality ?? 'auto',
      pictureModel: saying.imageModel ?? 'auto',
      search: saying.enableWebSearch ?? false,
      approve: saying.approve ?? 'auto',
      nodeIds: saying.nodeIds ?? [],
      assetIds: saying.assetIds ?? [],
      ...pointed,
      seed: Math.floor(Math.random() * largestSeed),
    };
    if (request.operation && !pictureWay(request, models)) {
      const others = pictureWay({ ...request, pictureModel: 'auto' }, models);
      const reason = others ? 'model_cannot' : 'no_model';
      throw new Refusal('picture.edit_unsupported', { details: [{ pointer: '/body/operation', reason }] });
    }
    return request;
  }

  /** What the person pointed at, as their message shows it. */
  async #shown(transaction: Writer, { pictures = [] }: TurnRequest): Promise<ReferenceContent[]> {
    const ids = pictures.map(({ assetId }) => assetId);
    const files = await this.#services.assets.describe(ids, transaction);
    return pictures.flatMap(({ nodeId, assetId, title }) => {
      const url = files[assetId]?.url;
      return url ? [{ type: 'reference' as const, nodeId, assetId, url, title }] : [];
    });
  }

  async #threadFor(transaction: Writer, projectId: string, saying: Saying, text: string): Promise<string> {
    if (saying.threadId && !saying.newThread) {
      const known = await threads.threadOf(transaction, projectId, saying.threadId);
      if (!known) throw new Refusal('thread.not_found');
      return known.id;
    }
    const [last] = saying.newThread ? [] : await threads.threadsOf(transaction, projectId, { limit: 1, offset: 0 });
    if (last) return last.id;
    const id = randomUUIDv7();
    const at = new Date().toISOString();
    const title = text.replaceAll(/\s+/g, ' ').slice(0, titleLength);
    const times = { created_at: at, updated_at: at };
    const fresh = { id, project_id: projectId, title, last_text: '', status: 'pending' as const, ...times };
    await threads.insertThread(transaction, fresh);
    return id;
  }

  async #threadOf(projectId: string, threadId: string): Promise<threads.ThreadRow> {
    const thread = await threads.threadOf(this.#services.database.read, projectId, threadId);
    if (!thread) throw new Refusal('thread.not_found');
    return thread;
  }

  async #turnOf(projectId: string, turnId: string): Promise<queries.TurnRow> {
    const turn = await queries.turnById(this.#services.database.read, turnId);
    if (turn?.project_id !== projectId) throw new Refusal('turn.not_found');
    return turn;
  }
}

/** Where a running turn hears that it should stop. */
export function cancelChannelOf(turnId: string): string {
  return `turn-cancel:${turnId}`;
}
