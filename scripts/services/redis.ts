import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, succeeds, type Service } from './service.ts';

const ask = (port: number) => ['-h', '127.0.0.1', '-p', String(port)];

export const redis: Service = {
  name: 'Redis',
  debianPackages: ['redis-server'],
  firstPort: 16_379,
  ports: 1,
  isInstalled: () => succeeds('redis-server', '--version'),

  start(folder, port) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const place = ['--dir', folder, '--pidfile', join(folder, 'redis.pid'), '--logfile', join(folder, 'log')];
    const address = ['--port', String(port), '--bind', '127.0.0.1'];
    runProgram('redis-server', ...address, '--save', '', ...place, '--daemonize', 'yes');
    // The daemon leaves its parent before it listens, a few milliseconds later.
    const deadline = Date.now() + 10_000;
    while (!succeeds('redis-cli', ...ask(port), 'ping')) {
      if (Date.now() > deadline) throw new Error(`Redis does not answer: read ${join(folder, 'log')}`);
    }
  },

  isRunning: (_folder, port) => succeeds('redis-cli', ...ask(port), 'ping'),

  stop(_folder, port) {
    runProgram('redis-cli', ...ask(port), 'shutdown', 'nosave');
  },

  environment: (_folder, port) => ['TEST_REDIS_URL', `redis://127.0.0.1:${port}`],
};
