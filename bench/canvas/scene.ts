/** The scene that every candidate draws: pictures in rows, a text and a connection for every tenth. */
import { randomFrom } from '../figures.ts';

export interface SceneNode {
  readonly id: string;
  readonly kind: 'picture' | 'text';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the picture: which file. */
  readonly file: number;
  readonly text: string;
}
export interface SceneWire {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}
export interface BenchScene {
  readonly nodes: readonly SceneNode[];
  readonly wires: readonly SceneWire[];
  readonly width: number;
  readonly height: number;
  readonly files: number;
}

/** Pictures of which all others are copies or tints. */
export const originals = 36;
/** Width by height of each, in pixels. */
export const sizes = [
  [1024, 1024],
  [1024, 1024],
  [1024, 768],
  [768, 1024],
  [1024, 576],
  [683, 1024],
] as const;
export const sizeOf = (file: number) => sizes[(file % originals) % sizes.length] ?? sizes[0];

/** Page units. Ten thousand must fit a window at no less than 5 %, the least that we zoom to. */
export const cell = 150;
const longest = cell * 0.85;

/** @param distinct each picture is a file of its own; else all are of `originals` files */
export function makeScene(pictures: number, distinct: boolean, seed: number): BenchScene {
  const random = randomFrom(seed);
  const texts = Math.floor(pictures / 10);
  const total = pictures + texts;
  const columns = Math.ceil(Math.sqrt(total * 1.6));
  const nodes: SceneNode[] = [];
  let file = 0;
  for (let at = 0; at < total; at += 1) {
    const [left, top] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    const id = `n${at}`;
    if (at % 11 === 10 && nodes.length - file < texts) {
      const text = `海报标题 ${at}\nBrand headline, summer`;
      nodes.push({ id, kind: 'text', x: left + 10, y: top + 40, width: 110, height: 45, file: -1, text });
      continue;
    }
    const own = distinct ? file : Math.floor(random() * originals);
    const [width, height] = sizeOf(own);
    const scale = longest / Math.max(width, height);
    const [x, y] = [left + random() * 15, top + random() * 15];
    nodes.push({ id, kind: 'picture', x, y, width: width * scale, height: height * scale, file: own, text: '' });
    file += 1;
  }
  const wires = Array.from({ length: Math.floor(pictures / 10) }, (_, at): SceneWire => {
    const from = Math.floor((at * total * 10) / pictures);
    const to = at % 2 === 1 && from + columns < total ? from + columns : Math.min(total - 1, from + 1);
    return { id: `w${at}`, from: `n${Math.min(from, total - 1)}`, to: `n${to}` };
  }).filter(({ from, to }) => from !== to);
  return {
    nodes,
    wires,
    width: columns * cell,
    height: Math.ceil(total / columns) * cell,
    files: distinct ? pictures : originals,
  };
}
