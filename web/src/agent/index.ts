/**
 * The conversation with the design agent, for the pages around it: `useAgent` holds the conversations of an open
 * project; `agent-panel.tsx`, which pages load when the canvas shows, draws them into the frame that the page gives it.
 */
export type { PendingSlot } from './pending-slots.ts';
export { useAgent, type Agent } from './use-agent.ts';
