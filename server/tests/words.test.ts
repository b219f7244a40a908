import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { readWording, type CanvasNode, type SetText } from '@easel/canvas';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { askedWords } from '../src/agent/asked-words.ts';
import { checkWordsJob } from '../src/agent/check-words-job.ts';
import { checkWordsKind } from '../src/agent/check-words-kind.ts';
import { startFakeModels } from './fake-models.ts';
import { engines, openHouse } from './house.ts';
import { speakOpenAi } from './providers/openai.ts';
import { startStandIn } from './providers/stand-in.ts';

describe('the words that a prompt asks for', () => {
  test.each([
    ['A poster that says "Bean There", warm light', ['Bean There']],
    ['Poster “Night Market”, and below it “Sat 12 October”', ['Night Market', 'Sat 12 October']],
    ['海报，写着「花间茶舍」，淡绿色', ['花间茶舍']],
    ['一张海报《夜市》，标题是周六晚上', ['夜市', '周六晚上']],
    ["A sign reading 'Open Daily' by the door", ['Open Daily']],
    ['A mug that says Bean There on a table', ['Bean There']],
    ["A dog's life in the baker's shop", []],
    ['A 12" pizza and a 9" one', []],
    ['Change the word "Sale" to "Open"', ['Open']],
    ['把「旧茶馆」改成「新茶馆」', ['新茶馆']],
    ['Where the picture says “Bean Their”, write exactly “Bean There”. Change nothing else.', ['Bean There']],
    ['图中写着“花问茶舍”的地方，准确写成“花间茶舍”。其他都不要改。', ['花间茶舍']],
    ['A café where a sign says “Open” and people write', ['Open']],
    ['一家店，招牌上写着“夜市”的暖光照着街', ['夜市']],
    ['A street in the style of "Blade Runner"', []],
    ['A poster, without "Sale"', []],
  ])('%s', (prompt, words) => {
    expect(askedWords(prompt)).toEqual(words);
  });

  test('what is quoted is asked for, whatever stands round it', () => {
    const words = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8}){0,3}$/);
    fc.assert(
      fc.property(words, (phrase) => {
        expect(askedWords(`Poster “${phrase}”, red`)).toEqual([phrase]);
      }),
    );
  });
});

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

beforeAll(() => {
  const designer = createRequire(import.meta.resolve('@easel/designer'));
  const folder = dirname(designer.resolve('@fontsource/inter-tight/package.json'));
  GlobalFonts.registerFromPath(`${folder}/files/inter-tight-latin-700-normal.woff2`, 'Sign');
});

function sign(...words: string[]): Buffer {
  const canvas = createCanvas(512, 512);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f3e9d8';
  pen.fillRect(0, 0, 512, 512);
  pen.fillStyle = '#7a2d1c';
  pen.font = '64px Sign';
  for (const [line, text] of words.entries()) pen.fillText(text, 70, 150 + line * 110);
  return canvas.toBuffer('image/png');
}

/** A workbench whose model paints this for whatever it is asked. */
async function open(engine: (typeof engines)[number], { paints, capabilities = '', prompt }: Script) {
  const provider = await startStandIn((asked, standIn) => speakOpenAi(asked, { ...standIn, picture: paints }));
  const pictures = [{ title: 'Sign', prompt }];
  const planner = await startFakeModels({
    chat: (results) =>
      results > 0
        ? { text: 'There.' }
        : { calls: [{ name: 'make_pictures', input: { brief: 'A sign', size: '512x512', pictures } }] },
  });
  const model = `{ ID: painter, Label: P, Kind: image, Driver: openai, BaseURL: '${provider.url}/v1', Model: p, KeyEnv: PAINTER_KEY${capabilities} }`;
  const yaml = `${planner.yaml.replace(/^.*ID: painter,.*$/m, '')}\n  - ${model}`;
  const house = await openHouse(engine, { worker: true, yaml, variables: { PAINTER_KEY: 'k' } });
  cleanUps.push(provider.close, planner.close, house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ brandKitId: '' });
  const say = (approve: 'auto' | 'assist' = 'auto') => {
    const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'A sign' }] }];
    return ada.agent.chat({ id }, { messages, imageCount: 1, imageSize: '512x512', approve });
  };
  const nodes = async () => (await ada.projects.get({ id })).nodes as CanvasNode[];
  /** Waits until the words have been read: the queue holds no such job any more. */
  const read = () =>
    vi.waitUntil(
      async () => {
        const jobs = house.database.read.selectFrom('jobs').select('id').where('kind', '=', checkWordsKind.name);
        return (await jobs.executeTakeFirst()) === undefined;
      },
      { timeout: 80_000, interval: 50 },
    );
  return { house, ada, id, say, nodes, read, provider };
}
interface Script {
  readonly paints: Buffer;
  readonly capabilities?: string;
  readonly prompt: string;
}

// Pictures are read and set anew several times in each of these, behind everything else that a busy machine does.
vi.setConfig({ testTimeout: 90_000 });

const asks = 'A café sign that says "Bean There", warm light';

