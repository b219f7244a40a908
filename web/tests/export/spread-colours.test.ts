import { expect, test } from 'vitest';
import { spreadColours } from '../../src/export/pdf/spread-colours.ts';

const pixels = (rows: string) => {
  const marks = rows.replaceAll(/\s/g, '');
  const colour = { r: [200, 0, 0], b: [0, 0, 200], '.': [0, 0, 0] } as Record<string, number[]>;
  const colours = Uint8Array.from([...marks].flatMap((mark) => colour[mark]!));
  return { colours, alpha: Uint8Array.from([...marks].map((mark) => (mark === '.' ? 0 : 255))) };
};
const drawn = (colours: Uint8Array) =>
  Array.from({ length: colours.length / 3 }, (_, at) => (colours[at * 3] ? 'r' : colours[at * 3 + 2] ? 'b' : '.')).join(
    '',
  );

test('clear pixels have the colour of the nearest that is seen, in every direction, and what is seen keeps its own', () => {
  const { colours, alpha } = pixels('...... .r.... ...... ....b. ......');
  spreadColours(colours, alpha, 6);
  expect([...drawn(colours)]).not.toContain('.');
  expect(drawn(colours)[7]).toBe('r');
  expect(drawn(colours)[22]).toBe('b');
  expect(drawn(colours)[0]).toBe('r');
  expect(drawn(colours)[29]).toBe('b');
});

test('what is clear altogether stays as it is, and no colour runs from one row into the next', () => {
  const nothing = pixels('... ...');
  spreadColours(nothing.colours, nothing.alpha, 3);
  expect(drawn(nothing.colours)).toBe('......');
  const two = pixels('r....b b....r');
  spreadColours(two.colours, two.alpha, 6);
  expect(drawn(two.colours)).toBe('rrrbbbbbbrrr');
});
