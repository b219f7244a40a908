import { expect, test } from 'vitest';
import { nodeLabel } from '../../src/canvas/node-label.ts';
import en from '../../src/i18n/en/canvas.json' with { type: 'json' };
import zh from '../../src/i18n/zh-CN/canvas.json' with { type: 'json' };

test('what a screen reader says of an element has the commas of its language', () => {
  const node = { id: 'a', type: 'image', title: '海报', x: 0, y: 0, width: 360, height: 480, data: {} };
  const said = ({ comma, kind }: { comma: string; kind: { image: string } }) =>
    nodeLabel(node as never, (key) => (key === 'comma' ? comma : kind.image));
  expect([said(en), said(zh)]).toEqual(['海报, Picture, 360 × 480', '海报，图片，360 × 480']);
});
