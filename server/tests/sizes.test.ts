import { encodeSnapshot, type CanvasNode } from '@easel/canvas';
import { contract, defaultSizes, sized, type ServerSizes } from '@easel/contract';
import { afterEach, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

const invalid = { status: 400, errorCode: 'request.invalid' };
const tooLarge = { status: 413, errorCode: 'canvas.too_large' };
const words = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
const box = (index: number): CanvasNode => ({ id: `n${index}`, type: 'shape', x: index, y: 0, width: 1, height: 1 });
const noted = (note: unknown) => ({ ...box(0), note }) as CanvasNode;
const boxes = (count: number, from = 0) => Array.from({ length: count }, (_, index) => box(from + index));
const viewport = { x: 0, y: 0, k: 1 };
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
/** What a route does not know counts all the same. */
const padded = (more: unknown) => ({ title: 'a', more });

const houses: House[] = [];
afterEach(async () => void (await Promise.all(houses.splice(0).map((house) => house.leave()))));
async function open(variables: Record<string, string> = {}) {
  const house = await openHouse(engines.at(-1)!, { variables });
  houses.push(house);
  return house;
}

test('an operator sets what requests may hold, lower or higher', async () => {
  const house = await open({
    EASEL__SIZES__BODY_BYTES: '70000',
    EASEL__SIZES__BODY_DEPTH: '16',
    EASEL__SIZES__PROMPT_CHARACTERS: '10',
    EASEL__SIZES__TITLE_CHARACTERS: '300',
    EASEL__SIZES__PAGE_SIZE: '101',
    EASEL__SIZES__CANVAS_BYTES: '65536',
    EASEL__SIZES__CANVAS_NODES: '3',
    EASEL__SIZES__BRAND_KITS: '1',
    EASEL__SIZES__BRAND_KIT_BYTES: '1024',
  });
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ title: 'x'.repeat(300), prompt: 'ten letter' });
  await expect(ada.projects.create({ title: 'x'.repeat(301) })).rejects.toMatchObject(invalid);
  await expect(ada.canvas.save({ nodes: [], projectName: 'x'.repeat(301) })).rejects.toMatchObject(invalid);
  await expect(ada.projects.create({ prompt: 'eleven char' })).rejects.toMatchObject(invalid);
  await expect(ada.agent.generate({ id }, { prompt: 'eleven char' })).rejects.toMatchObject(invalid);
  await expect(ada.agent.chat({ id }, { messages: words('eleven char') })).rejects.toMatchObject(invalid);
  expect((await ada.agent.threadList({ projectId: id, pageSize: 101 })).pageSize).toBe(101);
  // The page asks for as many as there may be, whatever that is.
  expect((await ada.agent.threadList({ projectId: id })).pageSize).toBe(101);
  await expect(ada.agent.threadList({ projectId: id, pageSize: 102 })).rejects.toMatchObject(invalid);
  await expect(ada.projects.create(padded('x'.repeat(70_000)))).rejects.toMatchObject({
    status: 413,
    errorCode: 'request.too_large',
  });
  await ada.projects.create(padded(nested(15)));
  await expect(ada.projects.create(padded(nested(16)))).rejects.toMatchObject(invalid);
  const document = (length: number) =>
    JSON.stringify({ version: 1, name: 'Oto' }).replace('}', ' '.repeat(length) + '}');
  const kitId = '0190a000-0000-7000-8000-000000000001';
  await expect(ada.brandKits.save({ id: kitId }, { document: document(1024), isDefault: false })).rejects.toMatchObject(
    { status: 413, errorCode: 'brand_kit.too_large' },
  );
  await ada.brandKits.save({ id: kitId }, { document: document(0), isDefault: false });
  await expect(
    ada.brandKits.save({ id: kitId.replace('1', '2') }, { document: document(0), isDefault: false }),
  ).rejects.toMatchObject({ errorCode: 'brand_kit.too_many' });
  const canvas = encodeSnapshot({ viewport, nodes: [noted('x'.repeat(65_536))], connections: [] });
  await expect(ada.canvas.save({ canvas })).rejects.toMatchObject(tooLarge);
  const deep = encodeSnapshot({ viewport, nodes: [noted(nested(14))], connections: [] });
  await expect(ada.canvas.save({ canvas: deep })).rejects.toMatchObject(tooLarge);
  await expect(ada.canvas.save({ nodes: boxes(4), viewport, connections: [] })).rejects.toMatchObject(tooLarge);
});

test('prompts may be longer than elsewhere, in however many pieces they come', async () => {
  const { baseUrl, signIn } = await open({ EASEL__SIZES__PROMPT_CHARACTERS: '9000' });
  const ada = await signIn('ada@example.org');
  const { id } = await ada.projects.create({ title: 'Long' });
  const say = async (...texts: string[]) => {
    const messages = [{ role: 'user', contents: texts.map((text) => ({ type: 'text', text })) }];
    const headers = { authorization: `Bearer ${ada.session.accessToken}`, accept: 'text/event-stream' };
    const answer = await fetch(`${baseUrl}/api/projects/${id}/agent/chat`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ messages }),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await say('x'.repeat(9_000))).toBe(200);
  expect(await say('x'.repeat(8_000), 'y'.repeat(999))).toBe(200);
  expect(await say('x'.repeat(8_000), 'y'.repeat(1_000))).toBe(400);
});

