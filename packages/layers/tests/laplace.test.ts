import fc from 'fast-check';
import { expect, test } from 'vitest';
import { continueColours } from '../src/areas/laplace.ts';

const narrow = fc.record({ thick: fc.integer({ min: 1, max: 14 }), long: fc.integer({ min: 40, max: 400 }) });

test('what is hidden lies between the colours that are seen, however narrow and long it is', () => {
  fc.assert(
    fc.property(narrow, fc.boolean(), ({ thick, long }, level) => {
      const [width, height] = level ? [long, thick] : [thick, long];
      const along = (i: number) => (level ? i % width : Math.floor(i / width));
      const hole = new Uint8Array(width * height).map((_, i) => (along(i) > 5 && along(i) < long - 6 ? 1 : 0));
      const colours = new Float32Array(width * height * 3);
      for (let i = 0; i < hole.length; i++) if (!hole[i]) colours.fill(along(i) > 5 ? 210 : 190, 3 * i, 3 * i + 3);
      continueColours(colours, hole, width, height);
      expect(Math.min(...colours)).toBeGreaterThan(180);
      expect(Math.max(...colours)).toBeLessThan(220);
    }),
  );
});
