import type { ProjectSummary } from '@easel/contract';
import { expect, test } from 'vitest';
import { soughtAmong } from '../../src/home/use-shown-cards.ts';

const named = (title: string, owner?: string) =>
  ({ title, owner: owner === undefined ? null : { id: '', name: owner, avatarUrl: null } }) as ProjectSummary;
const projects = [named('Café Crème menu'), named('咖啡店开业海报'), named('Menu', 'Zoë Brandt'), named('')];
const found = (wish: string) => soughtAmong(projects, wish)?.map(({ title }) => title);

test.each([
  ['cafe', ['Café Crème menu']],
  ['MENU', ['Café Crème menu', 'Menu']],
  ['menu creme', ['Café Crème menu']],
  ['开业', ['咖啡店开业海报']],
  ['海报 咖啡', ['咖啡店开业海报']],
  ['zoe', ['Menu']],
  ['ｍｅｎｕ', ['Café Crème menu', 'Menu']],
  ['nothing', []],
])('%s finds by every part, whatever its case, accents and width, also by whose it is', (wish, titles) => {
  expect(found(wish)).toEqual(titles);
});

test('who looks for nothing is shown what there is', () => {
  expect(found(' ， ')).toBeUndefined();
  expect(soughtAmong(undefined, 'menu')).toBeNull();
});
