import { expect, test } from 'vitest';
import type { DesignPlan } from '../src/platform/models/embedded/designer.ts';
import { sayPlan } from '../src/platform/models/embedded/planner-words.ts';

const plan = (part: Partial<DesignPlan>): DesignPlan => ({
  type: 'poster',
  language: 'en',
  width: 600,
  height: 800,
  designs: Array.from({ length: 8 }, (_, index) => ({ title: 'Zodiac', direction: `Linocut ${index}, on cream` })),
  countAsked: null,
  brandLimits: { ruledOut: [], replaced: false, unreadable: [], absent: [] },
  picture: null,
  pictureMissed: false,
  kept: [],
  ...part,
});

test('who asks for more designs than are made at once is told, in either language; others are not', () => {
  expect(sayPlan(plan({ countAsked: 12 })).text).toMatch(/You asked for 12; 8 is the most at a time/);
  expect(sayPlan(plan({ countAsked: 12, language: 'zh' })).text).toMatch(/你要 12 张，一次最多做 8 张/);
  expect(sayPlan(plan({})).text).not.toMatch(/most at a time/);
});
