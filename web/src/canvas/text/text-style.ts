/** How a text looks, the same for its node, for the field that it is written in and for measuring it. */
import type { TextData } from '@easel/canvas';
import { fontStack } from './families.ts';

export interface TextStyle {
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: number;
  readonly fontStyle: string;
  readonly color: string;
  readonly textAlign: TextData['align'];
  readonly lineHeight: number;
  readonly letterSpacing: string;
  readonly whiteSpace: 'pre' | 'pre-wrap';
}

export function textStyle(data: Readonly<TextData>): TextStyle {
  return {
    fontFamily: fontStack(data.fontFamily),
    fontSize: `${data.fontSize}px`,
    fontWeight: data.fontWeight,
    fontStyle: data.fontStyle,
    color: data.color,
    textAlign: data.align,
    lineHeight: data.lineHeight,
    letterSpacing: `${data.letterSpacing}px`,
    whiteSpace: data.autoWidth ? 'pre' : 'pre-wrap',
  };
}
