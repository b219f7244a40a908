import type { ChatRequest } from '@easel/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House, type Person } from './house.ts';

/** A person's own picture in a design, where no model sees pictures. */
let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse('sqlite', { worker: true });
  ada = await house.signIn('ada@example.org');
});
afterAll(() => house.leave());

const dusk = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="#f3a45c"/><stop offset="1" stop-color="#5b3a6b"/></linearGradient>`;
const photo = `<defs>${dusk}</defs><rect width="400" height="300" fill="url(#s)"/><path d="M0 220 130 130 250 230 400 150V300H0Z" fill="#2e2148"/>`;
const cup = `<rect width="400" height="300" fill="#fff"/><path d="M120 80h160l-30 160q-50 30-100 0z" fill="#c23b2c"/>`;

async function upload(drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${drawing}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
  const { assetId, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
  await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
  return assetId;
}

async function say(text: string, more: Partial<ChatRequest>) {
  const { id } = await ada.projects.create({ brandKitId: '' });
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
  const { nodes, message } = await ada.agent.chat({ id }, { messages, imageSize: '360x480', ...more });
  const said = message.contents.flatMap((content) => (content.type === 'text' ? [content.text] : [])).join('\n');
  const design = await house.features.designs.of(String(nodes[0]!.data!.assetId));
  const layers = await house.services.models.pictures()[0]!.layered!.layers(design!);
  const words = layers.layers.flatMap(({ text }) => text?.lines ?? []).join(' ');
  const pictures = layers.layers.filter(({ kind }) => kind === 'picture');
  return { id, node: nodes[0]!, said, design: design!, words, pictures };
}

/** How much of what a layer covers is of a colour. */
async function shareOf(layer: { png: Uint8Array }, [r, g, b]: readonly [number, number, number]): Promise<number> {
  const { data } = await sharp(layer.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [covered, near] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 250) continue;
    covered++;
    if (Math.hypot(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b) < 16) near++;
  }
  return near / Math.max(1, covered);
}
const shows = async (layer: { png: Uint8Array }, colour: readonly [number, number, number]) =>
  (await shareOf(layer, colour)) > 0.02;

test('a photo stands in the design as a layer of its own, gives its colours, and stays through an edit', async () => {
  const assetId = await upload(photo);
  const made = await say('Poster for a film night called "High Places", 12 March, use this photo', {
    references: [{ assetId }],
  });
  expect(made.said).toMatch(/Your picture (stands in it, framed|fills it from edge to edge), and gives the colours\./);
  expect(made.design.wish.picture).toMatchObject({ assetId, cut: null });
  expect(made.words).not.toMatch(/photo/i);
  expect(await Promise.all(made.pictures.map((layer) => shows(layer, [46, 33, 72])))).toContain(true);
  const messages = [
    { role: 'user' as const, contents: [{ type: 'text' as const, text: 'change the title to "Low Tide"' }] },
  ];
  const { nodes } = await ada.agent.chat({ id: made.id }, { messages });
  const edited = await house.features.designs.of(String(nodes[0]!.data!.assetId));
  expect(edited!.wish.picture).toEqual(made.design.wish.picture);
  const { layers } = await house.services.models.pictures()[0]!.layered!.layers(edited!);
  const standing = layers.filter(({ kind }) => kind === 'picture');
  expect(await Promise.all(standing.map((layer) => shows(layer, [46, 33, 72])))).toContain(true);
}, 60_000);

test('a thing on an even ground is cut out of it', async () => {
  const assetId = await upload(cup);
  const made = await say('咖啡店开业海报，标题“晨杯”，9月1日开业，把这张照片放进去', { references: [{ assetId }] });
  expect(made.said).toContain('你的图片抠出来放在里面');
  expect(made.words).not.toContain('照片');
  const [layer] = made.pictures;
  expect(await shareOf(layer!, [194, 59, 44])).toBeGreaterThan(0.4);
  // Of a frame it would be most; a cut-out may have an edge like a sticker's.
  expect(await shareOf(layer!, [255, 255, 255])).toBeLessThan(0.4);
}, 60_000);

test('a picture whose colours alone are wanted gives those, and the answer says no more', async () => {
  const assetId = await upload(photo);
  const made = await say('Poster for a film night called "High Places", in these colours', {
    references: [{ assetId }],
  });
  expect(made.said).toContain('The colours are those of your picture.');
  expect(made.said).not.toContain('stands in it');
  expect(made.words).not.toMatch(/colou?rs/i);
}, 60_000);

test('a picture that is wanted as the background fills the sheet, though it could be cut out, and the answer says so', async () => {
  for (const picture of [photo, cup]) {
    const assetId = await upload(picture);
    const made = await say('Use the attached picture as the background of a flyer for the Harvest Fair, 4 October', {
      references: [{ assetId }],
    });
    expect(made.words).not.toMatch(/background|picture/i);
    expect(made.said).toContain('Your picture fills it from edge to edge, and gives the colours.');
    expect(made.pictures.map(({ box }) => [box.width, box.height])).toContainEqual([360, 480]);
  }
}, 60_000);

test('a kind without such a layout takes the colours alone, and the answer says why', async () => {
  const assetId = await upload(photo);
  const made = await say('用附件里的照片作背景，做一张面包店菜单：可颂 18元，法棍 22元', { references: [{ assetId }] });
  expect(made.said).not.toContain('铺满');
  expect(made.said).toContain('配色取自你的图片');
}, 60_000);

test('a scene of the designer’s own stands in a new design that is to use it', async () => {
  const scene = await say('A quiet mountain lake at dawn, illustration', {});
  const messages = [
    {
      role: 'user' as const,
      contents: [{ type: 'text' as const, text: 'Make a poster with this picture for the Harvest Fair, 4 October' }],
    },
  ];
  const { nodes, message } = await ada.agent.chat(
    { id: scene.id },
    { messages, imageSize: '360x480', references: [{ nodeId: scene.node.id }] },
  );
  const design = await house.features.designs.of(String(nodes[0]!.data!.assetId));
  expect(design!.wish.picture).toMatchObject({ assetId: scene.node.data!.assetId });
  expect(nodes[0]!.title).toBe('Harvest Fair');
  expect(JSON.stringify(message.contents)).toMatch(/Your picture (stands in|fills) it/);
  const { connections } = await ada.projects.get({ id: scene.id });
  expect(connections.map(({ from, to }) => [from, to])).toEqual([[scene.node.id, nodes[0]!.id]]);
}, 60_000);

test('a kind that frames a picture and lays none behind everything says so', async () => {
  const assetId = await upload(photo);
  const made = await say('Product card for hiking boots, $89, use this photo as the background', {
    references: [{ assetId }],
  });
  expect(made.said).toContain('Your picture stands in it, framed, and gives the colours.');
  expect(made.said).toContain('No layout of this kind lays a picture behind everything.');
}, 60_000);

test('“this photo” is the one that stands on the canvas where nothing is pointed at, but none of several', async () => {
  const { id } = await ada.projects.create({ brandKitId: '' });
  const assetId = await upload(photo);
  const files = await house.features.assets.describe([assetId]);
  const box = { x: 0, y: 0, width: 400, height: 300 };
  const node = { id: 'hills', type: 'image', ...box, title: 'hills', data: { assetId, url: files[assetId]!.url } };
  await ada.canvas.save({ projectId: id, nodes: [node], connections: [], version: '0' });
  const ask = async (text: string) => {
    const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
    const { nodes } = await ada.agent.chat({ id }, { messages, imageSize: '360x480' });
    return (await house.features.designs.of(String(nodes[0]!.data!.assetId)))!.wish.picture;
  };
  expect(await ask('用这张照片做一张爵士之夜海报，5月9日')).toMatchObject({ assetId });
  expect(await ask('Poster for a jazz night with this photo, 9 May')).toBeUndefined();
}, 60_000);

test('who speaks of a picture and sent none is told so', async () => {
  const made = await say('用附件里的照片做一张爵士之夜海报，5月9日', {});
  expect(made.words.replaceAll(' ', '')).toContain('爵士之夜');
  expect(made.said).toContain('没有收到图片');
}, 60_000);
