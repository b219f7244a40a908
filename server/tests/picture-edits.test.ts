import type { CanvasNode } from '@easel/canvas';
import { ApiError, type ChatRequest, type PictureOperation } from '@easel/contract';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse, type Person } from './house.ts';
import { speakA1111 } from './providers/a1111.ts';
import { speakGoogle } from './providers/google.ts';
import { speakOpenAi } from './providers/openai.ts';
import { startStandIn, type Speak } from './providers/stand-in.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Driver = 'openai' | 'google' | 'a1111';
const speaking: Record<Driver, { speak: Speak; path: string }> = {
  openai: { speak: speakOpenAi, path: '/v1' },
  google: { speak: speakGoogle, path: '/v1beta' },
  a1111: { speak: speakA1111, path: '' },
};

/** A flat red picture with a dark square in its middle. */
async function redSquare(width: number, height: number): Promise<Uint8Array> {
  const inner = { width: Math.round(width / 2), height: Math.round(height / 2), channels: 3 as const };
  const dark = await sharp({ create: { ...inner, background: '#223344' } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { width, height, channels: 3, background: '#cc3333' } });
  return new Uint8Array(
    await whole
      .composite([{ input: dark }])
      .png()
      .toBuffer(),
  );
}

async function open(engine: (typeof engines)[number], driver: Driver | null, capabilities = '', more = '') {
  const provider = driver && (await startStandIn(speaking[driver].speak));
  const address = provider && driver ? provider.url + speaking[driver].path : '';
  const model = `{ ID: painter, Label: P, Kind: image, Driver: ${driver}, BaseURL: '${address}', Model: ${driver === 'google' ? 'gemini-2.5-flash-image' : 'p'}, KeyEnv: PAINTER_KEY${capabilities} }`;
  const planner = driver && (await startFakeModels({ chat: askFor(['Cover']) }));
  const yaml = planner ? `${planner.yaml.replace(/^.*ID: painter,.*$/m, '')}\n  - ${model}` : '';
  const house = await openHouse(engine, { worker: true, yaml: `${yaml}\n${more}`, variables: { PAINTER_KEY: 'k' } });
  cleanUps.push(
    async () => provider?.close(),
    async () => planner?.close(),
    house.leave,
  );
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ brandKitId: '' });
  const upload = async (bytes: Uint8Array, person: Person = ada) => {
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const { assetId, publicUrl: url, uploadUrl, headers } = await person.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: bytes.slice(), headers });
    return { assetId, url };
  };
  /** A picture on the canvas, at half its size. */
  const put = async (nodeId: string, bytes: Uint8Array, more: object = {}) => {
    const { width, height } = await sharp(bytes).metadata();
    const { assetId, url } = await upload(bytes);
    const data = { assetId, url, naturalWidth: width, naturalHeight: height, ...more };
    const place = { x: 0, y: 0, width: width / 2, height: height / 2 };
    const node = { id: nodeId, type: 'image', title: `The ${nodeId}`, ...place, data } as CanvasNode;
    await ada.canvas.patch({ id }, { changes: { put: [node] } });
    return node;
  };
  const ask = (more: Partial<ChatRequest>, text = '') => ada.agent.chat({ id }, { messages: said(text), ...more });
  const asked = () => provider?.asked.filter(({ method }) => method === 'POST') ?? [];
  const pixelsOf = async (node: CanvasNode | undefined) => {
    const answer = await fetch(house.baseUrl + String(node?.data?.url));
    return sharp(Buffer.from(await answer.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  };
  return { house, ada, id, upload, put, ask, asked, pixelsOf, provider };
}
type Stage = Awaited<ReturnType<typeof open>>;

const colourAt = ({ data, info }: { data: Buffer; info: { width: number } }, x: number, y: number) =>
  [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)].join();
const red = '204,51,51,255';
const answered = '43,85,230,255';
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof ApiError ? error.errorCode : error),
  );

