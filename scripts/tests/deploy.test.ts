/** What stands in deploy/ and the operator's pages, held against the settings that there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contract, type Route } from '@easel/contract';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../server/src/config/read-settings.ts';
import { settingsWithin, variableOf } from '../../server/src/config/setting-names.ts';
import { SettingsFile } from '../../server/src/config/settings.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const known = settingsWithin(SettingsFile);
const variables = new Set(known.map(variableOf));

type Service = {
  environment?: Record<string, string>;
  depends_on?: Record<string, object>;
  volumes?: string[];
  stop_grace_period?: string;
};
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

/** The file of secrets as an operator fills it in. */
function secrets(): Record<string, string> {
  const lines = read('deploy/easel.env.example').split('\n');
  const pairs = lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split('=') as [string, string]] : []));
  return Object.fromEntries(pairs.map(([name, value]) => [name, value || 'x'.repeat(32)]));
}

/** As `docker compose --env-file` fills them in; an empty one stops it. */
function filledIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\$\{(\w+):\?\}/g, (_, name: string) => {
    if (!values[name]) throw new Error(`deploy/easel.env.example does not name ${name}`);
    return values[name];
  });
}

test.each(['api', 'worker'])('the %s of compose.yaml starts with the settings that it is given', (name) => {
  const values = secrets();
  const { environment = {}, stop_grace_period: grace } = compose.services[name]!;
  const own = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value, values)]));
  const easel = Object.entries(values).filter(([key]) => /^(EASEL__|SHARING_)/.test(key));
  const settings = readSettings('', { HOST: '0.0.0.0', ...Object.fromEntries(easel), ...own });
  expect(settings).toMatchObject({
    Auth: { Mode: 'production' },
    Cache: { Driver: 'redis' },
    Metrics: { Enabled: true },
  });
  const { DrainSeconds, UnreadySeconds } = settings.Server;
  expect(Number.parseInt(grace!, 10)).toBeGreaterThan(DrainSeconds + UnreadySeconds);
});

test('all that compose.yaml names within itself is there, and it holds no secret of its own', () => {
  const names = Object.keys(compose.services);
  for (const { depends_on: needs = {}, volumes = [] } of Object.values(compose.services)) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(needs)));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map((volume) => volume.split(':')[0])));
  }
  filledIn(read('deploy/compose.yaml'), secrets());
  expect(read('deploy/compose.yaml')).not.toMatch(/(PASSWORD|SECRET_KEY|TOKEN): '?[^'$\s]/);
});

test('the unit gives the server the time that it takes to stop', () => {
  const seconds = Number(/^TimeoutStopSec=(\d+)/m.exec(read('deploy/easel.service'))?.[1]);
  expect(seconds).toBeGreaterThan(readSettings('', {}).Server.DrainSeconds);
});

test('the steps of the install page make the unit’s user, and let it read its settings', () => {
  const unit = read('deploy/easel.service');
  const steps = read('docs/operations/install.md');
  const user = /^User=(\w+)$/m.exec(unit)![1]!;
  const file = /EASEL_CONFIG=(\S+)/.exec(unit)![1]!;
  expect(steps).toMatch(new RegExp(`^useradd --system .* ${user}$`, 'm'));
  // Of its group, and closed to others: what stands in the settings may be secret.
  expect(steps).toContain(`install -d -m 0750 -g ${user} ${dirname(file)}\n`);
  expect(steps).toContain(`install -m 0640 -g ${user} easel.example.yaml ${file} `);
});

test('the image is made of files that are there and that .dockerignore leaves in', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const needed = ['package-lock.json', 'scripts', 'contract', 'packages', 'server', 'web', '.npmrc', 'LICENSE'];
  for (const path of needed) {
    expect(readdirSync(root)).toContain(path);
    expect(ignored).not.toContain(path);
  }
  expect(read('deploy/Dockerfile')).toContain('node scripts/assemble.ts /easel');
});

/** The part of the proxy's page for nginx that a path comes to: the first expression that fits, else what holds for all. */
function locationOf(path: string): string {
  const [, body] = /```nginx\n([^]*?)```/.exec(read('docs/operations/reverse-proxy.md'))!;
  const locations = [...body!.matchAll(/location ~ (\S+) \{([^}]*)\}/g)];
  return locations.find(([, pattern]) => new RegExp(pattern!).test(path))?.[2] ?? '';
}

const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group));

test('the proxy’s page collects no stream, and waits for a turn that is asked for without one', () => {
  const waiting = routes.filter(({ events, path }) => events || path.endsWith('/generate'));
  expect(waiting.length).toBeGreaterThan(3);
  for (const { path } of waiting) {
    expect(locationOf(path), path).toContain('proxy_buffering off;');
    expect(locationOf(path), path).toContain('proxy_read_timeout 1h;');
  }
});

test('the proxy’s page lets in what the routes that take archives do, and keeps none of it first', () => {
  const caddy = /```\n(easel[^]*?)```/.exec(read('docs/operations/reverse-proxy.md'))![1]!;
  const large = routes.filter(({ bodyLimit = 0 }) => bodyLimit > 100_000_000);
  expect(large.length).toBeGreaterThan(1);
  for (const { path, bodyLimit } of large) {
    expect(bodyLimit).toBeLessThanOrEqual(1024 ** 3);
    expect(locationOf(path), path).toContain('client_max_body_size 1g;');
    expect(locationOf(path), path).toContain('proxy_request_buffering off;');
    expect(caddy.match(/@archives path .*/)?.[0], path).toContain(path);
  }
});

const pages = readdirSync(join(root, 'docs/operations')).map((name) => join('docs/operations', name));
const paths = new Set(known.flatMap(({ path }) => path.map((_, end) => path.slice(0, end + 1).join('.'))));
const sections = new Set(known.map(({ path }) => path[0]!));

test.each([...pages, 'deploy/easel.env.example', 'deploy/easel.service'])(
  '%s names settings that there are',
  (page) => {
    const text = read(page);
    for (const [name] of text.matchAll(/\bEASEL__[A-Z0-9_]+\b/g)) expect(variables).toContain(name);
    for (const [name] of text.matchAll(/\b[A-Z][A-Za-z]+(\.[A-Z][A-Za-z]+)+\b/g)) {
      if (sections.has(name.split('.')[0]!)) expect(paths).toContain(name);
    }
  },
);
