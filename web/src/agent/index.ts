/**
 * The conversation with the design agent, for the pages around it: `useAgent` holds the conversations of an open
 * project, `<AgentPanel>` draws them into the frame that the page gives it.
 */
export { AgentPanel, type AgentPanelProps } from './agent-panel.tsx';
export type { PendingSlot } from './pending-slots.ts';
export { useAgent, type Agent } from './use-agent.ts';
