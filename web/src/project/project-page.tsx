import { ApiError } from '@easel/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../api/client.ts';
import { holdSharePass } from '../api/share-pass.ts';
import { useSession } from '../api/session.ts';
import { useTranslation } from '../i18n/index.ts';
import { showToast } from '../ui/index.ts';
import { OpenProject, PageMessage, useLookingAgain } from './index.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { handOver, takeAhead } from './read-project.ts';

/** `/p/:id`: one project, its canvas and the conversation about it. */
export function ProjectPage() {
  const { id } = useParams({ from: '/signed-in/p/$id' });
  // Another project is another page: nothing of the one before may show through.
  return <LoadedProject key={id} id={id} />;
}

function LoadedProject({ id }: { readonly id: string }) {
  const { t } = useTranslation('project');
  const project = useQuery({
    queryKey: ['project', id],
    queryFn: ({ signal }) => takeAhead(id) ?? client.projects.get({ id }, { signal }),
    // Live events keep it up to date from here on; a second read would only be older than what is on screen.
    staleTime: Infinity,
    gcTime: 0,
  });
  // A link that one came by before is no longer what lets one in.
  useEffect(() => holdSharePass(null), []);
  const [refused, setRefused] = useState<{ readonly unsaved: number } | null>(null);
  const { error } = project;
  const isShut = error instanceof ApiError && (error.status === 404 || error.status === 403);
  const letIn = useCallback(() => setRefused(null), []);
  useLettingIn(id, refused !== null || isShut, letIn);
  const { user } = useSession();
  const address = user?.email ?? user?.phone ?? undefined;
  if (refused) {
    return <PageMessage heading={t('gone.heading')} words={t('gone.words')} unsaved={refused.unsaved} takesFocus />;
  }
  if (project.data) return <OpenProject project={project.data} onRefused={(unsaved) => setRefused({ unsaved })} />;
  if (!error) return <ProjectSkeleton id={id} />;
  if (error instanceof ApiError && error.status === 404) {
    return <PageMessage heading={t('missing.heading')} words={t('missing.words')} signedInAs={address} />;
  }
  if (error instanceof ApiError && error.status === 403) {
    return <PageMessage heading={t('denied.heading')} words={t('denied.words')} signedInAs={address} />;
  }
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <PageMessage
      heading={t('failed.heading')}
      words={t('failed.words')}
      requestId={requestId}
      onRetry={() => void project.refetch()}
    />
  );
}

/** Opens a project that was shut as soon as one may see it: its owner may invite somebody who waits before it. */
function useLettingIn(id: string, shut: boolean, onOpen: () => void): void {
  const { t } = useTranslation('project');
  const cache = useQueryClient();
  const look = useCallback(
    async (signal: AbortSignal) => {
      // Beside the query: what is on screen stands until there is news.
      const project = await client.projects.get({ id }, { signal }).catch(() => null);
      if (!project || signal.aborted) return;
      handOver(project);
      void cache.resetQueries({ queryKey: ['project', id], exact: true });
      onOpen();
      // Whoever does not see that the page has changed hears of it.
      showToast({ text: t('opened') });
    },
    [cache, id, onOpen, t],
  );
  useLookingAgain(shut, look);
}