test('a canvas holds so many nodes, however few of them come at a time', async () => {
  const house = await open({ EASEL__SIZES__CANVAS_NODES: '3' });
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ title: 'Full' });
  const put = (nodes: CanvasNode[], remove: string[] = []) =>
    ada.canvas.patch({ id }, { changes: { put: nodes, remove } });
  await put(boxes(2));
  await expect(put(boxes(2, 2))).rejects.toMatchObject(tooLarge);
  expect(await ada.projects.get({ id })).toMatchObject({ version: '1', nodeCount: 2 });
  await put(boxes(1, 2));
  // What is full may change, and one may go for another.
  await put([{ ...box(2), title: 'Changed' }]);
  const { version } = await ada.projects.get({ id });
  await ada.canvas.patch({ id }, { baseVersion: version, changes: { put: [box(3)], remove: ['n0'] } });
  expect(await ada.projects.get({ id })).toMatchObject({ nodeCount: 3 });
  await expect(put([box(9)])).rejects.toMatchObject(tooLarge);
});

test('a project file holds what a canvas may hold here, also where that is more than elsewhere', async () => {
  const deep = await open({ EASEL__SIZES__BODY_DEPTH: '100' });
  const ada = await deep.signIn('ada@example.org');
  const { projectId: id } = await ada.canvas.save({ nodes: [noted(nested(80))], viewport, connections: [] });
  const { downloadUrl } = await ada.projectFiles.startExport({ id });
  const file = await (await fetch(deep.baseUrl + downloadUrl)).arrayBuffer();
  const bringIn = async ({ baseUrl }: House, { session }: Person) => {
    const headers = { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/octet-stream' };
    return fetch(`${baseUrl}/api/projects/import`, { method: 'POST', body: file, headers });
  };
  expect((await bringIn(deep, ada)).status).toBe(200);
  const usual = await open();
  expect((await bringIn(usual, await usual.signIn('ada@example.org'))).status).toBe(413);
});

test.each(['20', '300'])('copies and project files have titles as long as they may be here: %s', async (most) => {
  const { baseUrl, signIn } = await open({ EASEL__SIZES__TITLE_CHARACTERS: most });
  const ada = await signIn('ada@example.org');
  const title = 'x'.repeat(Number(most));
  const { id } = await ada.projects.create({ title });
  const copy = await ada.versions.duplicate({ id }, {});
  expect(copy.title).toBe(`${title.slice(5)} copy`);
  const { downloadUrl } = await ada.projectFiles.startExport({ id });
  const headers = { authorization: `Bearer ${ada.session.accessToken}`, 'content-type': 'application/octet-stream' };
  const body = await (await fetch(baseUrl + downloadUrl)).arrayBuffer();
  const brought = await fetch(`${baseUrl}/api/projects/import`, { method: 'POST', body, headers });
  expect(await brought.json()).toMatchObject({ title });
});

test('as it comes, a canvas holds fifty thousand nodes and not one more', async () => {
  const house = await open();
  const ada = await house.signIn('ada@example.org');
  const whole = (count: number) => encodeSnapshot({ viewport, nodes: boxes(count), connections: [] });
  await expect(ada.canvas.save({ canvas: whole(50_001) })).rejects.toMatchObject(tooLarge);
  const { projectId: id } = await ada.canvas.save({ canvas: whole(50_000) });
  expect((await ada.projects.list()).projects).toMatchObject([{ id, nodeCount: 50_000 }]);
  await expect(ada.canvas.patch({ id }, { changes: { put: [box(50_000)] } })).rejects.toMatchObject(tooLarge);
});

test('a route whose sizes are the default stays as it is; of another all but the bounds does', () => {
  const { create } = contract.projects;
  expect(sized(create, defaultSizes)).toBe(create);
  const own = sized(create, { ...defaultSizes, TitleCharacters: 7 });
  expect(own.body.properties.title).toMatchObject({ type: 'string', maxLength: 7 });
  expect(own.body.properties.references).toBe(create.body.properties.references);
  expect(own.body.required).toBe(create.body.required);
  expect(create.body.properties.title).toMatchObject({ maxLength: 200 });
});

test('the document and what pages ask for say the sizes in force', async () => {
  const house = await open({
    EASEL__SIZES__PROMPT_CHARACTERS: '10',
    EASEL__SIZES__CANVAS_NODES: '3000',
    EASEL__STORAGE__MAX_UPLOAD_BYTES: '2048',
  });
  const read = async (path: string) => (await fetch(house.baseUrl + path)).json();
  const sizes = (await read('/api/sizes')) as ServerSizes;
  expect(sizes).toEqual({
    uploadBytes: 2048,
    promptCharacters: 10,
    titleCharacters: 200,
    canvasBytes: 64 * 1024 * 1024,
    canvasNodes: 3000,
    brandKits: 50,
    brandKitBytes: 1024 * 1024,
  });
  const document = (await read('/api/openapi.json')) as {
    info: { description: string; 'x-sizes': object };
    paths: Record<string, Record<string, object>>;
  };
  expect(document.info['x-sizes']).toEqual({ ...house.settings.Sizes, UploadBytes: 2048 });
  expect(document.info.description).toMatch(/files of up to 2 KiB;[^]*prompts of 10 characters;[^]*of 3,000 nodes/);
  const said = JSON.stringify(document.paths);
  expect(said).toContain('"maxLength":10,"x-size":"PromptCharacters"');
  expect(said).not.toContain('"maxLength":8000,"x-size"');
});
