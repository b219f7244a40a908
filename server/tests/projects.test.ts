import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House } from './house.ts';

describe.each(engines)('projects on %s', (engine) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(engine)));
  afterAll(() => house.leave());

  test('are made, found, renamed and listed, last changed first', async () => {
    const ada = await house.signIn('list@example.org');
    const long = `A poster for ${'a very long evening '.repeat(5)}`;
    const poster = await ada.projects.create({ prompt: long });
    const menu = await ada.projects.create({ title: ' Menu\n of tea ' });
    expect(poster.title).toMatch(/^A poster for a very long evening .*…$/);
    expect(menu).toMatchObject({ title: 'Menu of tea', role: 'owner', picCount: 0, threadId: null, turnId: null });
    const renamed = await ada.projects.rename({ id: poster.id }, { title: 'Tea' });
    expect(renamed.updatedAt >= menu.updatedAt).toBe(true);
    const { projects } = await ada.projects.list();
    expect(projects.map(({ title }) => title)).toEqual(['Tea', 'Menu of tea']);
    expect((await ada.projects.list({ scope: 'shared' })).projects).toEqual([]);
    expect((await ada.projects.list({ scope: 'all' })).projects).toEqual(projects);
  });

  test('are hidden from strangers, and unknown ones look the same', async () => {
    const [ada, eve] = [await house.signIn('ada@example.org'), await house.signIn('eve@example.org')];
    const { id } = await ada.projects.create({ title: 'Secret' });
    expect(await ada.projects.query({ projectId: id })).toMatchObject({
      projectName: 'Secret',
      version: '0',
      permission: 'owner',
      capabilities: { canManage: true },
    });
    expect(await eve.projects.query({ projectId: id })).toEqual({ projectId: id, validProjectId: false });
    expect(await eve.projects.query({ projectId: 'none' })).toEqual({ projectId: 'none', validProjectId: false });
    await expect(eve.projects.get({ id })).rejects.toMatchObject({ status: 404 });
    await expect(eve.canvas.save({ projectId: id, nodes: [] })).rejects.toMatchObject({ status: 404 });
  });

  test('refuse what has not the right form, with pointers, and change nothing', async () => {
    const ada = await house.signIn('form@example.org');
    const { id } = await ada.projects.create({ title: 'Kept' });
    const titled = (title: unknown) => ada.projects.rename({ id }, { title } as { title: string });
    await expect(titled(7)).rejects.toMatchObject({
      errorCode: 'request.invalid',
      details: [{ pointer: '/body/title' }],
    });
    await expect(titled('  ')).rejects.toMatchObject({ errorCode: 'project.title_blank' });
    const kit = ada.projects.create({ brandKitId: '01900000-0000-7000-8000-000000000000' });
    await expect(kit).rejects.toMatchObject({ status: 404, errorCode: 'brand_kit.not_found' });
    await expect(ada.projects.create({ imageSize: '10x10' })).rejects.toMatchObject({ status: 400 });
    expect((await ada.projects.list()).projects.map(({ title }) => title)).toEqual(['Kept']);
  });

  test('a deleted project takes its canvas, chat and history along', async () => {
    const ada = await house.signIn('gone@example.org');
    const { id } = await ada.projects.create({ title: 'Gone', prompt: 'A fox' });
    expect(await ada.projects.remove({ id })).toEqual({ id, deleted: true });
    await expect(ada.projects.get({ id })).rejects.toMatchObject({ status: 404 });
    const { read } = house.database;
    for (const table of ['canvas_nodes', 'canvas_changes', 'threads', 'turns', 'messages'] as const) {
      expect(await read.selectFrom(table).select('project_id').where('project_id', '=', id).execute()).toEqual([]);
    }
  });
});
