import type { CanvasSession } from '../session.ts';

export function leaveWork({ modes, store }: CanvasSession): void {
  const { work } = modes.getState();
  if (!work) return;
  modes.setState({ work: null });
  if (store.getState().canvas.nodes.has(work.id)) store.focus(work.id);
}