describe.each(engines)('work on a picture on %s', (engine) => {
  test('an edit stands beside its picture with a line from it; the words alone go to the model with the pixels', async () => {
    const { ask, put, asked, ada, id } = await open(engine, 'openai');
    const source = await put('cup', await redSquare(400, 300));
    const { nodes, message } = await ask({ operation: { kind: 'edit', nodeId: 'cup' } }, 'Make it a teapot');
    const [made] = nodes;
    expect([made!.width, made!.height, made!.title]).toEqual([200, 150, 'The cup, edited']);
    expect(made!.x).toBe(source.width + 40);
    expect([made!.data!.naturalWidth, made!.data!.naturalHeight]).toEqual([400, 300]);
    expect(asked().map(({ path }) => path)).toEqual(['/v1/images/edits']);
    expect(asked()[0]!.bytes.toString('latin1')).toContain('Make it a teapot');
    const { connections, nodes: standing } = await ada.projects.get({ id });
    expect(connections).toMatchObject([{ from: 'cup', to: made!.id, kind: 'derived' }]);
    expect(standing.find(({ id: nodeId }) => nodeId === 'cup')).toMatchObject({ data: source.data! });
    const texts = message.contents.flatMap((content) => (content.type === 'text' ? [content.text] : []));
    expect(texts.at(-1)).toBe('The result stands beside the original, which is unchanged.');
    const { messages } = await ada.agent.history({ id });
    expect(messages[0]!.contents).toEqual([
      { type: 'text', text: 'Make it a teapot' },
      { type: 'reference', nodeId: 'cup', assetId: source.data!.assetId, url: source.data!.url, title: 'The cup' },
    ]);
  });

  test('under a mask not one pixel outside of it changes', async () => {
    const { ask, put, upload, asked, pixelsOf } = await open(engine, 'openai');
    await put('cup', await redSquare(400, 300));
    const half = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#fff' } })
      .extend({ left: 200, background: '#000' })
      .png()
      .toBuffer();
    const { assetId } = await upload(new Uint8Array(half));
    const { nodes } = await ask({ mask: { nodeId: 'cup', assetId } }, 'Make it a teapot');
    expect(asked()[0]!.bytes.toString('latin1')).toContain('name="mask"');
    const made = await pixelsOf(nodes[0]);
    const before = await sharp(await redSquare(400, 300))
      .ensureAlpha()
      .raw()
      .toBuffer();
    for (let y = 0; y < 300; y++) {
      const row = [y * 400 * 4, (y * 400 + 200) * 4] as const;
      expect(made.data.subarray(...row).equals(before.subarray(...row)), `row ${y}`).toBe(true);
    }
    expect(colourAt(made, 300, 250)).toBe(answered);
  });

  test('a crop is what is seen, and so what is edited', async () => {
    const { ask, put, pixelsOf, asked } = await open(engine, 'a1111');
    await put('cup', await redSquare(400, 300), { crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } });
    const { nodes } = await ask({ operation: { kind: 'upscale', nodeId: 'cup', factor: 2 } });
    const sent = await sharp(Buffer.from(String(asked()[0]!.json.image), 'base64')).metadata();
    expect([sent.width, sent.height]).toEqual([200, 150]);
    expect((await pixelsOf(nodes[0])).info).toMatchObject({ width: 400, height: 300 });
  });

  test('expanding keeps what is there, and asks for the rest alone', async () => {
    const { ask, put, pixelsOf, asked } = await open(engine, 'openai');
    await put('cup', await redSquare(400, 300));
    const edges = { left: 0, top: 0, right: 0.5, bottom: 0 };
    const { nodes } = await ask({ operation: { kind: 'expand', nodeId: 'cup', edges } });
    expect([nodes[0]!.width, nodes[0]!.height, nodes[0]!.title]).toEqual([300, 150, 'The cup, expanded']);
    expect(asked()[0]!.bytes.toString('latin1')).toContain('name="mask"');
    const made = await pixelsOf(nodes[0]);
    expect(made.info).toMatchObject({ width: 600, height: 300 });
    expect([colourAt(made, 390, 250), colourAt(made, 300, 10), colourAt(made, 520, 150)]).toEqual([red, red, answered]);
  });

  test('variations are as many as wished, numbered on from those that there are, in the language of the words', async () => {
    const { ask, put, asked } = await open(engine, 'google');
    await put('cup', await redSquare(200, 200));
    const { nodes } = await ask({ operation: { kind: 'variations', nodeId: 'cup' }, imageCount: 2 }, '来两个变体');
    expect(nodes.map(({ title }) => title).sort()).toEqual(['The cup，变体', 'The cup，变体 2']);
    const sent = asked().map(({ json }) => JSON.stringify(json.contents).split('inlineData').length - 1);
    expect(sent).toEqual([1, 1]);
    expect(new Set(nodes.map(({ x }) => x)).size).toBe(2);
    const more = await ask({ operation: { kind: 'variations', nodeId: 'cup' }, imageCount: 2 }, '再来两个变体');
    expect(more.nodes.map(({ title }) => title).sort()).toEqual(['The cup，变体 3', 'The cup，变体 4']);
  });

  test('what a person mentions goes to the model in its order, and is named for it', async () => {
    const { ask, put, upload, asked, ada, id } = await open(engine, 'openai');
    await put('sunset', await redSquare(40, 30));
    await put('vase', await redSquare(30, 40));
    const attached = await upload(await redSquare(20, 20));
    const references = [{ nodeId: 'vase' }, { nodeId: 'sunset' }, { assetId: attached.assetId }];
    const { nodes } = await ask({ references, imageCount: 1 }, 'A cover in the colours of @sunset');
    const body = asked()[0]!.bytes.toString('latin1');
    expect(body.split('name="image[]"')).toHaveLength(4);
    expect(body).toContain('1: "The vase"; 2: "The sunset"');
    const { connections } = await ada.projects.get({ id });
    expect(connections.map(({ from }) => from).sort()).toEqual(['sunset', 'vase']);
    expect(connections.every(({ to }) => to === nodes[0]!.id)).toBe(true);
  });

  test('a project that begins from pictures works from them in its first turn; from those of others it does not begin', async () => {
    const { ada, upload, asked, house } = await open(engine, 'openai');
    const own = await upload(await redSquare(20, 20));
    const wish = { prompt: 'A cover', imageCount: 1 };
    const { id, turnId, messages } = await ada.projects.create({ ...wish, references: [{ assetId: own.assetId }] });
    expect(messages[0]!.contents).toMatchObject([
      { type: 'text', text: 'A cover' },
      { type: 'reference', nodeId: null, assetId: own.assetId, url: own.url },
    ]);
    const events = ada.agent.turnEvents({ id, turnId: turnId! });
    expect((await Array.fromAsync(events)).at(-1)!.event).toMatchObject({ type: 'turn-ended', status: 'done' });
    expect(asked().map(({ path }) => path)).toEqual(['/v1/images/edits']);

    const eve = await house.signIn('eve@example.org');
    const theirs = await upload(await redSquare(20, 20), eve);
    const before = (await ada.projects.list({})).projects.length;
    const references = [{ assetId: theirs.assetId }];
    expect(await refusal(ada.projects.create({ ...wish, references }))).toBe('asset.not_found');
    expect((await ada.projects.list({})).projects).toHaveLength(before);
  });

  test('a picture too large for the model’s request is shrunk, and the turn says so', async () => {
    const { ask, put, asked } = await open(engine, 'openai', ', Capabilities: { MaxImageBytes: 150000 }');
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await put('sunset', new Uint8Array(noise));
    await put('vase', await redSquare(30, 40));
    const references = [{ nodeId: 'sunset' }, { nodeId: 'vase' }];
    const { message, status } = await ask({ references, imageCount: 1 }, 'A cover');
    expect([status, asked()[0]!.bytes.length < noise.length]).toEqual(['done', true]);
    expect(JSON.stringify(message.contents)).toContain('shrunk to what the model accepts');
  });
});

