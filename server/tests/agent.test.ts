import { boundsOf, intersects, type CanvasNode } from '@easel/canvas';
import { ApiError, type StreamedEvent, type TurnEvent } from '@easel/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askFor, startFakeModels, type FakeModels, type Script } from './fake-models.ts';
import { engines, openHouse, type Person } from './house.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];

describe.each(engines)('a turn of the agent on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function open(script: Script) {
    const models: FakeModels = await startFakeModels(script);
    const house = await openHouse(engine, { worker: true, yaml: models.yaml });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ prompt: '' });
    return { models, house, ada, id };
  }

  /** What a stream tells, to its end. */
  async function follow(stream: AsyncIterable<StreamedEvent<TurnEvent>>) {
    const told: StreamedEvent<TurnEvent>[] = [];
    for await (const item of stream) told.push(item);
    return told;
  }

  test('streams its plan, each picture and its end, and keeps all of it', async () => {
    const { ada, id, models } = await open({ chat: askFor(['Fox', 'Owl']) });
    const told = await follow(ada.agent.chat.stream({ id }, { messages: said('Two animals') }));
    const types = told.map(({ event }) => event.type);
    expect(types[0]).toBe('turn-started');
    expect(types.at(-1)).toBe('turn-ended');
    expect(types.filter((type) => type === 'picture-placed')).toHaveLength(2);
    const project = await ada.projects.get({ id });
    expect(project.nodes.map(({ title }) => title).sort()).toEqual(['Fox', 'Owl']);
    expect(project.nodes.every(({ data }) => data?.model === 'painter')).toBe(true);
    const { messages } = await ada.agent.history({ id });
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ['user', 'done'],
      ['assistant', 'done'],
    ]);
    expect(messages[1]!.contents.map(({ type }) => type)).toEqual(['text', 'plan', 'image', 'image', 'text']);
    expect(models.requests.map(({ kind }) => kind)).toEqual(['chat', 'image', 'image', 'chat']);
    expect(project.picCount).toBe(2);
    expect(project.turn).toBeNull();
  });

  test('a reader that comes back goes on where it was', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox']) });
    const all = await follow(ada.agent.chat.stream({ id }, { messages: said('A fox') }));
    const started = all[0]!.event;
    const turnId = started.type === 'turn-started' ? started.turnId : '';
    const rest = await follow(ada.agent.turnEvents({ id, turnId }, { lastEventId: all[2]!.id! }));
    expect(rest).toEqual(all.slice(3));
  });

  test('a reader who names an event that the log does not have is told it from its start', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox']) });
    const all = await follow(ada.agent.chat.stream({ id }, { messages: said('A fox') }));
    const started = all[0]!.event;
    const turnId = started.type === 'turn-started' ? started.turnId : '';
    const beyond = String(Number(all.at(-1)!.id) + 1);
    expect(await follow(ada.agent.turnEvents({ id, turnId }, { lastEventId: beyond }))).toEqual(all);
    expect(await follow(ada.agent.turnEvents({ id, turnId }, { lastEventId: all.at(-1)!.id! }))).toEqual([]);
  });

  test('the settings of the person win over what the model asks for', async () => {
    const { ada, id, models } = await open({ chat: askFor(['Fox', 'Owl', 'Hare']) });
    const { nodes } = await ada.agent.chat(
      { id },
      { messages: said('An animal'), imageSize: '640x320', imageCount: 1 },
    );
    expect(nodes.map(({ width, height }) => [width, height])).toEqual([[640, 320]]);
    expect(models.requests.filter(({ kind }) => kind === 'image').map(({ body }) => body.size)).toEqual(['640x320']);
  });

  test('pictures stand beside what is there, and over nothing that came meanwhile', async () => {
    const { ada, id, models } = await open({ chat: askFor(['Fox', 'Owl']) });
    const box = { type: 'shape', width: 3000, height: 3000 };
    const put = (nodes: object[]) => ada.canvas.patch({ id }, { changes: { put: nodes as CanvasNode[] } });
    await put([{ ...box, id: 'there', x: -1500, y: -1500 }]);
    models.script.picture = async (_, count) => {
      // As the first picture is made somebody covers all the ground right of what stands there.
      if (count === 1) await put([{ ...box, id: 'came', x: 1510, y: -1500 }]);
    };
    await ada.agent.chat({ id }, { messages: said('Two animals') });
    const { nodes } = await ada.projects.get({ id });
    expect(nodes).toHaveLength(4);
    for (const a of nodes) {
      for (const b of nodes)
        if (a.id < b.id) expect(intersects(boundsOf(a), boundsOf(b)), `${a.id} ${b.id}`).toBe(false);
    }
  });

  test('pictures stand near what the person pointed at, by its node or by its file', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox']) });
    const assetId = '01900000-0000-7000-8000-00000000000a';
    const far = { id: 'far', type: 'image', x: 50_000, y: 50_000, width: 300, height: 300, data: { assetId } };
    const near = { id: 'near', type: 'text', x: 0, y: 0, width: 300, height: 300 };
    await ada.canvas.patch({ id }, { changes: { put: [far, near] } });
    const byFile = await ada.agent.chat({ id }, { messages: said('A fox'), references: [{ assetId }] });
    expect(byFile.nodes[0]!.x).toBeGreaterThan(40_000);
    const byNode = await ada.agent.chat({ id }, { messages: said('A fox'), selection: ['near'] });
    expect(byNode.nodes[0]!.x).toBeLessThan(10_000);
  });

  test('pictures that are called the same bear a name of their own each, also beside what is called so already', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox', 'Fox']) });
    const { nodes, message } = await ada.agent.chat({ id }, { messages: said('Two foxes') });
    expect(nodes.map(({ title }) => title).sort()).toEqual(['Fox', 'Fox 2']);
    expect(message.contents.flatMap((part) => (part.type === 'image' ? part.title : [])).sort()).toEqual([
      'Fox',
      'Fox 2',
    ]);
    const later = await ada.agent.chat({ id }, { messages: said('Two more') });
    expect(later.nodes.map(({ title }) => title).sort()).toEqual(['Fox 3', 'Fox 4']);
    const standing = (await ada.projects.get({ id })).nodes;
    expect(standing.map(({ title }) => title).sort()).toEqual(['Fox', 'Fox 2', 'Fox 3', 'Fox 4']);
  });

  test('a picture that fails leaves the others, and the turn says which', async () => {
    const { ada, id, models } = await open({ chat: askFor(['Fox', 'Owl', 'Hare']) });
    models.script.picture = (prompt) => (prompt.includes('Owl') ? Promise.resolve({ status: 400 }) : undefined);
    const { status, message, nodes } = await ada.agent.chat({ id }, { messages: said('Three animals') });
    expect(status).toBe('done');
    expect(nodes.map(({ title }) => title)).toEqual(['Fox', 'Hare']);
    const plan = message.contents.find(({ type }) => type === 'plan');
    expect(plan?.type === 'plan' && plan.steps.at(-1)).toMatchObject({
      status: 'failed',
      note: '1 of 3 did not come out; the others are placed.',
    });
  });

  test('a model that refuses ends the turn with a reason, and the thread goes on', async () => {
    const { ada, id, models } = await open({ chat: () => ({ status: 400 }) });
    const failed = await ada.agent.chat({ id }, { messages: said('A fox') });
    expect(failed.status).toBe('failed');
    expect(failed.message.contents.at(-1)).toMatchObject({ type: 'error', errorCode: 'model.no_answer' });
    models.script.chat = askFor(['Fox']);
    expect((await ada.agent.chat({ id }, { messages: said('A fox') })).status).toBe('done');
  });

  test('stopping keeps what is done and gives up the rest', async () => {
    const { ada, id, models } = await open({ chat: askFor(['Fox', 'Owl']) });
    const reached = Promise.withResolvers<void>();
    models.script.picture = (prompt) => {
      if (!prompt.includes('Owl')) return;
      reached.resolve();
      return new Promise(() => {});
    };
    const stream = ada.agent.chat.stream({ id }, { messages: said('Two animals') });
    const following = follow(stream);
    await reached.promise;
    const { turn } = await ada.projects.get({ id });
    expect(turn).toMatchObject({ picturesDone: 1, picturesWanted: 2 });
    await ada.agent.cancelTurn({ id, turnId: turn!.turnId });
    const last = (await following).at(-1)!.event;
    expect(last).toMatchObject({ type: 'turn-ended', status: 'canceled' });
    const project = await ada.projects.get({ id });
    expect(project.nodes.map(({ title }) => title)).toEqual(['Fox']);
    expect(project.turn).toBeNull();
    expect(await ada.agent.cancelTurn({ id, turnId: turn!.turnId })).toMatchObject({ status: 'canceled' });
  });

  test('one turn runs at a time in a thread; the next waits and then has heard the first', async () => {
    const { ada, id, models } = await open({ chat: askFor(['Fox']) });
    const hold = Promise.withResolvers<void>();
    models.script.picture = () => hold.promise;
    const first = ada.agent.chat({ id }, { messages: said('A fox') });
    await vi.waitFor(() => expect(models.requests.some(({ kind }) => kind === 'image')).toBe(true), 10_000);
    const second = ada.agent.chat({ id }, { messages: said('And an owl') });
    const pending = async () => (await ada.agent.history({ id })).messages.map(({ status }) => status);
    await vi.waitFor(async () => expect(await pending()).toEqual(['running', 'running', 'pending', 'pending']), 10_000);
    hold.resolve();
    const [one, two] = await Promise.all([first, second]);
    expect(one.threadId).toBe(two.threadId);
    const heard = models.requests.findLast(({ kind }) => kind === 'chat')!.body.messages!;
    expect(JSON.stringify(heard)).toContain('A fox');
    expect(await ada.agent.threadStatus({ project_id: id })).toEqual({ status: 'done', thread_id: one.threadId });
  });

  test('threads, history and the last thread tell the same story', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox']) });
    expect(await ada.agent.lastThread({ projectId: id })).toBeNull();
    const one = await ada.agent.chat({ id }, { messages: said('A fox') });
    const two = await ada.agent.chat({ id }, { messages: said('An owl'), newThread: true });
    expect(two.threadId).not.toBe(one.threadId);
    expect(await ada.agent.lastThread({ projectId: id })).toBe(two.threadId);
    const { list, total } = await ada.agent.threadList({ projectId: id, page: 1, pageSize: 1 });
    expect([total, list.map(({ agentThreadId, title, status }) => [agentThreadId, title, status])]).toEqual([
      2,
      [[two.threadId, 'An owl', 'done']],
    ]);
    const { items } = await ada.agent.chatHistory({ project_id: id, thread_id: one.threadId });
    expect(items).toHaveLength(1);
    expect(items[0]!.history.map(({ role, type }) => [role, type])).toEqual([
      ['user', 'text'],
      ['assistant', 'image'],
    ]);
    const foreign = ada.agent.chatHistory({ project_id: id, thread_id: id });
    await expect(foreign).rejects.toMatchObject({ errorCode: 'thread.not_found' });
  });

  test('says who asked, also once they have left', async () => {
    const { ada, id, house } = await open({ chat: askFor(['Fox']) });
    const bob = await house.signIn('bob@example.org');
    await ada.sharing.addMember({ id }, { identifier: 'bob@example.org', permission: 'editor' });
    await bob.agent.chat({ id }, { messages: said('A fox') });
    await ada.agent.chat({ id }, { messages: said('A paler one') });
    const asked = async () => {
      const { messages } = await ada.agent.history({ id });
      expect((await ada.projects.get({ id })).messages).toEqual(messages);
      return messages.map(({ author }) => author);
    };
    const [bobs, adas] = [bob, ada].map(({ session }) => session.user.id);
    const own = { id: adas, name: 'Ada', avatarUrl: null };
    expect(await asked()).toEqual([{ id: bobs, name: 'Bob', avatarUrl: null }, undefined, own, undefined]);
    await bob.personalData.deleteAccount({ confirmation: 'bob@example.org' });
    expect(await asked()).toEqual([{ id: bobs, name: '', avatarUrl: null }, undefined, own, undefined]);
  });

  test('what cannot be done is refused before anything is stored', async () => {
    const { ada, id, models } = await open({});
    const chat = (body: object) => ada.agent.chat({ id }, { messages: said('A fox'), ...body });
    await expect(chat({ messages: said('  ') })).rejects.toMatchObject({ errorCode: 'turn.message_blank' });
    const long = [
      { role: 'user' as const, contents: [...said('x'.repeat(8_000)), ...said('y')].flatMap((one) => one.contents) },
    ];
    await expect(chat({ messages: long })).rejects.toMatchObject({ errorCode: 'request.invalid' });
    await expect(chat({ imageModel: 'nobody' })).rejects.toMatchObject({ errorCode: 'model.unknown' });
    await expect(chat({ imageSize: '100x5000' })).rejects.toBeInstanceOf(ApiError);
    await expect(chat({ imageCount: 9 })).rejects.toMatchObject({ status: 400 });
    await expect(chat({ threadId: id })).rejects.toMatchObject({ errorCode: 'thread.not_found' });
    expect((await ada.agent.history({ id })).messages).toEqual([]);
    expect(models.requests).toEqual([]);
  });

  test('generate answers the project with the new nodes on it', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox']) });
    const { project, message, nodes } = await ada.agent.generate({ id }, { prompt: 'A fox', mode: 'design' });
    expect(project.nodes).toEqual(nodes);
    expect(project.messages.at(-1)).toEqual(message);
  });

  test('a project begun blank takes its title from the first thing asked in it, and keeps it', async () => {
    const { ada, id } = await open({ chat: askFor(['Fox']) });
    expect((await ada.projects.get({ id })).title).toBe('');
    await ada.agent.chat({ id }, { messages: said('A fox in the snow') });
    await ada.agent.chat({ id }, { messages: said('Now an owl') });
    expect((await ada.projects.get({ id })).title).toBe('A fox in the snow');
  });

  test('creating a project with a prompt starts its first turn', async () => {
    const { ada, house } = await open({ chat: askFor(['Fox']) });
    const { id, threadId, turnId, messages, title } = await ada.projects.create({ prompt: 'A fox, please' });
    expect(title).toBe('A fox, please');
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    const told = await follow(ada.agent.turnEvents({ id, turnId: turnId! }));
    expect(told.at(-1)!.event).toMatchObject({ type: 'turn-ended', status: 'done', message: { threadId } });
    const people: Person = await house.signIn('eve@example.org');
    await expect(follow(people.agent.turnEvents({ id, turnId: turnId! }))).rejects.toMatchObject({ status: 404 });
  });
});
