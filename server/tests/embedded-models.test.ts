import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House, type Person } from './house.ts';

/** The real planner and designer: what a newcomer meets. One engine is enough, since `agent.test.ts` holds turns on both. */
let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse('sqlite', { worker: true });
  ada = await house.signIn('ada@example.org');
});
afterAll(() => house.leave());

async function ask(text: string, options: object = {}, projectId?: string) {
  const id = projectId ?? (await ada.projects.create({})).id;
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
  return ada.agent.chat({ id }, { messages, ...options });
}
const texts = ({ message }: Awaited<ReturnType<typeof ask>>) =>
  message.contents.flatMap((content) => (content.type === 'text' ? [content.text] : []));

test('a Chinese brief gets designs of the asked number, named and explained in Chinese', async () => {
  const answer = await ask('咖啡店开业海报，暖色，9月1日开业，全场八折，做2张');
  expect(answer.status).toBe('done');
  expect(answer.nodes).toHaveLength(2);
  expect(new Set(answer.nodes.map(({ title }) => title)).size).toBe(2);
  for (const { title } of answer.nodes) expect(title).toContain('咖啡店开业');
  for (const text of texts(answer)) expect(text).toMatch(/\p{Script=Han}/u);
}, 60_000);

test('size and number that the person sets win over the words, and the pixels are of that size', async () => {
  const { nodes } = await ask('A square poster for a jazz night, two versions', {
    imageSize: '640x320',
    imageCount: 1,
  });
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({ width: 640, height: 320 });
  const url = String(nodes[0]!.data!.url);
  const { width, height } = await sharp(await (await fetch(house.baseUrl + url)).arrayBuffer()).metadata();
  expect([width, height]).toEqual([640, 320]);
}, 60_000);

test('what no trained model has made says so: on the canvas, in the message and in words', async () => {
  const answer = await ask('A logo for Vulpes with a fox');
  expect(answer.nodes[0]!.data!.model).toBe('easel-designer-1 (procedural)');
  const image = answer.message.contents.find(({ type }) => type === 'image');
  expect(image).toMatchObject({ procedural: true, model: 'easel-designer-1 (procedural)' });
  expect(texts(answer).join(' ')).toContain('not by a trained model');
}, 60_000);

test('a follow-up changes the wish before it, and its pictures stand beside the first', async () => {
  const first = await ask('A poster for a jazz night, imaginary club, gold');
  const second = await ask('make it blue', {}, first.projectId);
  expect(second.nodes).toHaveLength(1);
  expect(second.nodes[0]!.title).toBe(`${first.nodes[0]!.title} 2`);
  expect(second.nodes[0]!.data!.prompt).toContain('→ make it blue');
  expect(second.nodes[0]!.x).toBeGreaterThanOrEqual(first.nodes[0]!.x + first.nodes[0]!.width);
}, 60_000);

test('several kinds that one wish asks for are one set: each of its kind and size, all in one look', async () => {
  const words = '给茶铺“半山茶事”做一套开业物料：海报、公众号头图和优惠券。11月11日开业，全场8.8折';
  const answer = await ask(words);
  expect(answer.nodes.map(({ title }) => title)).toEqual([
    '半山茶事 · 海报',
    '半山茶事 · 公众号头图',
    '半山茶事 · 优惠券',
  ]);
  expect(new Set(answer.nodes.map(({ width, height }) => `${width}x${height}`)).size).toBe(3);
  expect(texts(answer).join('')).toContain('一套 3 张，风格统一');
  const styles = await Promise.all(
    answer.nodes.map(
      async ({ data }) => (await house.features.designs.of(String(data!.assetId)))?.wish as { look: string },
    ),
  );
  expect(new Set(styles.map(({ look }) => look)).size).toBe(1);
}, 60_000);

test('what is said of a set holds for all of it, each as it is by now, unless a kind is named', async () => {
  const wish = 'Poster, flyer and ticket for Jazz Night, Friday 8pm, Blue Note';
  const first = await ask(wish, { imageCount: 2 });
  expect(first.nodes.map(({ title }) => title)).toEqual(['Jazz Night · Poster', 'Jazz Night · Flyer']);
  const second = await ask('it is at 9pm', {}, first.projectId);
  expect(second.nodes).toHaveLength(2);
  const third = await ask('make the flyer green', {}, first.projectId);
  expect(third.nodes).toHaveLength(1);
  expect(third.nodes[0]!.title).toContain('Flyer');
  const prompts = third.nodes.map(({ data }) => String(data!.prompt));
  expect(prompts[0]).toContain('it is at 9pm → make the flyer green');
}, 60_000);

test('small talk gets an answer and no picture', async () => {
  const answer = await ask('你好！');
  expect(answer).toMatchObject({ status: 'done', nodes: [] });
  expect(texts(answer)).toHaveLength(1);
});
