import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

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

/** What the page never asks of a device, so that nothing that runs in it can. */
const refusedFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissions = refusedFeatures.map((feature) => `${feature}=()`).join(', ');

const yearSeconds = 365 * 24 * 60 * 60;

/** @param encrypted whether people reach this server by https and nothing else */
export function protectBrowsers(fastify: FastifyInstance, foreign: ForeignOrigins, encrypted: boolean): void {
  // Once: the plugin of Fastify reads these anew for each request, a twentieth of the time of a short one.
  const protect = helmet({
    contentSecurityPolicy: policyFor(foreign),
    // What stands beside this server under its domain is not ours to decide.
    strictTransportSecurity: encrypted && { maxAge: yearSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: false,
  });
  fastify.addHook('onRequest', (request, reply, done) =>
    protect(request.raw, reply.raw, (error) => done(error as Error)),
  );
  fastify.addHook('onRequest', async ({ url }, reply) => {
    reply.header('x-frame-options', opensInOurFrame(url) ? 'SAMEORIGIN' : 'DENY');
    reply.header('permissions-policy', permissions);
    // Nothing is kept on the way unless its answer says so.
    reply.header('cache-control', 'no-store');
  });
}
