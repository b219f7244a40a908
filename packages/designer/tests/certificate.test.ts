import { expect, test } from 'vitest';
import { rankCompositions } from '../src/compositions/catalogue.ts';
import { planBrief } from '../src/index.ts';
import { drawCase } from './stage-case.ts';

const layoutOf = (prompt: string) => rankCompositions(planBrief(prompt), 1)[0]!.name;

test.each([
  'Certificate of completion for Maria Gonzalez',
  'Swimming certificate for Leo Park, 25 metres',
  '结业证书：授予张伟同学，完成编程入门课程',
])('%s is framed as one, on a sheet that lies', (prompt) => {
  const { width, height } = planBrief(prompt);
  expect(layoutOf(prompt)).toBe('certificate');
  expect(width).toBeGreaterThan(height);
});

test.each(['Poster for a first aid certificate course, 3 May, £40', 'Gift certificate for a spa, worth £50'])(
  '%s is none',
  (prompt) => {
    expect(layoutOf(prompt)).not.toBe('certificate');
  },
);

test('the day stands left below it and who signs right, apart from what is said', () => {
  const { layers, width } = drawCase({
    composition: 'certificate',
    width: 1200,
    height: 850,
    copy: {
      title: 'Certificate of Completion',
      subtitle: 'Maria Gonzalez',
      date: '12 March 2026',
      details: ['Finished the course', 'Signed by David Lin'],
    },
  });
  const middleOf = (line: string) => {
    const { x, y, width: across } = layers.find(({ text }) => text?.lines.join(' ') === line)!.bbox;
    return { x: x + across / 2, y };
  };
  const [day, signed, said] = [
    middleOf('12 March 2026'),
    middleOf('Signed by David Lin'),
    middleOf('Finished the course'),
  ];
  expect(day.x).toBeLessThan(width * 0.4);
  expect(signed.x).toBeGreaterThan(width * 0.6);
  expect(said.y).toBeLessThan(Math.min(day.y, signed.y));
  expect(Math.abs(said.x - width / 2)).toBeLessThan(2);
});
