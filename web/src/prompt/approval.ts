import type { PictureOptions } from '@easel/contract';
import { useRememberedSwitch } from './remembered-switch.ts';

export interface ApprovalWish {
  /** The agent shows what it would make, and waits for a yes. */
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
  /** As the service wants it. */
  readonly options: Pick<PictureOptions, 'approve'>;
}

/** Whether the agent asks before it makes anything. */
export function useApproval(): ApprovalWish {
  const [on, setOn] = useRememberedSwitch('easel.approval');
  return { on, setOn, options: on ? { approve: 'assist' } : {} };
}
