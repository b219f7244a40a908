import { normaliseNode, type NormalisedNode } from '@easel/canvas';
import type { SectionProps } from './layout-section.tsx';
import { setData, shared } from './set-value.ts';

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
  const write = (part: Readonly<Record<string, unknown>>, gesture?: string) =>
    store.commit({ put: setData(present(), part) }, 'style', gesture);
  const each = (field: keyof Data<K> & string, next: (own: number) => number, gesture: string) => {
    const put = present().flatMap((node) => {
      const own: unknown = normaliseNode(node).data[field as never];
      return setData([node], { [field]: next(typeof own === 'number' ? own : 0) });
    });
    store.commit({ put }, 'style', gesture);
  };
  return { read, write, each };
}
