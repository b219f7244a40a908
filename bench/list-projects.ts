/** Requests a second of `GET /api/projects` with 50 summaries, beside bare Fastify with the same SQL and token check. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { Tokens } from '../server/src/accounts/tokens.ts';
import { ownedProjects } from '../server/src/projects/queries.ts';
import { median, perSecond, printAlone, randomFrom, ratios, type Row } from './figures.ts';
import { openHouse, temporaryFolder } from './house.ts';

const [pairs, seconds, connections, projects] = [6, 4, 20, 50];
const autocannon = resolve(import.meta.dirname, '../node_modules/autocannon/autocannon.js');

interface Floor {
  file: string;
  secret: string;
  sql: string;
  parameters: string[];
}

/** What the route cannot do without: the token, the query, the JSON. */
async function serveFloor({ file, secret, sql, parameters }: Floor): Promise<string> {
  const statement = new DatabaseSync(file, { readOnly: true }).prepare(sql);
  const tokens = new Tokens(secret);
  const fastify = Fastify();
  fastify.get('/api/projects', async (request, reply) => {
    const bearer = await tokens.verify(request.headers.authorization?.split(' ')[1] ?? '');
    return bearer ? { projects: statement.all(...parameters) } : reply.status(401).send();
  });
  return fastify.listen({ port: 0, host: '127.0.0.1' });
}

async function start(...input: string[]): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [import.meta.filename, ...input], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(server.stdout, 'data');
  return { server, address: String(address).trim() };
}

async function measure(address: string, token: string, duration = seconds): Promise<number> {
  const load = ['-j', '-c', String(connections), '-d', String(duration), '-H', `authorization=Bearer ${token}`];
  const words = [autocannon, ...load, `${address}/api/projects`];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  const { non2xx, errors, requests } = JSON.parse(stdout) as {
    non2xx: number;
    errors: number;
    requests: { average: number };
  };
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** Fifty projects with names and figures of their own, and what the floor needs to list them too. */
async function prepare(folder: string, seed: number): Promise<{ token: string; floor: Floor }> {
  const house = await openHouse({ folder });
  const { services, userId, token } = house;
  const random = randomFrom(seed);
  for (let index = 0; index < projects; index++) {
    const id = await house.addProject(`Project ${index} ${random().toString(36).slice(2)}`);
    const covers = Array.from({ length: 4 }, () => `/api/files/${random().toString(36).slice(2, 13)}00000000000.png`);
    const figures = { cover_url: covers[0]!, covers_json: JSON.stringify(covers), pic_count: 4, node_count: 9 };
    await services.database.write(async (transaction) => {
      await transaction.updateTable('projects').set(figures).where('id', '=', id).execute();
    });
  }
  const { sql, parameters } = ownedProjects(services.database.read, userId).compile();
  const floor = { file: house.settings.Database.URL, secret: services.secret, sql };
  await house.close();
  return { token, floor: { ...floor, parameters: parameters.map(String) } };
}

export async function listProjects(seed: number): Promise<Row[]> {
  const folder = temporaryFolder();
  const { token, floor } = await prepare(folder, seed);
  const [ours, bare] = [await start('--house', folder), await start('--floor', JSON.stringify(floor))];
  for (const { address } of [ours, bare]) await measure(address, token, 2);
  const [rates, bareRates]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair++) {
    rates.push(await measure(ours.address, token));
    bareRates.push(await measure(bare.address, token));
  }
  for (const { server } of [ours, bare]) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true });
  const share = median(ratios(rates, bareRates));
  return [
    {
      what: `GET /api/projects, ${projects} summaries, signed in`,
      figure: `${perSecond(median(rates))}, ${Math.round(share * 100)} %`,
      beside: `${perSecond(median(bareRates))}: bare Fastify, same token check, same SQL`,
      goal: '≥ 60 %',
      met: share >= 0.6,
    },
  ];
}

const [, , role, input = ''] = process.argv;
if (role === '--house') {
  const { app } = await openHouse({ folder: input });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
} else if (role === '--floor') console.log(await serveFloor(JSON.parse(input) as Floor));
else if (import.meta.main) await printAlone(listProjects);
