import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins of others that the page may have to do with. */
export interface ForeignOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Where the page may send files to. */
  readonly stores?: readonly string[];
}

/** Nothing runs in the page but our own scripts and those the operator names, and nothing is fetched but from there. */
const policyFor = ({ scripts, frames, stores = [] }: ForeignOrigins) => ({
  useDefaults: false as const,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    // Menus and dialogs lock the page's scrolling by a style element of their own.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...scripts, ...stores],
    frameSrc: ["'self'", ...frames],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [({ url }: { url?: string | undefined }) => (opensInOurFrame(url) ? "'self'" : "'none'")],
  },
});

/** The chat app's page stands in a frame of the sign-in page; when it is done, it comes back to this one in there. */
function opensInOurFrame(url = ''): boolean {
  return /^\/sign-in\/chat-app\/?(\?|$)/.test(url);
}

export function protectBrowsers(fastify: FastifyInstance, foreign: ForeignOrigins): void {
  fastify.register(helmet, {
    contentSecurityPolicy: policyFor(foreign),
    // Whether there is TLS is known to the proxy that ends it; this server speaks plain HTTP.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: false,
  });
  fastify.addHook('onRequest', async ({ url }, reply) => {
    reply.header('x-frame-options', opensInOurFrame(url) ? 'SAMEORIGIN' : 'DENY');
  });
}
