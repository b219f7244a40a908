import { expect, test } from 'vitest';
import { createModes } from '../../src/canvas/modes.ts';
import { takeAsked } from '../../src/export/use-copying.ts';

test('what was asked before anybody listened is copied, and so is the next, and nothing twice', () => {
  const modes = createModes();
  modes.setState({ copying: 'png' });
  const copied: string[] = [];
  const stop = takeAsked(modes, (format) => copied.push(format));
  expect(copied).toEqual(['png']);
  modes.setState({ copying: 'png' });
  modes.setState({ copying: 'svg' });
  modes.setState({ exporting: true });
  expect(copied).toEqual(['png', 'png', 'svg']);
  stop();
  modes.setState({ copying: 'png' });
  expect(copied).toHaveLength(3);
});