// What differs between databases, the second of these touches all of.
describe.runIf(engines.includes('sqlite'))('the words of a picture', () => {
  test('a picture that says otherwise tells so, and the right words are set in their place', async () => {
    const { ada, id, say, nodes, read, house } = await open('sqlite', { paints: sign('Baen Ther'), prompt: asks });
    const { nodes: made } = await say();
    await read();
    const [picture] = await nodes();
    expect(readWording(picture!.data!)).toEqual({
      assetId: made[0]!.data!.assetId,
      faults: [{ asked: 'Bean There', read: 'Baen Ther', sure: true }],
    });
    const image_url = String(picture!.data!.url);
    const ask = () => {
      const input_args = { image_url, words: ['Bean There'] };
      return ada.generators.create({ project_id: id, generator_name: 'set-words', input_args });
    };
    const [first, second] = [await ask(), await ask()];
    expect(second.task_id).toBe(first.task_id);
    const task = await vi.waitUntil(
      async () => {
        const now = await ada.generators.read({ project_id: id, task_id: first.task_id });
        return ['pending', 'processing'].includes(now.status) ? undefined : now;
      },
      { timeout: 80_000, interval: 50 },
    );
    expect(task).toMatchObject({ status: 'completed', generator_name: 'set-words', fail_code: null });
    const [ground, words] = task.artifacts;
    expect(ground).toMatchObject({ label: 'bg_image', bbox: { width: 512, height: 512 } });
    expect((await fetch(house.baseUrl + ground!.content)).status).toBe(200);
    const { texts } = JSON.parse(words!.content) as { texts: SetText[] };
    expect(texts).toMatchObject([{ lines: ['Bean There'], family: 'Inter Tight', weight: 700 }]);
    const refused = await ada.generators
      .create({ project_id: id, generator_name: 'set-words', input_args: { image_url } })
      .catch((error: { errorCode: string }) => error.errorCode);
    expect(refused, 'nothing to set').toBe('generator.source_unsupported');
  });
});

describe.each(engines)('the words of a picture on %s', (engine) => {
  test('of a model that cannot write, the words are set at once, and once however often it is tried', async () => {
    const paints = sign('Xqozv Wump', 'Gnarf');
    const { say, nodes, read, house, id, ada, provider } = await open(engine, {
      paints,
      prompt: asks,
      capabilities: ', Capabilities: { Text: false }',
    });
    const { nodes: made } = await say();
    expect(provider.asked.map(({ json }) => String(json['prompt'])).join()).toContain('Leave out all lettering');
    await read();
    const standing = await nodes();
    const { group, picture, text } = {
      group: standing.find(({ type }) => type === 'frame')!,
      picture: standing.find(({ type }) => type === 'image')!,
      text: standing.find(({ type }) => type === 'text')!,
    };
    expect(standing.length).toBe(3);
    expect([picture.parentId, text.parentId]).toEqual([group.id, group.id]);
    expect(text.data).toMatchObject({ text: 'Bean There' });
    expect(picture.data!.assetId).not.toBe(made[0]!.data!.assetId);
    expect(readWording(picture.data!)).toMatchObject({ set: true, cannotWrite: true });
    // A worker that died after its work was done is followed by another.
    const clean = { id: String(picture.data!.assetId), key: String(picture.data!.url).split('/').at(-1)! };
    const wish = { projectId: id, userId: ada.session.user.id, turnId: made[0]!.meta!.turnId!, nodeId: picture.id };
    const payload = { ...wish, assetId: String(made[0]!.data!.assetId), asked: ['Bean There'], writes: false, clean };
    const job = checkWordsJob({ ...house.services, ...house.features, log: () => {} });
    const before = await ada.projects.get({ id });
    await job.run(payload, { id: 'again', attempt: 2, signal: new AbortController().signal });
    expect((await ada.projects.get({ id })).version).toBe(before.version);
    // One that died before that left what it had set; by the next run somebody has changed the picture.
    const { assets } = house.features;
    const late = assets.reserve('image/png');
    await assets.keep(late, paints);
    await job.run({ ...payload, clean: late }, { id: 'late', attempt: 2, signal: new AbortController().signal });
    const { blobs } = house.services;
    expect([await blobs.size(late.key), await blobs.size(clean.key)]).toEqual([null, expect.any(Number)]);
  });
});

test.runIf(engines.includes('sqlite'))(
  'right words are told nothing of; a run that is cut short leaves nothing behind, and the next one does it all',
  async () => {
    const { say, nodes, read, house, id, ada } = await open('sqlite', { paints: sign('BEAN THERE'), prompt: asks });
    const { nodes: made } = await say();
    await read();
    expect((await nodes())[0]!.data).not.toHaveProperty('wording');
    const [node] = made;
    const wish = { projectId: id, userId: ada.session.user.id, turnId: node!.meta!.turnId!, nodeId: node!.id };
    const clean = house.features.assets.reserve('image/png');
    // As if other words had been asked for, of a model that cannot write.
    const payload = { ...wish, assetId: String(node!.data!.assetId), asked: ['Tea Time'], writes: false, clean };
    const stop = new AbortController();
    const job = checkWordsJob({
      ...house.services,
      ...house.features,
      // Dies between the file and the canvas.
      separator: Object.assign(Object.create(house.services.separator), {
        setWords: async (request: object) => {
          await house.services.separator.setWords(request as never);
          stop.abort(new Error('the process ended'));
          throw stop.signal.reason;
        },
      }),
      log: () => {},
    });
    await expect(job.run(payload, { id: 'cut', attempt: 1, signal: stop.signal })).rejects.toThrow('the process ended');
    expect((await nodes()).length).toBe(1);
    const next = checkWordsJob({ ...house.services, ...house.features, log: () => {} });
    await next.run(payload, { id: 'cut', attempt: 1, signal: new AbortController().signal });
    expect((await nodes()).map(({ type }) => type).toSorted()).toEqual(['frame', 'image', 'text']);
  },
);
