/** Lines of one style are set in one family, however few letters each has. */
import '../src/text/no-system-fonts.ts';
import { expect, test } from 'vitest';
import { bundledShelf } from '../scripts/bundled-shelf.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { blocksOf } from '../src/text/blocks-of.ts';
import { facesOf } from '../src/text/faces.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { draw } from './drawing.ts';

const families = ['Inter Tight', 'Bricolage Grotesque', 'Space Grotesk', 'Montserrat', 'Playfair Display'];
const shelf = { families: bundledShelf().families.filter(({ family }) => families.includes(family)) };
const [width, height] = [640, 800];

test('the dishes of a menu have one, and a line in another typeface as large as they keeps its own', async () => {
  const dishes = ['Flat White', 'Espresso', 'Iced Latte', 'Mocha', 'Chai', 'Cold Brew', 'Tea', 'Hot Chocolate'];
  const fontOf = (family: string) => {
    const face = facesOf(shelf).find((one) => one.family === family && one.weight === 500 && !one.italic)!;
    return `26px ${face.stack(false)}`;
  };
  const picture = draw(width, height, (pen) => {
    pen.fillStyle = '#f4ead6';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#2a1a1e';
    pen.font = fontOf('Inter Tight');
    for (const [k, dish] of dishes.entries()) pen.fillText(dish, 80.3, 60.4 + k * 88.3);
    pen.font = fontOf('Playfair Display');
    pen.fillText('Baked this morning', 340, 60.4);
  });
  const reader = await openReader();
  const lines = await reader.read(picture);
  await reader.close();
  const blocks = await blocksOf(picture, lines, inkOf(picture, lines), shelf);
  const familyOf = (text: string) => blocks.find((block) => block.text === text)?.font.family;
  expect(dishes.map((dish) => [dish, familyOf(dish)])).toEqual(dishes.map((dish) => [dish, 'Inter Tight']));
  expect(familyOf('Baked this morning')).toBe('Playfair Display');
  expect(blocks.every(({ font }) => font.confidence >= 0)).toBe(true);
});
