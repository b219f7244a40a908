import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { sessionState } from './api/session.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { readAhead } from './project/read-project.ts';
import { readReturn } from './sign-in/return-path.ts';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage, errorComponent: ErrorPage });

/** Pages for people who are signed in; the others are sent to sign in and back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Outlet,
  beforeLoad: ({ location }) => {
    if (sessionState().status === 'out') throw redirect({ to: '/sign-in', search: { to: location.href } });
  },
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>) => readReturn(search.to, location.origin),
  beforeLoad: ({ search }) => {
    if (sessionState().status === 'in') throw redirect({ href: search.to ?? '/' });
  },
  component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
});

/** Where the chat app sends its frame, or the window, after a scan. */
const scanReturned = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/chat-app',
  component: lazyRouteComponent(() => import('./sign-in/scan-returned.tsx'), 'ScanReturned'),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
});

const project = createRoute({
  getParentRoute: () => signedIn,
  path: '/p/$id',
  // What the page needs besides its code, asked for at the same time.
  loader: ({ params, cause }) => {
    if (cause === 'enter') readAhead(params.id);
  },
  component: lazyRouteComponent(() => import('./project/project-page.tsx'), 'ProjectPage'),
});

/** For everybody: the link itself says who may come in. */
const share = createRoute({
  getParentRoute: () => root,
  path: '/s/$shareId',
  component: lazyRouteComponent(() => import('./sharing/share-page.tsx'), 'SharePage'),
});

/** For everybody, since what is shared was drawn with it. */
const sources = createRoute({
  getParentRoute: () => root,
  path: '/sources',
  component: lazyRouteComponent(() => import('./sources/sources-page.tsx'), 'SourcesPage'),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
});

const models = createRoute({
  getParentRoute: () => signedIn,
  path: '/models',
  component: lazyRouteComponent(() => import('./models/models-page.tsx'), 'ModelsPage'),
});

const kits = createRoute({
  getParentRoute: () => signedIn,
  path: '/kits',
  component: lazyRouteComponent(() => import('./kits/kits-page.tsx'), 'KitsPage'),
});

const kit = createRoute({
  getParentRoute: () => signedIn,
  path: '/kits/$id',
  component: lazyRouteComponent(() => import('./kits/kit-page.tsx'), 'KitPage'),
});

const memory = createRoute({
  getParentRoute: () => signedIn,
  path: '/memory',
  component: lazyRouteComponent(() => import('./memory/memory-page.tsx'), 'MemoryPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    scanReturned,
    share,
    sources,
    signedIn.addChildren([home, project, account, kits, kit, memory, models]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
