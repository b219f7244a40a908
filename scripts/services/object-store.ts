import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { runProgram, runProgramWithin, succeeds, type Service } from './service.ts';

const script = resolve(import.meta.dirname, 'start-s3');
const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'curl'];

/** Ceph's RADOS Gateway: a store that checks each signature. */
export const objectStore: Service = {
  name: 'S3',
  debianPackages: programs,
  firstPort: 17_480,
  ports: 21,
  isInstalled: () => programs.every((program) => succeeds(program, '--version')),

  start(folder, port) {
    runProgramWithin(180_000, script, String(port), folder);
  },

  isRunning: (_folder, port) => succeeds('curl', '-s', '--noproxy', '*', '-m', '5', `http://127.0.0.1:${port}/`),

  stop(folder) {
    runProgram(script, '--stop', folder);
  },

  environment(folder) {
    const known = parseEnv(readFileSync(join(folder, 's3.env'), 'utf8'));
    const url = new URL(`${known.S3_ENDPOINT}/${known.S3_BUCKET}`);
    url.username = known.S3_ACCESS_KEY ?? '';
    url.password = known.S3_SECRET_KEY ?? '';
    return ['TEST_S3_URL', url.href];
  },
};
