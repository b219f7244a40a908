/** Saves of whole canvases, which are compared before they wait for their turn to be saved. */
import { mergeCanvas, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentCanvas } from '../src/projects/sent-canvas.ts';
import { compareWhole } from '../src/projects/whole-canvas.ts';
import { engines, openHouse, type House, type Person } from './house.ts';

type Nodes = ReadonlyMap<string, CanvasNode>;
const viewport = { x: 0, y: 0, k: 1 };
const box = (id: string, x: number) => ({ id, type: 'text', x, y: 0, width: 10, height: 10 }) as CanvasNode;
const nodesOf = (places: Readonly<Record<string, number>>): Nodes =>
  new Map(Object.entries(places).map(([id, x]) => [id, box(id, x)]));
const stateOf = (nodes: Nodes) => ({ viewport, fields: {}, nodes, connections: new Map() });
const sent = (nodes: Nodes): SentCanvas => {
  const texts = new Map([...nodes].map(([id, node]) => [id, JSON.stringify(node)]));
  return { viewport, fields: {}, nodes: texts, connections: new Map() };
};

describe.each(engines)('whole canvases on %s', (engine) => {
  let house: House;
  let ada: Person;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
  });
  afterAll(() => house.leave());

  const request = (projectId: string, base: number, nodes: Nodes) => {
    const userId = ada.session.user.id;
    return { projectId, userId, author: { kind: 'user' as const, id: userId }, base, wish: { whole: sent(nodes) } };
  };
  const stored = async (projectId: string): Promise<Nodes> =>
    new Map((await house.features.canvases.nodes(projectId)).map((node) => [node.id, node]));

  /** Saves and tells what the canvas then holds, by its version. */
  async function saveAll(projectId: string, base: number, nodes: Nodes, history: Map<number, Nodes>) {
    const { version } = await house.features.canvases.save(request(projectId, base, nodes));
    history.set(version, await stored(projectId));
    return version;
  }

  test('what others save between the comparison and the save is merged as if it had been there before', async () => {
    const places = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 }), {
      noNullPrototype: true,
    });
    const days = fc.record({
      before: fc.array(places, { minLength: 1, maxLength: 3 }),
      meanwhile: fc.array(places, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(days, places, fc.nat(), async ({ before, meanwhile }, mine, seen) => {
        const { database, features } = house;
        const { id } = await ada.projects.create({ title: 'Canvas' });
        const history = new Map<number, Nodes>([[0, new Map()]]);
        let version = 0;
        for (const nodes of before) version = await saveAll(id, version, nodesOf(nodes), history);
        // Also one that is there only when it is saved, or never.
        const named = seen % (version + meanwhile.length + 1);
        const late = request(id, named, nodesOf(mine));
        const comparison = await compareWhole(database.read, id, late.wish.whole);
        for (const nodes of meanwhile) version = await saveAll(id, version, nodesOf(nodes), history);
        await database.write((transaction) => features.canvases.saveWithin(transaction, late, comparison));
        const [then, today] = [history.get(named) ?? history.get(0)!, history.get(version)!];
        const { put, remove } = mergeCanvas({
          base: stateOf(then),
          theirs: stateOf(nodesOf(mine)),
          today: stateOf(today),
        }).change;
        const merged = new Map([...today, ...put.map((node) => [node.id, node] as const)]);
        for (const gone of remove) merged.delete(gone);
        expect(await stored(id)).toEqual(merged);
      }),
      { numRuns: 25 },
    );
  });

  test('of more than is compared at once what was moved, added and left out is changed, and nothing else', async () => {
    const { id } = await ada.projects.create({ title: 'Canvas' });
    const many = nodesOf(Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`node-${at}`, at])));
    const version = await saveAll(id, 0, many, new Map());
    const next = new Map(many).set('node-7', box('node-7', -1)).set('new', box('new', 3));
    for (const gone of ['node-0', 'node-1800', 'node-2499']) next.delete(gone);
    await house.features.canvases.save(request(id, version, next));
    expect(await stored(id)).toEqual(new Map([...next].toSorted(([a], [b]) => (a < b ? -1 : 1))));
    const changes = house.database.read.selectFrom('canvas_changes').select('record_id').where('project_id', '=', id);
    const changed = await changes.where('version', '=', version + 1).execute();
    expect(changed.map(({ record_id }) => record_id).toSorted()).toEqual(
      ['new', 'node-0', 'node-1800', 'node-2499', 'node-7'].toSorted(),
    );
  });
});
