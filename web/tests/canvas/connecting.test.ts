import { expect, test } from 'vitest';
import type { CanvasSession } from '../../src/canvas/session.ts';
import { createPreview } from '../../src/canvas/preview.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { connectFrom } from '../../src/canvas/tools/connect-steps.ts';
import { createToolIntents } from '../../src/canvas/tools/tool-intents.ts';
import { createView } from '../../src/canvas/view.ts';
import { canvasOf, picture } from './nodes.ts';

const ground = { matches: () => false, closest: () => null } as unknown as Element;
const at = (x: number, y: number) => ({ screen: { x, y }, page: { x, y }, shift: false, alt: false, free: false });

function open() {
  const said: string[] = [];
  const session = {
    store: createEditorStore(canvasOf(picture('a'), picture('b', { x: 400 }))),
    preview: createPreview(),
    view: createView({ x: 0, y: 0, k: 1 }, { frame: () => {}, after: () => () => {} }),
    announcer: { say: (words: string) => said.push(words) },
  } as unknown as CanvasSession;
  const tools = createToolIntents(session, ((key: string) => key) as Parameters<typeof createToolIntents>[1]);
  session.store.setTool('connect');
  return { session, tools, said };
}
const wiresIn = ({ store }: CanvasSession) => [...store.getState().canvas.connections.values()];

test('a connection that is dropped on nothing is gone, and says how one is made', () => {
  const { session, tools, said } = open();
  const gesture = tools.intentOf(ground, at(50, 40))!.begin();
  gesture.update(at(250, 300));
  expect(session.preview.getState().wire).toMatchObject({ from: 'a', refusal: 'nothing' });
  gesture.complete();
  expect(session.preview.getState()).toMatchObject({ wire: null, gesture: null });
  expect(wiresIn(session)).toEqual([]);
  expect(said).toEqual(['connect.nothing']);
});

test('one that is dropped on a node is made, and the tool gives way', () => {
  const { session, tools } = open();
  const gesture = tools.intentOf(ground, at(50, 40))!.begin();
  gesture.update(at(450, 40));
  gesture.complete();
  expect(wiresIn(session)).toMatchObject([{ from: 'a', to: 'b' }]);
  expect(session.store.getState().tool).toBe('select');
});

test('a line that waits for its second node goes when one clicks beside everything', () => {
  const { session, tools } = open();
  connectFrom(session, session.store.getState().canvas.nodes.get('a')!);
  tools.intentOf(ground, at(250, 300))!.click();
  expect(session.preview.getState().wire).toBeNull();
});
