/** `npm run dev`: the server restarts and the page reloads as files change. The page is on Vite's address. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findVite } from './web-build.ts';

const root = resolve(import.meta.dirname, '..');

// Vite's settings send /api to this port.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: '4310' },
});
const page = spawn(process.execPath, [findVite(root), ...process.argv.slice(2)], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
});

const children = [server, page];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
// One without the other is no workplace: the first that ends takes the other along.
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    children.forEach((other) => other.kill('SIGTERM'));
  });
}
