import { useCallback, useEffect, useRef } from 'react';
import type { Agent } from '../agent/index.ts';
import type { AskAboutPicture } from '../canvas/index.ts';

/** What is asked about a picture on the canvas goes to the agent, as a message of the conversation that is open. */
export function usePictureAsks(agent: Agent | null, canEdit: boolean): AskAboutPicture | null {
  const latest = useRef(agent);
  useEffect(() => {
    latest.current = agent;
  });
  const ask = useCallback<AskAboutPicture>(({ text, operation, picture, count, mask }) => {
    const sentWith = count ? { imageCount: count } : {};
    const about = operation ? { references: [picture], operation, ...(mask && { mask }) } : {};
    latest.current?.send({ text, sentWith, selection: [], ...about });
  }, []);
  return agent && canEdit ? ask : null;
}
