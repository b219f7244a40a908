/**
 * Runs as a thread of its own, once: the package of the reader holds its 4 MB of script inside of a module, which would
 * stay in memory for as long as the server lives. Answers the script, packed.
 */
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import readerPlugin from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

const fastify = Fastify();
await fastify.register(readerPlugin, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
const { rawPayload, statusCode } = await fastify.inject('/docs/js/scalar.js');
if (statusCode !== 200) throw new Error(`the reader of the reference page answered ${statusCode}`);
parentPort?.postMessage(gzipSync(rawPayload, { level: 9 }));
