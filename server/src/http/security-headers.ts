import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing runs in the page but our own scripts, and nothing is fetched but from here. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Menus and dialogs lock the page's scrolling by a style element of their own.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export function protectBrowsers(fastify: FastifyInstance): void {
  fastify.register(helmet, {
    contentSecurityPolicy,
    // Whether there is TLS is known to the proxy that ends it; this server speaks plain HTTP.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
