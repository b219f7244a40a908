import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const statement = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)';/gms;

/** Packages that a file imports at once, by itself and by what it imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const names = [...readFileSync(file, 'utf8').matchAll(statement)].map(([, name]) => name!);
  return new Set(
    names.flatMap((name) => (name.startsWith('.') ? [...packagesOf(resolve(dirname(file), name), seen)] : [name])),
  );
}

test('a server that starts loads neither what draws, which others do, nor what its settings do not ask for', () => {
  const packages = packagesOf(resolve(import.meta.dirname, '../src/main.ts'));
  expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'kysely', 'sharp', '@easel/canvas']));
  const rarely = /^(?:@easel\/(?:designer|layers)|@napi-rs\/canvas|fontkit|ioredis|nodemailer|prom-client|linkedom)$/;
  const heavy = [...packages].filter((name) => rarely.test(name) || /^@(?:aws-sdk|opentelemetry|scalar)\//.test(name));
  expect(heavy).toEqual([]);
});
