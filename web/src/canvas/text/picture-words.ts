/** Pictures of words: shown as they were found, and a text as soon as somebody writes in one. */
import { cutOf, isObject, normaliseNode, readPictureWords, type CanvasNode, type PictureWords } from '@easel/canvas';
import { rotateVector } from '../gestures/resize-box.ts';

export function wordsOf(node: CanvasNode): PictureWords | undefined {
  return node.type === 'image' && node.data ? readPictureWords(node.data) : undefined;
}

/** Typefaces that come near the one in the picture that a text was found in. */
export function nearFamilies({ data = {} }: CanvasNode): readonly string[] {
  const words = isObject(data['words']) ? data['words'] : data;
  const names = words['alternatives'];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, 5) : [];
}

/** A text as it is, and a picture of one as the text that it would become; nothing for other nodes. */
export function asText(node: CanvasNode): CanvasNode | undefined {
  return node.type === 'text' ? node : textOfPicture(node);
}

/** The text in the place of its picture, turned and sized as that is now; undefined for other nodes. */
export function textOfPicture(node: CanvasNode): CanvasNode | undefined {
  const words = wordsOf(node);
  const reading = normaliseNode(node);
  if (!words || reading.kind !== 'image') return undefined;
  const { x, y, width, height, rotation, ...look } = words;
  const { naturalWidth, naturalHeight } = reading.data;
  const cut = cutOf(reading);
  // Page units of a pixel of the picture.
  const scale = node.width / (Math.max(1, naturalWidth) * cut.width);
  const shift = { x: cut.x * naturalWidth, y: cut.y * naturalHeight };
  const centre = rotateVector(
    {
      x: (x + width / 2 - shift.x) * scale - node.width / 2,
      y: (y + height / 2 - shift.y) * scale - node.height / 2,
    },
    reading.rotation,
  );
  const size = { width: width * scale, height: height * scale };
  const { title: _title, ...rest } = node;
  return {
    ...rest,
    ...size,
    type: 'text',
    x: node.x + node.width / 2 + centre.x - size.width / 2,
    y: node.y + node.height / 2 + centre.y - size.height / 2,
    rotation: reading.rotation + rotation,
    data: {
      ...look,
      fontSize: look.fontSize * scale,
      letterSpacing: look.letterSpacing * scale,
      autoWidth: true,
    },
  };
}
