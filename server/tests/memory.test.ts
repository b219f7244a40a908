import { randomUUID } from 'node:crypto';
import { longestMemory, mostMemories } from '@easel/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

describe.each(engines)('memory on %s', (engine) => {
  let house: House;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    id = (await ada.projects.create({ title: 'Tea house' })).id;
  });
  afterAll(() => house.leave());

  test('keeps what a person writes down, lists it newest first, changes and forgets it', async () => {
    const first = await ada.memory.addToProject({ id }, { text: '  Always use\n navy ' });
    const second = await ada.memory.addToProject({ id }, { text: '以后都用衬线字体' });
    expect(first).toMatchObject({ scope: 'project', text: 'Always use navy', source: 'written', origin: null });
    expect((await ada.memory.ofProject({ id })).memories).toEqual([second, first]);
    const changed = await ada.memory.changeInProject({ id, memoryId: first.id }, { text: 'Always use teal' });
    expect(changed).toMatchObject({ id: first.id, text: 'Always use teal', createdAt: first.createdAt });
    expect(await ada.memory.removeFromProject({ id, memoryId: first.id })).toEqual({ id: first.id, deleted: true });
    expect((await ada.memory.ofProject({ id })).memories).toEqual([second]);
  });

  test('remembers the same words once', async () => {
    const one = await ada.memory.addOwn({ text: 'No gradients.' });
    expect(await ada.memory.addOwn({ text: 'no  gradients' })).toEqual(one);
    expect(one.scope).toBe('person');
  });

  test('many that write at once remember the same words once, and no more decisions than there may be', async () => {
    const { id: busy } = await ada.projects.create({ title: 'Busy' });
    const add = (text: string) => ada.memory.addToProject({ id: busy }, { text });
    const same = await Promise.all(Array.from({ length: 8 }, () => add('Navy only')));
    expect(new Set(same.map((memory) => memory.id)).size).toBe(1);
    for (let count = 2; count < mostMemories; count++) await add(`Rule number ${count}`);
    const last = await Promise.allSettled(['a', 'b', 'c', 'd'].map((letter) => add(`The last is ${letter}`)));
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ada.memory.ofProject({ id: busy })).memories).toHaveLength(mostMemories);
  });

  test('keeps a person’s own decisions from everyone else, in a project that they share too', async () => {
    const bob = await house.signIn('bob@example.org');
    await ada.sharing.addMember({ id }, { identifier: 'bob@example.org', permission: 'editor' });
    const own = await ada.memory.addOwn({ text: 'Sign everything with A.L.' });
    expect((await bob.memory.own()).memories).toEqual([]);
    const lost = { errorCode: 'memory.not_found' };
    await expect(bob.memory.changeOwn({ memoryId: own.id }, { text: 'Mine' })).rejects.toMatchObject(lost);
    await expect(bob.memory.removeOwn({ memoryId: own.id })).rejects.toMatchObject(lost);
    // Nor by way of a project.
    await expect(bob.memory.removeFromProject({ id, memoryId: own.id })).rejects.toMatchObject(lost);
    const bound = await house.features.memories.bindingOn({ projectId: id, authorId: bob.session.user.id }, '');
    expect(bound.map(({ scope }) => scope)).not.toContain('person');
    const byBob = await bob.memory.addToProject({ id }, { text: 'The owl stays' });
    expect((await ada.memory.ofProject({ id })).memories).toContainEqual(byBob);
  });

  test('takes a decision of one project for none of another', async () => {
    const other = await ada.projects.create({ title: 'Other' });
    const there = await ada.memory.addToProject({ id: other.id }, { text: 'Only here' });
    const change = ada.memory.changeInProject({ id, memoryId: there.id }, { text: 'Elsewhere' });
    await expect(change).rejects.toMatchObject({ errorCode: 'memory.not_found' });
    expect((await ada.memory.ofProject({ id })).memories.map(({ text }) => text)).not.toContain('Only here');
  });

  test('refuses what is blank, too long or one too many', async () => {
    const { id: full } = await ada.projects.create({ title: 'Full' });
    const add = (text: string) => ada.memory.addToProject({ id: full }, { text });
    await expect(add(' ​ ')).rejects.toMatchObject({ errorCode: 'memory.blank' });
    await expect(add('x'.repeat(longestMemory + 1))).rejects.toMatchObject({ errorCode: 'request.invalid' });
    const unknown = ada.memory.changeInProject({ id: full, memoryId: randomUUID() }, { text: 'x' });
    await expect(unknown).rejects.toMatchObject({ errorCode: 'memory.not_found' });
    for (let count = 0; count < mostMemories; count++) await add(`Rule number ${count}`);
    await expect(add('One more')).rejects.toMatchObject({ errorCode: 'memory.too_many' });
  });

  test('fills a request with what the wish speaks of first, and never beyond its budget', async () => {
    const { id: long } = await ada.projects.create({ title: 'Long' });
    const lantern = await ada.memory.addToProject({ id: long }, { text: `Lanterns are red. ${'a'.repeat(470)}` });
    for (let count = 0; count < 12; count++)
      await ada.memory.addToProject({ id: long }, { text: `Rule ${count} ${'b'.repeat(480)}` });
    const author = { projectId: long, authorId: (await house.signIn('cy@example.org')).session.user.id };
    const total = (texts: readonly { text: string }[]) => texts.reduce((sum, { text }) => sum + text.length, 0);
    const plain = await house.features.memories.bindingOn(author, 'a poster');
    expect(plain.map(({ id: one }) => one)).not.toContain(lantern.id);
    const about = await house.features.memories.bindingOn(author, 'a poster with a lantern in it');
    expect(about.map(({ id: one }) => one)).toContain(lantern.id);
    expect([total(plain) <= 4_000, total(about) <= 4_000, plain.length]).toEqual([true, true, 8]);
  });

  test('goes with its project, and a person’s own with their account', async () => {
    const dee = await house.signIn('dee@example.org');
    await ada.sharing.addMember({ id }, { identifier: 'dee@example.org', permission: 'editor' });
    await dee.memory.addToProject({ id }, { text: 'Dee was here' });
    await dee.memory.addOwn({ text: 'Dee’s own' });
    const { id: gone } = await dee.projects.create({ title: 'Gone' });
    await dee.memory.addToProject({ id: gone }, { text: 'Of a project that goes' });
    await dee.projects.remove({ id: gone });
    await dee.personalData.deleteAccount({ confirmation: 'dee@example.org' });
    const left = await house.database.read.selectFrom('memories').select(['text', 'author_id']).execute();
    expect(left.filter(({ text }) => /Dee’s own|that goes/.test(text))).toEqual([]);
    // What was decided for others stays theirs, without a name.
    expect((await ada.memory.ofProject({ id })).memories[0]).toMatchObject({ text: 'Dee was here', author: null });
  });
});
