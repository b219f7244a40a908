import { describe, expect, test } from 'vitest';
import { rankCompositions } from '../src/compositions/catalogue.ts';
import { listOf, rowsOf } from '../src/brief/list-items.ts';
import { planBrief } from '../src/index.ts';
import { drawCase } from './stage-case.ts';

test.each([
  [['1. Wear goggles', '2. Report spills', '3. Never work alone']],
  [['1) Wear goggles', '2) Report spills', '3) Never work alone']],
  [['1 Wear goggles', '2 Report spills', '3 Never work alone']],
  [['①Wear goggles', '② Report spills', '③Never work alone']],
  [['（1）Wear goggles', '（2）Report spills', '（3）Never work alone']],
])('%j are rows of a list, and what has no number beside them is none', (details) => {
  expect(listOf({ title: 'Workshop', details: [...details, 'Contact: Dana'] })).toEqual({
    items: [
      { mark: '1', text: 'Wear goggles' },
      { mark: '2', text: 'Report spills' },
      { mark: '3', text: 'Never work alone' },
    ],
    rest: ['Contact: Dana'],
  });
});

test('一、 and 二、 count too', () => {
  const { items } = listOf({ title: '告示', details: ['一、遛狗牵绳', '二、保持安静', '三、随手关门'] });
  expect(items.map(({ mark, text }) => mark + text)).toEqual(['一遛狗牵绳', '二保持安静', '三随手关门']);
});

test('lines without numbers are a list where the title promises one, and else facts', () => {
  const details = ['Hone weekly', 'Never the dishwasher', 'Store on a magnet'];
  expect(listOf({ title: '3 Tips for Sharper Knives', details }).items).toHaveLength(3);
  expect(listOf({ title: 'Knife Fair', details })).toEqual({ items: [], rest: details });
});

test('figures that do not count on are part of what a line says', () => {
  const details = ['3 Bedrooms', '2 Bathrooms', '1 Garden'];
  expect(listOf({ title: 'Townhouse', details })).toEqual({ items: [], rest: details });
});

test.each([
  [
    ['11:08 仪式', '12:00 午宴', '14:00 合影'],
    ['11:08', '12:00', '14:00'],
  ],
  [
    ['6 Sept vs Rovers', '13 Sept vs City', '20 Sept vs United'],
    ['6 Sept', '13 Sept', '20 Sept'],
  ],
  [
    ['Week 1 walk', 'Week 2 jog', 'Week 3 run'],
    ['Week 1', 'Week 2', 'Week 3'],
  ],
  [
    ['Mon 6-7pm Spin', 'Wed 7pm Boxing', 'Fri 6pm Core'],
    ['Mon 6-7pm', 'Wed 7pm', 'Fri 6pm'],
  ],
  [
    ['周一19:00流瑜伽', '周三19:00阴瑜伽', '周六10:00空中瑜伽'],
    ['周一19:00', '周三19:00', '周六10:00'],
  ],
  [
    ['周一钢琴', '周三舞蹈', '周五画画'],
    ['周一', '周三', '周五'],
  ],
])('%j are rows of a programme: what leads each stands apart, and no number is one', (details, heads) => {
  expect(rowsOf({ title: 'Programme', details }).items.map(({ head }) => head)).toEqual(heads);
  expect(listOf({ title: 'Programme', details }).items.map(({ text }) => text)).toEqual(details);
});

test('a design for a list is laid out as one, and one that announces something is not', () => {
  const names = (prompt: string) => rankCompositions(planBrief(prompt), 1).map(({ name }) => name);
  const rules = '1. Water early 2. Mulch often 3. Feed the soil';
  expect(names(`Garden rules poster: ${rules}`).slice(0, 2).toSorted()).toEqual(['step-cards', 'step-rows']);
  expect(names('Jazz night poster, 3 May, 8pm, £10')).not.toContain('step-rows');
});

const garden = {
  title: 'Ten Rules for a Happy Garden',
  details: ['Water early', 'Mulch often', 'Feed the soil', 'Plant for bees', 'Prune the roses in late winter']
    .flatMap((rule) => [rule, `${rule} again`])
    .map((rule, at) => `${at + 1}. ${rule}`),
};

describe.each(['step-rows', 'step-cards'])('%s', (composition) => {
  test.each([
    [720, 1016],
    [640, 640],
    [1200, 630],
  ])('sets ten rows in one size that reads from afar, all of them, on %i × %i', (width, height) => {
    const { layers, measure } = drawCase({ composition, width, height, copy: garden });
    const rows = layers.filter(({ name }) => name.startsWith('detail '));
    expect(rows.map(({ text }) => text!.lines.join(' '))).toEqual(
      garden.details.map((line) => line.replace(/^\d+\. /u, '')),
    );
    const sizes = rows.map(({ text }) => text!.size);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(Math.min(...sizes)).toBeGreaterThan(measure * 0.02);
  });
});
