import './base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { queryClient } from './api/query-client.ts';
import { resumeSession, useSession } from './api/session.ts';
import { startI18n } from './i18n/index.ts';
import { mendPictures } from './lost-pictures.ts';
import { provideRandomUUID } from './random-uuid.ts';
import { router } from './router.tsx';
import { takeArrival } from './sign-in/arrival.ts';
import { refuseStrayDrops } from './stray-drops.ts';
import { watchTheme } from './theme.ts';
import { mendTypefaces } from './typefaces.ts';
import { lazyPart } from './ui/index.ts';
import { endAllToasts, toastStore } from './ui/toasts.ts';

const fetchToasts = async () => (await import('./ui/toast-viewport.tsx')).ToastViewport;
/** Outside of all pages: nothing would catch it if it failed. */
const ToastViewport = lazyPart(fetchToasts, false);
/** Milliseconds until a page may be thought to rest. */
const restsAfter = 3000;

/** Someone who signs out, here or in another tab, is led to where one signs in. */
function App() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'out') {
      queryClient.clear();
      // They tell of what was done as somebody whom this window no longer knows.
      endAllToasts();
    }
    void router.invalidate();
  }, [status]);
  return <RouterProvider router={router} />;
}

/** Its code comes with the first toast, or once the page rests. */
function Toasts() {
  const toasted = useStore(toastStore, ({ toasts }) => toasts.length > 0);
  const [needed, setNeeded] = useState(toasted);
  if (toasted && !needed) setNeeded(true);
  return <Suspense>{needed ? <ToastViewport /> : null}</Suspense>;
}

provideRandomUUID();
takeArrival();
watchTheme();
await Promise.all([startI18n(), resumeSession()]);
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <App />
      </Suspense>
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
);
// What a lost line first needs is to be told of.
setTimeout(() => void fetchToasts().catch(() => {}), restsAfter);
// Some hundred font faces, of which a page needs a few: they come once it stands.
void import('./han.css');
mendTypefaces();
mendPictures();
refuseStrayDrops();
