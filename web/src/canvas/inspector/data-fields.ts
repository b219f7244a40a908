import type { CanvasNode, NormalisedNode } from '@easel/canvas';
import type { SectionProps } from './layout-section.tsx';
import { setData, shared } from './set-value.ts';

type Part = Readonly<Record<string, unknown>>;
type Kind = NormalisedNode['kind'];
type Data<K extends Kind> = Extract<NormalisedNode, { kind: K }>['data'];

/** Fields of `data` of one kind, with their step to undo. */
export function dataFields<K extends 'shape' | 'frame'>({ session: { store }, nodes }: SectionProps, kind: K) {
  const read = <V extends string | number | boolean>(pick: (data: Data<K>) => V) =>
    shared(nodes, (node) => (node.kind === kind ? pick(node.data as Data<K>) : undefined));
  const present = () => {
    const { canvas } = store.getState();
    return nodes.flatMap(({ id }) => canvas.nodes.get(id) ?? []);
  };
  const write = (part: Part | ((own: CanvasNode) => Part), gesture?: string) => {
    const put = present().flatMap((node) => setData([node], typeof part === 'function' ? part(node) : part));
    store.commit({ put }, 'style', gesture);
  };
  return { read, write };
}
