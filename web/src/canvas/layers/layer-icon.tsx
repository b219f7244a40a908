import { isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { Circle, Frame, Group, Image, MoveUpRight, Pentagon, Shapes, Slash, Square, Type } from 'lucide-react';
import { showTone } from '../../ui/index.ts';
import { wordsOf } from '../text/picture-words.ts';
import { thumbnailUrl } from '../thumbnails.ts';

const icons = {
  rectangle: Square,
  ellipse: Circle,
  line: Slash,
  arrow: MoveUpRight,
  polygon: Pentagon,
  image: Image,
  text: Type,
  frame: Frame,
  group: Group,
  unknown: Shapes,
};
/** Device pixels that a picture of 20 CSS pixels asks for at most. */
const pixels = 64;

/** A small picture of a picture; what kind of thing it is for all else. Of words in a picture nothing could be read. */
export function LayerIcon({ node }: { readonly node: CanvasNode }) {
  const reading = normaliseNode(node);
  if (reading.kind === 'image' && reading.data.url !== '' && !wordsOf(node)) {
    const { url, naturalWidth } = reading.data;
    const src = thumbnailUrl(url, pixels, naturalWidth);
    return <img className="layer-picture" src={src} alt="" draggable={false} onLoad={showTone} />;
  }
  const Icon = icons[iconName(node)];
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

function iconName(node: CanvasNode): keyof typeof icons {
  const reading = normaliseNode(node);
  if (isGroup(node)) return 'group';
  if (wordsOf(node)) return 'text';
  return reading.kind === 'shape' ? reading.data.shape : reading.kind;
}