// What differs between engines is tested above.
describe.runIf(engines.includes('sqlite'))('what no model of the server can do', () => {
  const engine = 'sqlite';
  const own = { prompt: 'a poster for a jazz night', model: 'easel-designer-1 (procedural)' };
  const noteOf = ({ message }: Awaited<ReturnType<Stage['ask']>>) =>
    message.contents
      .flatMap((content) => (content.type === 'plan' ? content.steps.map(({ note }) => note) : []))
      .at(-1);

  test('is done by calculation where that is honest, and said', async () => {
    const { ask, put, pixelsOf } = await open(engine, null);
    await put('cup', await redSquare(400, 300));
    const larger = await ask({ operation: { kind: 'upscale', nodeId: 'cup', factor: 2 } });
    expect((await pixelsOf(larger.nodes[0])).info).toMatchObject({ width: 800, height: 600 });
    expect([larger.nodes[0]!.width, larger.nodes[0]!.data!.model]).toEqual([200, '']);
    expect(noteOf(larger)).toContain('enlarged by calculation');
    const cut = await ask({ operation: { kind: 'remove-background', nodeId: 'cup' } });
    const pixels = await pixelsOf(cut.nodes[0]);
    expect([colourAt(pixels, 5, 5), colourAt(pixels, 200, 150)]).toEqual(['0,0,0,0', '34,51,68,255']);
    expect(noteOf(cut)).toContain('removed by its colour');
  });

  test('costs nothing where it is only calculated, and what a model makes is paid', async () => {
    const paid = 'Credits: { Enabled: true, MonthlyAllowance: 20, CostPerImage: 3, CostPerTurn: 2 }';
    const { ada, ask, put } = await open(engine, 'openai', '', paid);
    await put('cup', await redSquare(40, 30));
    await ask({ operation: { kind: 'upscale', nodeId: 'cup', factor: 2 } });
    expect((await ada.credits.account()).balance).toBe(20);
    await ask({ operation: { kind: 'edit', nodeId: 'cup' }, approve: 'assist' }, 'warmer');
    // Neither thought nor asked about: an operation says all by itself.
    expect((await ada.credits.account()).balance).toBe(17);
  });

  test('is refused by the picture itself where calculation would be a guess', async () => {
    const { ask, put, ada, id } = await open(engine, null);
    const two = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
      .extend({ left: 100, background: '#123456' })
      .png()
      .toBuffer();
    await put('room', new Uint8Array(two));
    await put(
      'wall',
      new Uint8Array(
        await sharp({ create: { width: 50, height: 50, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    );
    for (const [nodeId, reason] of [
      ['room', 'not one even colour'],
      ['wall', 'all background'],
    ] as const) {
      const { status, nodes, message, turnId } = await ask({ operation: { kind: 'remove-background', nodeId } });
      expect([status, nodes]).toEqual(['failed', []]);
      expect(JSON.stringify(message.contents), nodeId).toContain(reason);
      // The same picture is refused as often as it is asked for: nobody is offered to.
      const told = await Array.fromAsync(ada.agent.turnEvents({ id, turnId }), ({ event }) => event);
      expect(told.find(({ type }) => type === 'picture-failed')).toMatchObject({ final: true });
    }
  });

  test('our own designer draws its own pictures anew, and nobody else’s', async () => {
    const { ask, put } = await open(engine, null);
    await put('poster', await redSquare(400, 300), own);
    await put('photo', await redSquare(400, 300));
    const edited = await ask({ operation: { kind: 'edit', nodeId: 'poster' } }, 'make it warmer');
    expect([edited.status, edited.nodes[0]!.data!.prompt]).toEqual(['done', `${own.prompt} → make it warmer`]);
    const varied = await ask({ operation: { kind: 'variations', nodeId: 'poster' } });
    expect(varied.nodes).toHaveLength(3);
    const refused = async (operation: PictureOperation) => refusal(ask({ operation }, 'make it warmer'));
    expect(await refused({ kind: 'edit', nodeId: 'photo' })).toBe('picture.edit_unsupported');
    expect(await refused({ kind: 'variations', nodeId: 'photo' })).toBe('picture.edit_unsupported');
    const edges = { left: 1, top: 0, right: 0, bottom: 0 };
    expect(await refused({ kind: 'expand', nodeId: 'poster', edges })).toBe('picture.edit_unsupported');
  }, 60_000);

  test('is told from what only the chosen model cannot do', async () => {
    const { ask, put } = await open(engine, 'openai');
    await put('photo', await redSquare(400, 300));
    const edit = { operation: { kind: 'edit' as const, nodeId: 'photo' }, imageModel: 'easel-designer-1' };
    const error = await ask(edit, 'warmer').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ errorCode: 'picture.edit_unsupported' });
    expect(JSON.stringify((error as ApiError).details)).toContain('model_cannot');
  });
});

describe('whose pictures', () => {
  const engine = engines[0]!;

  test('masks and attachments are one’s own, and what is worked on stands on the canvas', async () => {
    const { ask, put, upload, house } = await open(engine, 'openai');
    const cup = await put('cup', await redSquare(40, 30));
    const eve = await house.signIn('eve@example.org');
    const theirs = await upload(await redSquare(40, 30), eve);
    const own = await upload(await redSquare(40, 30));
    const cases: [Partial<ChatRequest>, string][] = [
      [{ mask: { nodeId: 'cup', assetId: theirs.assetId } }, 'picture.mask_refused'],
      [{ mask: { nodeId: 'none', assetId: own.assetId } }, 'picture.not_found'],
      [
        { mask: { nodeId: 'cup', assetId: own.assetId }, operation: { kind: 'variations', nodeId: 'cup' } },
        'picture.mask_refused',
      ],
      [{ operation: { kind: 'edit', nodeId: 'none' } }, 'picture.not_found'],
      [{ references: [{ assetId: theirs.assetId }] }, 'asset.not_found'],
    ];
    for (const [wish, code] of cases) expect(await refusal(ask(wish, 'warmer')), JSON.stringify(wish)).toBe(code);
    expect(await refusal(ask({ operation: { kind: 'edit', nodeId: 'cup' } }, '  '))).toBe('turn.message_blank');
    const byFile = await ask({ references: [{ assetId: String(cup.data!.assetId) }], imageCount: 1 }, 'A cover');
    expect(byFile.status).toBe('done');
  });

  test('a node that names a file which it does not show gives nobody its pixels', async () => {
    const { ada, id, ask, upload, house, asked } = await open(engine, 'openai');
    const eve = await house.signIn('eve@example.org');
    const secret = await upload(await redSquare(40, 30), eve);
    const place = { x: 0, y: 0, width: 40, height: 30 };
    const lie = { id: 'lie', type: 'image', ...place, data: { assetId: secret.assetId, url: '/elsewhere.png' } };
    await ada.canvas.patch({ id }, { changes: { put: [lie] } });
    expect(await refusal(ask({ operation: { kind: 'edit', nodeId: 'lie' } }, 'warmer'))).toBe('picture.not_found');
    await ask({ references: [{ nodeId: 'lie' }, { assetId: secret.assetId }], imageCount: 1 }, 'A cover');
    expect(asked().map(({ path }) => path)).toEqual(['/v1/images/generations']);
  });

  test('viewers ask for nothing', async () => {
    const { put, ada, id, house } = await open(engine, 'openai');
    await put('cup', await redSquare(40, 30));
    await ada.sharing.addMember({ id }, { identifier: 'eve@example.org', permission: 'viewer' });
    const eve = await house.signIn('eve@example.org');
    const operation = { kind: 'edit' as const, nodeId: 'cup' };
    expect(await refusal(eve.agent.chat({ id }, { messages: said('warmer'), operation }))).toBe('access.denied');
  });
});
