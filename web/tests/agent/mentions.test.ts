import type { CanvasNode } from '@easel/canvas';
import { expect, test } from 'vitest';
import { mentionedIn, mentionQuery, namedPictures, offeredFor, withMention } from '../../src/agent/mentions.ts';

const picture = (id: string, title: string, url = `/api/files/${id}.png`): CanvasNode =>
  ({
    id,
    type: 'image',
    title,
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    data: { url, assetId: `asset-${id}` },
  }) as CanvasNode;
const nodes = [
  picture('a', 'Sunset'),
  picture('b', 'Sunset over sea'),
  picture('c', 'Vase'),
  picture('d', 'Empty', ''),
];

test('an @ begins a name wherever a word may begin, and ends at a break', () => {
  expect(mentionQuery('a cover like @sun', 17)).toEqual({ from: 13, words: 'sun' });
  expect(mentionQuery('@sunset over', 12)).toEqual({ from: 0, words: 'sunset over' });
  expect(mentionQuery('颜色像@日', 5)).toEqual({ from: 3, words: '日' });
  expect(mentionQuery('ada@example', 11)).toBeNull();
  expect(mentionQuery('@sun\nand', 8)).toBeNull();
  expect(mentionQuery('@sunset ', 8)).toBeNull();
});

test('pictures with a title and pixels are offered, those that begin with the words first', () => {
  const pictures = namedPictures(nodes);
  expect(pictures.map(({ title }) => title)).toEqual(['Vase', 'Sunset over sea', 'Sunset']);
  expect(offeredFor(pictures, 'SE').map(({ title }) => title)).toEqual(['Vase', 'Sunset over sea', 'Sunset']);
  expect(offeredFor(pictures, 'sun').map(({ nodeId }) => nodeId)).toEqual(['b', 'a']);
  expect(offeredFor(pictures, 'moon')).toEqual([]);
});

test('what was typed becomes the whole name, and one goes on behind it', () => {
  const text = 'in the colours of @va now';
  const query = mentionQuery(text, 21)!;
  expect(withMention(text, query, 'Vase')).toEqual({ text: 'in the colours of @Vase now', caret: 24 });
});

test('only what the text still names is meant, in its order, and the longer of two titles', () => {
  const pictures = namedPictures(nodes);
  const meant = (text: string) => mentionedIn(text, pictures).map(({ nodeId }) => nodeId);
  expect(meant('the shape of @Vase in the colours of @Sunset over sea')).toEqual(['c', 'b']);
  expect(meant('like @Sunset and @Sunset over sea')).toEqual(['a', 'b']);
  expect(meant('like Sunset')).toEqual([]);
});
