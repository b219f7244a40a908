import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../server/src/app.ts';
import { readSettings } from '../server/src/config/read-settings.ts';
import { createFeatures } from '../server/src/features.ts';
import { createLog } from '../server/src/log.ts';
import { openServices } from '../server/src/services.ts';
import { startWorker } from '../server/src/workers.ts';
import { randomFrom } from './figures.ts';

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Limits count as in service, and turn nobody away. */
const hasty = {
  EASEL__LIMITS__REQUESTS_PER_SECOND: '1000000',
  EASEL__LIMITS__SIGN_INS_PER_MINUTE: '1000000',
  EASEL__LOG__LEVEL: 'silent',
};

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'easel-bench-'));
}

/** The product within this process, on a data folder of its own or a given one, with a person who has signed in. */
export async function openHouse({
  folder,
  yaml = '',
  worker = false,
}: { folder?: string; yaml?: string; worker?: boolean } = {}) {
  const data = folder ?? temporaryFolder();
  const settings = readSettings(yaml, { EASEL_DATA: data, ...hasty });
  const services = await openServices(settings, createLog(settings.Log.Level));
  const features = createFeatures(services);
  const app = createApp(services, features);
  const working = worker ? startWorker(services, features) : undefined;
  const [email, from] = ['bench@example.com', { ip: '127.0.0.1', userAgent: 'bench', language: 'en' as const }];
  const { devCode } = await features.emailSignIn.sendCode({ email }, from);
  const { accessToken, user } = await features.emailSignIn.signIn({ email, code: devCode! }, from);
  const addProject = (title: string) =>
    services.database.write((transaction) => features.projects.add(transaction, user.id, { title }));
  const close = async () => {
    await Promise.all([app.close(), working?.drain(1_000)]);
    await services.close();
    if (!folder) rmSync(data, { recursive: true });
  };
  return { app, services, features, settings, token: accessToken, userId: user.id, addProject, close };
}

export interface BenchNode {
  id: string;
  type: string;
  x: number;
  y: number;
  width: number;
  height: number;
  [field: string]: unknown;
}

const words = 'riso poster autumn jazz night harbour lantern paper cut clay lino fox bakery persimmon'.split(' ');

/** Nodes as the agent leaves them, about 400 bytes each: images, with texts and frames among them. */
export function makeNodes(count: number, seed: number): BenchNode[] {
  const random = randomFrom(seed);
  const word = () => words[Math.floor(random() * words.length)]!;
  const key = () => Buffer.from(Array.from({ length: 16 }, () => Math.floor(random() * 256))).toString('base64url');
  return Array.from({ length: count }, (_, index) => {
    const place = { x: Math.round(random() * 1e5), y: Math.round(random() * 1e5), width: 512, height: 512 };
    const shared = { id: `node-${index}`, ...place, rotation: 0, opacity: 1, order: `a${index}`, parentId: null };
    const title = `${word()} ${word()} ${index}`;
    if (random() < 0.2) {
      const data = { text: `${word()} ${word()} ${word()}`, fontFamily: 'Inter', fontSize: 24, color: '#1d1d1f' };
      return { ...shared, type: 'text', title, meta: { source: 'user' }, data };
    }
    const named = { assetId: randomUUIDv7(), url: `/api/files/${key()}.png` };
    const data = { ...named, naturalWidth: 1024, naturalHeight: 1024, alt: title };
    const made = { prompt: `${word()} with ${word()} and ${word()}, ${word()}`, model: 'bench' };
    return { ...shared, type: 'image', title, meta: { source: 'agent' }, data: { ...data, ...made } };
  });
}

/** A project with a canvas of so many nodes, whose pictures are known assets; its version is 1. */
export async function projectWith(house: House, nodes: BenchNode[]): Promise<string> {
  const id = await house.addProject(`Canvas of ${nodes.length}`);
  await house.services.database.write(async (transaction) => {
    for (const row of assetsOf(nodes, house.userId)) {
      await transaction
        .insertInto('assets')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  await house.features.saves.save({ id, role: 'owner' }, house.userId, { baseVersion: '0', changes: { put: nodes } });
  return id;
}

function assetsOf(nodes: BenchNode[], ownerId: string) {
  const facts = { file_name: 'a.png', content_type: 'image/png', bytes: 900_000, width: 1024, height: 1024 };
  const shared = { ...facts, owner_id: ownerId, ready: 1 as const, created_at: '2026-01-01T00:00:00.000Z' };
  return nodes.flatMap(({ type, data }) => {
    if (type !== 'image') return [];
    const { assetId, url } = data as { assetId: string; url: string };
    return [
      { ...shared, id: assetId, key: url.slice('/api/files/'.length), thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
    ];
  });
}
