import type { TextData } from '@easel/canvas';
import { AlignCenter, AlignJustify, AlignLeft, AlignRight, type LucideIcon } from 'lucide-react';

export const alignments: readonly { readonly value: TextData['align']; readonly icon: LucideIcon }[] = [
  { value: 'left', icon: AlignLeft },
  { value: 'center', icon: AlignCenter },
  { value: 'right', icon: AlignRight },
  { value: 'justify', icon: AlignJustify },
];
