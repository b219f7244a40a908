import type { TurnEvent } from '@easel/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askFor, startFakeModels, type Script } from './fake-models.ts';
import { engines, openHouse } from './house.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
const credits = { EASEL__CREDITS__ENABLED: 'true', EASEL__CREDITS__MONTHLY_ALLOWANCE: '5' };
const titles = ['Fox', 'Owl', 'Hare'];

describe.each(engines)('a turn that asks before it spends, on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function open(script: Script = { chat: askFor(titles) }, variables: Record<string, string> = {}) {
    const models = await startFakeModels(script);
    const house = await openHouse(engine, { worker: true, yaml: models.yaml, variables });
    cleanUps.push(models.close, house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ prompt: '' });
    const propose = async (text = 'Three animals', options: object = {}) => {
      const answer = await ada.agent.chat({ id }, { messages: said(text), approve: 'assist', ...options });
      return { turnId: answer.turnId, proposal: answer.proposal!, answer };
    };
    const drawn = () => models.requests.filter(({ kind }) => kind === 'image');
    return { models, house, ada, id, propose, drawn };
  }

  async function follow(events: AsyncIterable<{ event: TurnEvent }>): Promise<TurnEvent[]> {
    const told: TurnEvent[] = [];
    for await (const { event } of events) told.push(event);
    return told;
  }

  test('shows what it would make and what that costs, and waits without holding anything', async () => {
    const { house, ada, id, propose, drawn } = await open(undefined, credits);
    const { proposal, answer, turnId } = await propose('Three animals', { imageSize: '640x320' });
    expect(proposal).toMatchObject({ size: '640x320', model: { id: 'painter', procedural: false, creditsEach: 1 } });
    expect(proposal.otherModels).toEqual([{ id: 'easel-designer-1', procedural: true, creditsEach: 0 }]);
    expect(proposal.pictures.map(({ title }) => title)).toEqual(titles);
    expect(answer).toMatchObject({ status: 'pending', nodes: [] });
    expect(drawn()).toEqual([]);
    const jobs = house.database.read.selectFrom('jobs').select('kind');
    expect((await jobs.execute()).filter(({ kind }) => kind === 'run-turn')).toEqual([]);
    expect(await ada.credits.account()).toMatchObject({ balance: 5, held: 0 });
    const { messages } = await ada.agent.history({ id });
    expect(messages.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const { list } = await ada.agent.threadList({ projectId: id });
    expect(list[0]).toMatchObject({ status: 'pending', text: '3 pictures. Go ahead?' });
    expect((await ada.agent.cancelTurn({ id, turnId })).status).toBe('canceled');
  });

  test('makes on a yes what was proposed, and asks no model twice', async () => {
    const { models, ada, id, propose } = await open(undefined, credits);
    const { proposal, turnId } = await propose();
    const { proposalId } = proposal;
    expect(await ada.agent.decideTurn({ id, turnId }, { proposalId, answer: 'yes' })).toMatchObject({ accepted: true });
    const told = await follow(ada.agent.turnEvents({ id, turnId }));
    expect(told.at(-1)).toMatchObject({ type: 'turn-ended', status: 'done' });
    expect(models.requests.map(({ kind }) => kind)).toEqual(['chat', 'image', 'image', 'image', 'chat']);
    expect((await ada.projects.get({ id })).nodes.map(({ title }) => title).sort()).toEqual([...titles].sort());
    const account = await ada.credits.account();
    expect(account).toMatchObject({ balance: 2, held: 0, spent: 3, projects: [{ projectId: id, spent: 3 }] });
    const usage = await ada.credits.project({ id });
    expect(usage.months).toMatchObject([{ spent: 3, people: [{ userId: ada.session.user.id, spent: 3 }] }]);
  });

  test('makes what the person changed it to: fewer, in other words, of another size, by another model', async () => {
    const { ada, id, propose, drawn } = await open();
    const { proposal, turnId } = await propose();
    const { accepted } = await ada.agent.decideTurn(
      { id, turnId },
      {
        proposalId: proposal.proposalId,
        answer: 'yes',
        size: '300x400',
        imageModel: 'easel-designer-1',
        pictures: [{ from: 2, prompt: 'A hare asleep' }, { from: 0 }],
      },
    );
    expect(accepted).toBe(true);
    await follow(ada.agent.turnEvents({ id, turnId }));
    const { nodes } = await ada.projects.get({ id });
    const made = nodes.map(({ title, width, height, data }) => ({ title, width, height, prompt: data?.prompt }));
    expect(made.toSorted((a, b) => String(a.title).localeCompare(String(b.title)))).toEqual([
      { title: 'Fox', width: 300, height: 400, prompt: 'picture of Fox' },
      { title: 'Hare', width: 300, height: 400, prompt: 'A hare asleep' },
    ]);
    expect(nodes.every(({ data }) => String(data?.model).endsWith('(procedural)'))).toBe(true);
    expect(drawn()).toEqual([]);
  });

  test('ends on a no with nothing made, and the next message of the conversation has its turn', async () => {
    const { ada, id, propose, drawn, models } = await open();
    const { proposal, turnId } = await propose();
    const next = ada.agent.chat({ id }, { messages: said('Another'), imageCount: 1 });
    await vi.waitFor(async () => expect((await ada.agent.history({ id })).messages).toHaveLength(4), 10_000);
    const { proposalId } = proposal;
    const no = await ada.agent.decideTurn({ id, turnId }, { proposalId, answer: 'no' });
    expect(no).toEqual({ turnId, status: 'canceled', accepted: true });
    expect((await next).status).toBe('done');
    expect(drawn()).toHaveLength(1);
    const told = await follow(ada.agent.turnEvents({ id, turnId }));
    const ended = told.at(-1)!;
    const plan = ended.type === 'turn-ended' && ended.message.contents.find(({ type }) => type === 'plan');
    expect(plan && plan.type === 'plan' && plan.steps.at(-1)).toMatchObject({
      status: 'stopped',
      note: 'Plan dropped. Nothing of it was made.',
    });
    expect(models.requests.filter(({ kind }) => kind === 'chat')).toHaveLength(3);
  });

  test('hears the first decision only, and none on what it has not proposed', async () => {
    const { ada, id, propose, drawn } = await open();
    const { proposal, turnId } = await propose();
    const { proposalId } = proposal;
    const decide = (answer: 'yes' | 'no', name = proposalId) =>
      ada.agent.decideTurn({ id, turnId }, { proposalId: name, answer });
    expect((await decide('yes', 'something else')).accepted).toBe(false);
    const answers = await Promise.all([decide('yes'), decide('no'), decide('yes')]);
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
    await follow(ada.agent.turnEvents({ id, turnId }));
    expect((await decide('yes')).accepted).toBe(false);
    expect(drawn().length).toBe(answers[1]!.accepted ? 0 : 3);
  });

  test('refuses a decision that could not be carried out, so that it can be changed', async () => {
    const { ada, id, propose } = await open(undefined, { ...credits, EASEL__CREDITS__MONTHLY_ALLOWANCE: '2' });
    const { proposal, turnId } = await propose();
    const { proposalId } = proposal;
    const yes = (change: object = {}) => ada.agent.decideTurn({ id, turnId }, { proposalId, answer: 'yes', ...change });
    await expect(yes({ imageModel: 'nobody' })).rejects.toMatchObject({ errorCode: 'model.unknown' });
    await expect(yes({ size: '100x100' })).rejects.toMatchObject({ errorCode: 'request.invalid' });
    await expect(yes({ pictures: [{ from: 3 }] })).rejects.toMatchObject({ errorCode: 'request.invalid' });
    await expect(yes()).rejects.toMatchObject({ errorCode: 'credits.insufficient' });
    expect((await yes({ pictures: [{ from: 0 }, { from: 1 }] })).accepted).toBe(true);
    await follow(ada.agent.turnEvents({ id, turnId }));
    expect(await ada.credits.account()).toMatchObject({ balance: 0, spent: 2 });
  });

  test('a turn that goes on without asking ends with its reason when the credits do not suffice', async () => {
    const { ada, id, drawn } = await open(undefined, { ...credits, EASEL__CREDITS__MONTHLY_ALLOWANCE: '2' });
    const { status, message } = await ada.agent.chat({ id }, { messages: said('Three animals') });
    expect(status).toBe('failed');
    expect(message.contents.at(-1)).toMatchObject({ type: 'error', errorCode: 'credits.insufficient' });
    expect(drawn()).toEqual([]);
    expect(await ada.credits.account()).toMatchObject({ balance: 2, held: 0 });
  });

  test('can be read by others, who cannot decide', async () => {
    const { house, ada, id, propose } = await open();
    const { proposal, turnId } = await propose();
    await ada.sharing.addMember({ id }, { identifier: 'bo@example.org', permission: 'viewer' });
    const bo = await house.signIn('bo@example.org');
    for await (const { event } of bo.agent.turnEvents({ id, turnId })) {
      if (event.type === 'plan-proposed') break;
    }
    const decision = { proposalId: proposal.proposalId, answer: 'yes' as const };
    await expect(bo.agent.decideTurn({ id, turnId }, decision)).rejects.toMatchObject({ errorCode: 'access.denied' });
    const other = await ada.projects.create({ prompt: '' });
    await expect(ada.agent.decideTurn({ id: other.id, turnId }, decision)).rejects.toMatchObject({
      errorCode: 'turn.not_found',
    });
  });
});
