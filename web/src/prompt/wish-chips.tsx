import { ApprovalToggle } from './approval-toggle.tsx';
import { CountChip } from './count-chip.tsx';
import { ModelChip } from './model-chip.tsx';
import type { PictureWishes } from './picture-wishes.ts';
import type { ChipMenuProps } from '../ui/index.ts';
import { SearchToggle } from './search-toggle.tsx';
import { SizeChip } from './size-chip.tsx';

export interface WishChipsProps extends Pick<ChipMenuProps, 'side'> {
  readonly wishes: PictureWishes;
  readonly onWishes: (wishes: PictureWishes) => void;
}

/** Size, number and model of the pictures, as chips in a row; behind them whether the agent may look things up, and asks first. */
export function WishChips({ wishes, onWishes, side }: WishChipsProps) {
  return (
    <>
      <SizeChip side={side} size={wishes.size} onSize={(size) => onWishes({ ...wishes, size })} />
      <CountChip side={side} count={wishes.count} onCount={(count) => onWishes({ ...wishes, count })} />
      <ModelChip side={side} model={wishes.model} onModel={(model) => onWishes({ ...wishes, model })} />
      <SearchToggle />
      <ApprovalToggle />
    </>
  );
}
