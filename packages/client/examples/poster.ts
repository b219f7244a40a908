/**
 * Has a design made and downloads its pictures:
 *
 *     node poster.ts --server http://127.0.0.1:4310 --email ada@example.org --folder pictures "A poster for a jazz evening"
 *
 * The sign-in code is asked for on the terminal; a server in development mode hands it out itself.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ApiError, createEasel, type CodeSent, type Easel, type TurnEvent } from '@easel/client';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:4310' },
    email: { type: 'string' },
    folder: { type: 'string', default: 'pictures' },
    pictures: { type: 'string', default: '2' },
  },
});
const { server, email, folder, pictures } = values;
const prompt = positionals.join(' ');

async function askForCode({ target, devCode }: CodeSent): Promise<string> {
  if (devCode !== undefined) return devCode;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const code = await terminal.question(`Code sent to ${target}: `);
  terminal.close();
  return code.trim();
}

/** What an event says to somebody who waits, if anything. */
function progressOf(event: TurnEvent): string | undefined {
  if (event.type === 'steps-planned') return `plan: ${event.steps.map(({ label }) => label).join(' · ')}`;
  if (event.type === 'picture-started') return `drawing ${event.slot.title}`;
  if (event.type === 'picture-failed') return `failed: ${event.reason}`;
  if (event.type === 'turn-ended') return `the turn is ${event.status}`;
  return undefined;
}

/** Follows the turn to its end and answers the address of each picture, by the name of its file. */
async function waitForPictures(easel: Easel, projectId: string, turnId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { event } of easel.followTurn(projectId, turnId)) {
    const said = progressOf(event);
    if (said !== undefined) console.log(said);
    if (event.type !== 'picture-placed' || event.node.type !== 'image') continue;
    const { url } = event.node.data as { url: string };
    found.set(`${found.size + 1}${extname(url)}`, url);
  }
  return found;
}

async function makePoster(address: string): Promise<void> {
  const easel = createEasel({ baseUrl: server });
  const { name } = await easel.signIn(address, askForCode);
  console.log(`signed in as ${name}`);
  const project = await easel.projects.create({ prompt, imageCount: Number(pictures) });
  console.log(`${server}/p/${project.id}`);
  if (project.turnId === null) throw new Error('Nothing was asked for.');
  const found = await waitForPictures(easel, project.id, project.turnId);
  await mkdir(folder, { recursive: true });
  for (const [file, url] of found) {
    const answer = await easel.download(url);
    await writeFile(join(folder, file), new Uint8Array(await answer.arrayBuffer()));
    console.log(`saved ${join(folder, file)}`);
  }
  await easel.signOut();
}

if (email === undefined || prompt === '') {
  console.error('Usage: node poster.ts --server <address> --email <address> [--folder <folder>] "<what to design>"');
  process.exitCode = 2;
} else {
  await makePoster(email).catch((error: unknown) => {
    console.error(error instanceof ApiError ? `${error.errorCode}: ${error.message}` : error);
    process.exitCode = 1;
  });
}
