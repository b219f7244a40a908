import type { CanvasNode } from '@easel/canvas';
import type { ChatRequest, MessageContent } from '@easel/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type House, type Person } from './house.ts';

/** The real planner and designer on SQLite: what a newcomer meets who says what to change. */
let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse('sqlite', { worker: true });
  ada = await house.signIn('ada@example.org');
});
afterAll(() => house.leave());

const small = { imageSize: '360x480' };
const wish = 'Poster for a coffee shop called "Bean There", a cup of coffee, opening 1 September, 20% off, price $4.50';
type Answer = Awaited<ReturnType<typeof say>>;

async function say(id: string, text: string, more: Partial<ChatRequest> = {}) {
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
  return ada.agent.chat({ id }, { messages, ...more });
}

async function firstPoster() {
  const { id } = await ada.projects.create({ brandKitId: '' });
  const { nodes } = await say(id, wish, small);
  return { id, first: nodes[0]! };
}
const textOf = ({ message }: Answer) =>
  message.contents.flatMap((content: MessageContent) => (content.type === 'text' ? [content.text] : [])).join('\n');
const designOf = (node: CanvasNode) => house.features.designs.of(String(node.data!.assetId));

async function pixelsOf(node: CanvasNode) {
  const answer = await fetch(house.baseUrl + String(node.data!.url));
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

test('words after a picture change that picture and nothing else of it, once after the other', async () => {
  const { id, first } = await firstPoster();
  const warmer = await say(id, 'make it warmer');
  const [second] = warmer.nodes;
  expect(warmer.nodes).toHaveLength(1);
  expect([first.title, second!.title]).toEqual(['Bean There', 'Bean There 2']);
  expect([second!.width, second!.height]).toEqual([360, 480]);
  expect(second!.x).toBeGreaterThanOrEqual(first.x + first.width);
  expect(textOf(warmer)).toContain('Changed: warmer colours. The rest stays as it was.');
  const before = await designOf(first);
  expect(await designOf(second!)).toEqual({
    ...before,
    wish: { ...before!.wish, edits: [{ words: 'make it warmer' }] },
  });
  const titled = await say(id, 'change the title to "Late Beans" and sing a song');
  expect(titled.nodes[0]!.title).toBe('Late Beans');
  expect(textOf(titled)).toContain('Not understood, so left alone: “sing a song”.');
  const steps = (await designOf(titled.nodes[0]!))!.wish.edits!.map(({ words }) => words);
  expect(steps).toEqual(['make it warmer', 'change the title to "Late Beans" and sing a song']);
  const { connections } = await ada.projects.get({ id });
  expect(connections.map(({ from, to }) => [from, to])).toEqual([
    [first.id, second!.id],
    [second!.id, titled.nodes[0]!.id],
  ]);
}, 60_000);

test('what is not understood is answered in words, and the next words still change the picture', async () => {
  const { id, first } = await firstPoster();
  for (const [words, answer] of [
    ['can you rotate it a bit', 'I did not understand what to change.'],
    ['undo that', 'Ctrl+Z'],
    ['thanks', ''],
    ['move the title to the bottom', 'Edit elements'],
    ['export it as pdf', 'Ctrl+Shift+E'],
    ['what fonts did you use?', 'answers no questions'],
  ] as const) {
    const answered = await say(id, words);
    expect([answered.status, answered.nodes], words).toEqual(['done', []]);
    expect(textOf(answered)).toContain(answer);
  }
  const { nodes } = await say(id, 'add our website beanthere.club');
  expect((await designOf(nodes[0]!))!.wish.edits).toEqual([{ words: 'add our website beanthere.club' }]);
  expect([first.title, nodes[0]!.title]).toEqual(['Bean There', 'Bean There 2']);
}, 60_000);

test('an edit of a picture further back, ordered by the picture itself, builds on that picture', async () => {
  const { id, first } = await firstPoster();
  await say(id, 'make it blue');
  const edit = { operation: { kind: 'edit' as const, nodeId: first.id } };
  const { nodes, message } = await say(id, 'Drop the price, 360x360 and 320x480 too', edit);
  expect(nodes.map(({ data }) => [data!.naturalWidth, data!.naturalHeight])).toEqual([
    [360, 360],
    [320, 480],
  ]);
  const [square, story] = await Promise.all(nodes.map(designOf));
  const words = 'Drop the price, 360x360 and 320x480 too';
  expect(square!.wish.edits).toEqual([{ words, size: { width: 360, height: 360 } }]);
  expect(story!.wish.edits).toEqual([{ words, size: { width: 320, height: 480 } }]);
  expect(message.contents.filter(({ type }) => type === 'image')).toHaveLength(2);
  const unclear = await say(id, 'frobnicate it', edit);
  expect([unclear.status, unclear.nodes]).toEqual(['done', []]);
  expect(textOf(unclear)).toContain('I did not understand what to change.');
}, 60_000);

test('a planned change shows the size that will be drawn, speaks of what will be, and is made in another size on demand', async () => {
  const { id } = await firstPoster();
  const { turnId, proposal, message } = await say(id, 'make it warmer', { approve: 'assist' });
  expect(proposal!.size).toBe('360x480');
  expect(JSON.stringify(message.contents)).toContain('To be changed: warmer colours. The rest stays as it is.');
  const steps = message.contents.flatMap((content) => (content.type === 'plan' ? content.steps : []));
  expect(steps.at(-1)!.note).toBe('Poster “Bean There”, 360 × 480: warmer colours');
  await ada.agent.decideTurn({ id, turnId }, { proposalId: proposal!.proposalId, answer: 'yes', size: '400x400' });
  for await (const { event } of ada.agent.turnEvents({ id, turnId })) if (event.type === 'turn-ended') break;
  const { nodes } = await ada.projects.get({ id });
  expect(nodes.map(({ data }) => [data!.naturalWidth, data!.naturalHeight])).toContainEqual([400, 400]);
}, 60_000);

test('what is to be looked up where nothing can be is told as missing, and is no copy', async () => {
  const { id } = await ada.projects.create({ brandKitId: '' });
  const answer = await say(id, 'poster for the next Olympics, look the dates up', small);
  expect(textOf(answer)).toMatch(/Web search is off.*“next Olympics”.*missing/);
  expect(answer.nodes[0]!.title).toBe('Next Olympics');
  const chinese = await say(id, '下届奥运会海报，查一下日期', small);
  expect(textOf(chinese)).toMatch(/没有打开联网搜索.*没有编造/);
}, 60_000);

test('several colour schemes are as many pictures, each in its own', async () => {
  const { id, first } = await firstPoster();
  const words = 'three different colour schemes';
  const { nodes, message } = await say(id, words);
  expect(nodes).toHaveLength(3);
  expect(textOf({ message } as Answer)).toContain('3 other colour schemes');
  const edits = await Promise.all(nodes.map(async (node) => (await designOf(node))!.wish.edits));
  expect(edits).toEqual([[{ words }], [{ words, which: 1 }], [{ words, which: 2 }]]);
  const grounds = await Promise.all(
    [first, ...nodes].map(async (node) => [...(await pixelsOf(node)).data.subarray(0, 3)].join()),
  );
  expect(new Set(grounds).size).toBe(4);
}, 60_000);

test('an edited design comes apart into its own layers, exactly', async () => {
  const { id, first } = await firstPoster();
  const { nodes } = await say(id, '标题改成“豆在这里”，再暗一点', { references: [{ nodeId: first.id }] });
  const design = await designOf(nodes[0]!);
  const layered = house.services.models.pictures()[0]!.layered!;
  const { layers, width, height } = await layered.layers(design!);
  expect(layers.flatMap(({ text }) => text?.lines ?? []).join('')).toContain('豆在这里');
  const [ground, ...others] = layers;
  const flat = await sharp(ground!.png)
    .composite(
      others.map(({ png, box }) => ({ input: Buffer.from(png), left: Math.round(box.x), top: Math.round(box.y) })),
    )
    .removeAlpha()
    .raw()
    .toBuffer();
  const { data, info } = await pixelsOf(nodes[0]!);
  expect([info.width, info.height]).toEqual([width, height]);
  const apart = data.reduce((sum, value, at) => sum + Math.abs(value - flat[at]!), 0) / data.length;
  expect(apart).toBeLessThan(2);
}, 60_000);

test('a new wish after a picture is a new design, though colours stand in it', async () => {
  const { id, first } = await firstPoster();
  const { nodes } = await say(id, 'A poster for a jazz night called “Late Set” in blue', {
    ...small,
    references: [{ nodeId: first.id }],
  });
  expect((await designOf(nodes[0]!))!.wish.edits).toBeUndefined();
  expect(nodes[0]!.title).toContain('Late Set');
}, 60_000);

describe('what is selected is what the words change', () => {
  const box = { x: 4000, y: 0, width: 300, height: 400 };
  const words = (parentId: string | null) => ({
    ...box,
    id: crypto.randomUUID(),
    type: 'text',
    parentId,
    data: { text: '$4.50' },
  });
  const frame = () => ({ ...box, id: crypto.randomUUID(), type: 'frame', data: { name: 'Bean There', clip: true } });
  const put = async (id: string, nodes: object[], putConnections: object[] = []) => {
    const placed = nodes.map((node, at) => ({ order: `b${at}`, ...node }));
    const { version } = await ada.projects.get({ id });
    const changes = { put: placed as never, putConnections: putConnections as never };
    await ada.canvas.patch({ id }, { baseVersion: version, changes });
  };
  const again = { newThread: true };

  test('elements that were taken out of a design mean the design, and stay', async () => {
    const { id, first } = await firstPoster();
    const apart = frame();
    const price = words(apart.id);
    await put(id, [apart, price], [{ id: crypto.randomUUID(), from: first.id, to: apart.id, kind: 'derived' }]);
    for (const selected of [apart, price]) {
      const answer = await say(id, 'make this green', { ...again, selection: [selected.id] });
      expect((await designOf(answer.nodes[0]!))!.wish.edits).toEqual([{ words: 'make this green' }]);
      expect(textOf(answer)).toContain('The selected elements stay');
    }
    const both = await say(id, '标题改大一点', { ...again, selection: [apart.id, price.id, first.id] });
    expect(both.nodes).toHaveLength(1);
    const { nodes } = await ada.projects.get({ id });
    expect(nodes.find((node) => node.id === price.id)!.data!['text']).toBe('$4.50');
  }, 60_000);

  test('a frame means the pictures that are seen in it', async () => {
    const { id, first } = await firstPoster();
    const board = frame();
    const inside = { ...first, id: crypto.randomUUID(), parentId: board.id, title: 'Inside' };
    const unseen = { ...first, id: crypto.randomUUID(), parentId: board.id, title: 'Unseen', hidden: true };
    await put(id, [board, inside, unseen]);
    const { nodes, message } = await say(id, 'delete the price', { ...again, selection: [board.id] });
    expect(nodes.map(({ title }) => title)).toEqual(['Inside 2']);
    expect(JSON.stringify(message.contents)).toContain('no price');
  }, 60_000);

  test('what is no design of ours is answered with the way to change it, and makes no poster of the words', async () => {
    const { id, first } = await firstPoster();
    const own = words(null);
    const photo = { ...first, ...box, id: crypto.randomUUID(), data: { ...first.data, model: '' } };
    await put(id, [own, photo]);
    for (const [selected, said, answer] of [
      [own, 'make this green', 'Change it on the canvas'],
      [photo, 'make a square version of this', 'the selected picture is none'],
      [photo, '把这个改成绿色', '选中的图片不是'],
      [photo, '换成这张图', '选中的图片不是'],
      [photo, 'use this photo instead', 'the selected picture is none'],
    ] as const) {
      const answered = await say(id, said, { selection: [selected.id] });
      expect([answered.status, answered.nodes], said).toEqual(['done', []]);
      expect(textOf(answered)).toContain(answer);
    }
    const wanted = await say(id, 'poster for a bakery called “Crumb”', { ...again, ...small, selection: [photo.id] });
    expect(wanted.nodes[0]!.title).toBe('Crumb');
  }, 60_000);

  test.each(['use the second picture here', '用第二张图'])(
    'a picture comes into the design beside it: %s',
    async (said) => {
      const { id, first } = await firstPoster();
      const photo = { ...first, ...box, id: crypto.randomUUID(), title: 'Photo', data: { ...first.data, model: '' } };
      await put(id, [photo]);
      const { nodes } = await say(id, said, { ...again, ...small, selection: [first.id, photo.id] });
      const design = await designOf(nodes[0]!);
      expect(nodes[0]!.title).toBe('Bean There 2');
      expect(design!.wish.prompt).toBe(`${wish} → ${said}`);
      expect(design!.wish.picture).toMatchObject({ assetId: first.data!['assetId'] });
    },
    60_000,
  );
});
