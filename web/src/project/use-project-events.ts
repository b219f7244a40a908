import type { ProjectEvent } from '@easel/contract';
import { useEffect, useRef } from 'react';
import { client } from '../api/client.ts';
import { follow } from '../api/live.ts';

export interface ProjectEventsOptions {
  readonly projectId: string;
  /** The canvas version that was read with the project; what came after it is told first. */
  readonly version: string;
  /** Nothing is heard before there is someone to tell. */
  readonly ready: boolean;
  readonly onEvent: (event: ProjectEvent) => void;
  /** Whether the server is heard. */
  readonly onConnection: (connected: boolean) => void;
  /** The project is gone, or no longer shared with this person. */
  readonly onRefused: () => void;
}

/** Follows what happens in a project for as long as it is open. */
export function useProjectEvents({ projectId, version, ready, ...listeners }: ProjectEventsOptions): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (!ready) return;
    const stop = new AbortController();
    void follow<ProjectEvent>({
      open: (lastEventId, signal) =>
        client.projects.events({ id: projectId }, { signal, ...(lastEventId !== undefined && { lastEventId }) }),
      onEvent: (event) => latest.current.onEvent(event),
      onConnection: (connected) => latest.current.onConnection(connected),
      isLast: ({ type }) => type === 'project-deleted',
      onRefused: () => latest.current.onRefused(),
      lastEventId: version,
      signal: stop.signal,
    });
    return () => stop.abort();
    // The version is where the stream begins; it goes on from its own events.
  }, [projectId, version, ready]);
}
