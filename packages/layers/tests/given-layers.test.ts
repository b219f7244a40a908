import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separate, type Picture } from '../src/index.ts';
import { draw, emptyShelf, fill, greatestDifference, pixelAt, readerOf } from './drawing.ts';

const side = 96;
const whole = (colour: string) => draw(side, side, (c) => fill(c, colour, () => c.rect(0, 0, side, side)));
const disc = (colour: string, x = 48) => draw(side, side, (c) => fill(c, colour, () => c.arc(x, 48, 20, 0, 7)));
const empty: Picture = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4) };
const picture = draw(side, side, (c) => {
  fill(c, '#a8dadc', () => c.rect(0, 0, side, side));
  fill(c, '#e63946', () => c.arc(48, 48, 20, 0, 7));
  fill(c, '#1d3557', () => c.arc(64, 48, 20, 0, 7));
});
const take = (given: readonly Picture[]) => separate(picture, { reader: readerOf([]), shelf: emptyShelf, given });

describe('layers that somebody else made', () => {
  it('are taken in their order, with boxes of their own, without empty and doubled ones', async () => {
    const given = [whole('#a6d8de'), disc('#e43b44'), empty, disc('#e43b44'), disc('#1f3455', 64)];
    const taken = await take(given);
    expect(taken.tookGiven).toBe(true);
    expect(taken.layers.map(({ box }) => box.x)).toEqual([28, 44]);
    expect(greatestDifference(taken, picture), 'laid up they are the picture').toBeLessThan(0.51);
    const [red] = taken.layers;
    // Under the other disc, where only the model knows what there is.
    expect(pixelAt(red!.pixels, 62 - red!.box.x, 48 - red!.box.y)).toEqual([228, 59, 68, 255]);
  });

  it.each([
    ['there are none', []],
    ['there is a ground alone', [whole('#a8dadc')]],
    ['they come the wrong way round', [disc('#1d3557', 64), disc('#e63946'), whole('#a8dadc')]],
    ['they are of another picture', [whole('#101010'), disc('#20ff20', 20)]],
    ['they are empty', [empty, empty]],
    ['they have another size', [whole('#a8dadc'), draw(8, 8, (c) => fill(c, '#e63946', () => c.rect(0, 0, 8, 8)))]],
  ])('are left where %s', async (_, given) => {
    const taken = await take(given);
    expect(taken.tookGiven).toBe(false);
    expect(taken.layers.length).toBeGreaterThan(0);
    expect(greatestDifference(taken, picture)).toBeLessThan(0.51);
  });

  it('never change what is seen, whatever they are', async () => {
    const small = draw(12, 12, (c) => {
      fill(c, '#f1e9da', () => c.rect(0, 0, 12, 12));
      fill(c, '#557799', () => c.rect(2, 2, 7, 7));
    });
    const layer = fc.uint8Array({ minLength: 576, maxLength: 576 }).map((bytes) => {
      // Mostly clear, so that the picture is still to be known.
      const data = new Uint8ClampedArray(bytes.map((level, at) => (at % 4 === 3 && level < 200 ? 0 : level)));
      return { width: 12, height: 12, data };
    });
    const options = { reader: readerOf([]), shelf: emptyShelf };
    await fc.assert(
      fc.asyncProperty(fc.array(layer, { minLength: 1, maxLength: 3 }), async (above) => {
        const taken = await separate(small, { ...options, given: [small, ...above] });
        expect(greatestDifference(taken, small)).toBeLessThan(1);
      }),
      { numRuns: 20 },
    );
  });
});
