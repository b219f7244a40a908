/** A text node as live text of a PSD: words, typeface, size, colour, alignment, spacing, and where it stands. */
import { centreOf } from '@easel/canvas';
import type { LayerTextData } from 'ag-psd';
import { readColour } from '../../canvas/colour/colour.ts';
import type { TextReading } from '../../canvas/far/draw-text.ts';
import type { PaintView } from '../paint-picture.ts';
import { postScriptName } from './typeface-name.ts';

const justifications = { left: 'left', center: 'center', right: 'right', justify: 'justify-left' } as const;

/** @param baseline of the first line, in page units below the node's top */
export function textLayer(reading: TextReading, baseline: number, view: PaintView): LayerTextData {
  const { data, width, height, rotation } = reading;
  const { k } = view;
  const size = data.fontSize * k;
  const point = data.autoWidth === true;
  // Text that breaks by itself stands in its box; other text hangs on a point of its first baseline.
  const anchor =
    !point || data.align === 'left' || data.align === 'justify' ? 0 : data.align === 'center' ? width / 2 : width;
  const rise = (data.fontSize * (data.lineHeight - 1)) / 2;
  const local = { x: anchor, y: point ? baseline : rise };
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const centre = centreOf(reading);
  const [dx, dy] = [local.x - width / 2, local.y - height / 2];
  const x = (centre.x + dx * cos - dy * sin) * k + view.x;
  const y = (centre.y + dx * sin + dy * cos) * k + view.y;
  const { r, g, b } = readColour(data.color) ?? { r: 26, g: 26, b: 26 };
  return {
    text: data.text,
    transform: [cos, sin, -sin, cos, x, y],
    antiAlias: 'smooth',
    shapeType: point ? 'point' : 'box',
    ...(!point && { boxBounds: [0, 0, width * k, height * k] }),
    style: {
      font: { name: postScriptName(data) },
      fontSize: size,
      autoLeading: false,
      leading: size * data.lineHeight,
      tracking: Math.round((data.letterSpacing / data.fontSize) * 1000),
      autoKerning: true,
      fillColor: { r, g, b },
    },
    paragraphStyle: { justification: justifications[data.align] },
  };
}
