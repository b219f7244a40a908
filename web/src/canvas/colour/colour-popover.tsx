import { useState, type ReactElement, type ReactNode } from 'react';
import { useProjectBrand } from '../../kits/project-brand.ts';
import { Popover, type TooltipSide } from '../../ui/index.ts';
import { coloursOfBrand } from '../brand/brand-offers.ts';
import { useSession } from '../canvas-context.ts';
import { backToWriting } from '../text/leave-field.ts';
import { ColourPicker } from './colour-picker.tsx';
import { coloursOf } from './known-colours.ts';

export interface ColourPopoverProps {
  readonly label: string;
  /** A CSS colour; null where several differ. */
  readonly value: string | null;
  /** Changes with the same `step` are one step to undo. */
  readonly onChange: (css: string, step: string) => void;
  /** No colour at all may be chosen, too. */
  readonly none?: boolean;
  readonly side?: TooltipSide;
  /** Given a function that makes one element the trigger. */
  readonly trigger: (wrap: (element: ReactElement) => ReactElement) => ReactNode;
}

/** The picker behind what opens it. */
export function ColourPopover({ label, side = 'bottom', trigger, ...picking }: ColourPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      side={side}
      onCloseAutoFocus={backToWriting}
      trigger={trigger}
    >
      <OpenPicker {...picking} />
    </Popover>
  );
}

function OpenPicker({ value, onChange, none = false }: Pick<ColourPopoverProps, 'value' | 'onChange' | 'none'>) {
  const session = useSession();
  const brand = useProjectBrand(session.projectId);
  const [used] = useState(() => coloursOf(session.store.getState().canvas));
  const [step, setStep] = useState(newStep);
  return (
    <ColourPicker
      value={value}
      brand={brand && { name: brand.name, colours: coloursOfBrand(brand) }}
      document={used}
      none={none}
      onChange={(css, begins) => {
        const next = begins ? newStep() : step;
        setStep(next);
        onChange(css, next);
      }}
    />
  );
}

const newStep = () => `colour ${crypto.randomUUID()}`;
