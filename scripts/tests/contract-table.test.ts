import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contract, type Route } from '@easel/contract';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');
const rows = page
  .split('\n## Not done')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What holds'))
  .map((line) => line.slice(2, -2).split(' | '));

/** The routes that the service shares with others who implement its contract; all of them, in its order. */
const shared = [
  'GET /api/health',
  'GET /api/dashboard',
  'GET /api/ui/agent-starters',
  'GET /api/auth/options',
  'POST /api/auth/global/email-code',
  'POST /api/auth/global/email-login',
  'POST /api/auth/global/idp-login',
  'POST /api/auth/china/chat-app-login',
  'GET /api/account/profile',
  'PATCH /api/account/profile',
  'GET /api/account/devices',
  'DELETE /api/account/devices',
  'POST /api/account/logout',
  'GET /api/projects',
  'POST /api/projects',
  'GET /api/projects/:id',
  'POST /api/ns-a/project/queryProject',
  'PATCH /api/projects/:id/title',
  'PATCH /api/projects/:id/brand-kit',
  'DELETE /api/projects/:id',
  'GET /api/brand-kits',
  'PUT /api/brand-kits/:id',
  'DELETE /api/brand-kits/:id',
  'GET /api/projects/:id/sharing',
  'PUT /api/projects/:id/sharing/link',
  'POST /api/projects/:id/sharing/members',
  'PATCH /api/projects/:id/sharing/members/:memberId',
  'DELETE /api/projects/:id/sharing/members/:memberId',
  'GET /api/projects/:id/sharing/visitors',
  'DELETE /api/projects/:id/sharing/access',
  'GET /api/shares/:shareId',
  'POST /api/projects/:id/agent/chat',
  'POST /api/projects/:id/generate',
  'GET /api/projects/:id/history',
  'POST /api/ns-a/agent/queryAgentLastThread',
  'POST /api/ns-a/agent/agentThreadList',
  'GET /api/ns-b/chat-history',
  'GET /api/ns-b/thread/status',
  'POST /api/generator/tasks',
  'GET /api/generator/tasks',
  'POST /api/ns-a/project/saveProject',
  'PATCH /api/projects/:id/canvas',
  'POST /api/assets/upload-url',
];

test('the routes of the contract are those that are not marked as ours', () => {
  const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group));
  const unmarked = routes.filter(({ extension }) => !extension).map(({ method, path }) => `${method} ${path}`);
  expect(unmarked.toSorted()).toEqual(shared.toSorted());
  for (const { path } of routes) expect(path).toMatch(/^\/api\/(?!v\d)/);
});

test('every route of the contract has its row', () => {
  const promised = new Set(
    rows.flatMap(([promise]) => [...promise!.matchAll(/`([A-Z]+ \/api[^`]+)`/g)].map(([, route]) => route!)),
  );
  expect(shared.filter((route) => !promised.has(route))).toEqual([]);
});

/** Everything that is handed to a function with more behind it: what a test is called is among it. */
const callsOf = (file: string) => {
  const calls = readFileSync(file, 'utf8').matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,/g);
  return new Set([...calls].map(([, , title]) => title!.replaceAll(/\\(['"`])/g, '$1')));
};

test('every promise names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(150);
  const missing = rows.flatMap(([promise, shownBy = '']) =>
    shownBy
      .split('<br>')
      .filter((shown) => {
        const [, name, title] = /^`([^`]+)` › (.+)$/.exec(shown) ?? [];
        if (!name || !title) return true;
        const file = join(root, name.includes('/') ? name : `server/tests/${name}.test.ts`);
        return !existsSync(file) || !callsOf(file).has(title);
      })
      .map((shown) => `${promise}: ${shown}`),
  );
  expect(missing).toEqual([]);
});
