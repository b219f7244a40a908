import { contract } from '@easel/contract';
import { networkOf } from './accounts/network-of.ts';
import { accountRoutes, authRoutes } from './accounts/routes.ts';
import { signInOrigins } from './accounts/sign-in-options.ts';
import { agentRoutes } from './agent/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { assetRoutes } from './assets/routes.ts';
import { brandKitRoutes } from './brand-kits/routes.ts';
import type { Features } from './features.ts';
import { generatorRoutes } from './generators/routes.ts';
import { homeRoutes, modelRoutes, webSearchRoutes } from './home/routes.ts';
import { systemRoutes } from './http/system-routes.ts';
import { toldSizes } from './http/told-sizes.ts';
import { createLimits, type Admit } from './http/limits.ts';
import { AtOnce } from './http/at-once.ts';
import { mount } from './http/mount.ts';
import type { Watcher } from './http/observing.ts';
import { openApi } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { serveReference } from './http/reference-page.ts';
import type { ForeignOrigins } from './http/security-headers.ts';
import { createHttpServer } from './http/server.ts';
import { createProject } from './home/create-project.ts';
import { memoryRoutes } from './memory/routes.ts';
import { silentObserver } from './platform/observing/observer.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { canvasRoutes, presenceRoutes, projectFileRoutes, projectRoutes, versionRoutes } from './projects/routes.ts';
import type { Services } from './services.ts';
import { sharingRoutes, type SharingRouteServices } from './sharing/routes.ts';

/** Of one session: nobody reads in more by hand, and each may be of a gigabyte. */
const archivesAtOnce = 2;

export interface AppOptions {
  /** Where the web app was built to. */
  readonly pages?: string;
}

/** The table of contents: where each feature is served. */
export function createApp(services: Services, features: Features, { pages }: AppOptions = {}) {
  const { settings, models, cache, log } = services;
  const { accounts, sessions, access, reading } = features;
  const http = createHttpServer({
    access: {
      verifyToken: (token) => sessions.verify(token),
      accessTo: (projectId, caller, shareId) => access.of(projectId, caller?.id, shareId),
      openShare: (shareId, caller) => access.byLink(shareId, caller?.id),
      onAccessChange: (projectId, changed) => access.onChange(projectId, changed),
      sessionHolds: (caller) => sessions.holds(caller),
      onSessionEnd: (caller, ended) => sessions.onEnd(caller, ended),
    },
    admit: limitsOf(services),
    openStreams: settings.Limits.Enabled ? new AtOnce(settings.Limits.Streams, networkOf) : undefined,
    openArchives: settings.Limits.Enabled ? new AtOnce(archivesAtOnce) : undefined,
    bytesLimit: settings.Storage.MaxUploadBytes,
    sizes: settings.Sizes,
    trustedProxies: settings.Server.TrustedProxies,
    logger: log,
    foreignOrigins: foreignOrigins(services),
    encrypted: settings.Server.PublicURL?.startsWith('https:') ?? false,
    watcher: watcherOf(services),
  });
  mount(http, contract.system, systemRoutes(services.readiness, toldSizes(settings)));
  mount(http, contract.auth, authRoutes({ ...features, publicUrl: settings.Server.PublicURL }));
  mount(http, contract.account, accountRoutes(accounts, sessions));
  mount(http, contract.personalData, personalDataRoutes(features.personalData, features.deletion));
  mount(http, contract.assets, assetRoutes(features));
  mount(http, contract.brandKits, brandKitRoutes(features, cache));
  const sharedJson: SharingRouteServices['sharedJson'] = (access, userId) => reading.json(access, userId);
  mount(http, contract.sharing, sharingRoutes({ ...features, sharedJson }));
  mount(http, contract.projects, projectRoutes({ ...features, create: createProject(services, features) }));
  mount(http, contract.canvas, canvasRoutes(features));
  mount(http, contract.versions, versionRoutes(features));
  mount(http, contract.presence, presenceRoutes(features.presence));
  mount(http, contract.projectFiles, projectFileRoutes(features.projectFiles, features.imports));
  const { PromptCharacters: longestPrompt, PageSize: pageSize } = settings.Sizes;
  mount(http, contract.agent, agentRoutes({ ...features, longestPrompt, pageSize }));
  mount(http, contract.generators, generatorRoutes(features.separations));
  mount(http, contract.credits, creditRoutes(features.credits));
  mount(http, contract.memory, memoryRoutes(features));
  mount(http, contract.models, modelRoutes(models, cache));
  mount(http, contract.webSearch, webSearchRoutes(services.webSearch, services.pageReader, cache));
  mount(http, contract.home, homeRoutes(settings.AgentStarter, features));
  const sizes = { ...settings.Sizes, UploadBytes: settings.Storage.MaxUploadBytes };
  serveReference(http, () => openApi('Easel', contract, sizes));
  servePages(http, pages);
  return http.fastify;
}

function watcherOf({ observer, settings: { Server } }: Services): Watcher | undefined {
  if (observer === silentObserver) return undefined;
  // Strangers may not say what is traced; a proxy in front sees to that.
  const believed = Server.TrustedProxies.length > 0;
  return {
    request: ({ method, route, requestId, traceparent }) => {
      const details = { 'easel.request_id': requestId };
      return observer.begin('request', { method, route }, { details, parent: believed ? traceparent : undefined });
    },
    stream: (route) => observer.begin('stream', { route }),
  };
}

function foreignOrigins({ settings, blobs: { direct } }: Services): ForeignOrigins {
  return { ...signInOrigins(settings.Auth), stores: direct ? [direct.origin] : [] };
}

function limitsOf({ settings: { Limits }, cache, log }: Services): Admit | undefined {
  if (!Limits.Enabled) return undefined;
  return createLimits({
    counter: cache,
    networkOf,
    requestsPerSecond: Limits.RequestsPerSecond,
    signInsPerMinute: Limits.SignInsPerMinute,
    failed: (error) => log.warn({ error }, 'requests could not be counted, so they pass'),
  });
}
