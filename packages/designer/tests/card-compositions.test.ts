import { describe, expect, test } from 'vitest';
import type { Copy, DesignType } from '../src/brief/brief.ts';
import { cardCompositions } from '../src/compositions/card-compositions.ts';
import { identityOf, initialOf } from '../src/compositions/card-words.ts';
import { rankCompositions } from '../src/compositions/catalogue.ts';
import { coupleLines } from '../src/compositions/invitation-words.ts';
import { dishesOf, restOf } from '../src/compositions/menu-list.ts';
import type { Stage } from '../src/compositions/stage.ts';
import { leafLines } from '../src/compositions/ticket-date.ts';
import { drawCase } from './stage-case.ts';
import { firstLetter } from '../src/compositions/logo-shapes.ts';

const types = ['invitation', 'menu', 'business-card', 'ticket', 'packaging', 'product'] as const;
const ownOf = (type: DesignType) => cardCompositions.filter((composition) => composition.types.includes(type));
const namesOf = (type: DesignType) => ownOf(type).map(({ name }) => name);

const wordsOf = (stage: Stage) =>
  stage.layers
    .flatMap((layer) => layer.text?.lines ?? [])
    .join(' ')
    .toLowerCase()
    .replace(/\s/g, '');
const plain = (text: string) => text.toLowerCase().replace(/\s/g, '');

const menu: Copy = {
  title: 'Osteria Lume',
  subtitle: 'Dinner',
  time: '18:00',
  details: [],
  items: [
    { name: 'Burrata', note: 'with tomatoes', price: '€12', section: 'Starters' },
    { name: 'Carpaccio', price: '€14', section: 'Starters' },
    { name: 'Tagliatelle al ragù', price: '€18', section: 'Mains' },
    { name: 'Sea bass', price: '€24', section: 'Mains' },
    { name: 'Tiramisù', price: '€8', section: 'Desserts' },
  ],
};
const dishes: Copy = {
  title: '山间茶舍',
  details: ['每日现制'],
  items: [
    { name: '龙井', price: '¥38' },
    { name: '普洱', price: '¥48', note: '五年陈' },
    { name: '桂花乌龙', price: '¥42' },
  ],
};

describe('kinds of cards', () => {
  test.each(types)('a %s has at least three compositions of its own, in both languages', (type) => {
    expect(ownOf(type).length).toBeGreaterThanOrEqual(3);
    for (const title of ['Night Bloom', '山间茶舍'])
      for (const subjects of [0, 2]) {
        const { brief } = drawCase({ composition: 'arches', width: 300, height: 400, copy: { title } });
        const ranked = rankCompositions({ ...brief, type }, subjects).map(({ name }) => name);
        const own = ranked.filter((name) => namesOf(type).includes(name));
        expect(own.length, `${title} ${subjects}: ${ranked.join(' ')}`).toBeGreaterThanOrEqual(3);
      }
  });

  test('the occasion chooses: red and gold for a Chinese wedding, bunting for a birthday, no flowers for an iftar', () => {
    const first = (title: string, prompt: string, festival?: 'ramadan') => {
      const { brief } = drawCase({
        composition: 'arches',
        width: 300,
        height: 400,
        copy: { title },
        brief: { prompt },
      });
      return rankCompositions({ ...brief, type: 'invitation', ...(festival && { festival }) }, 1)[0]!.name;
    };
    expect(first('林晓与陈晨', '婚礼请柬')).toBe('invitation-qingjian');
    expect(first('Leo turns six', 'birthday party invitation')).toBe('invitation-party');
    expect(first('Iftar Together', 'iftar invitation', 'ramadan')).toBe('invitation-arch');
  });
});

describe.each(namesOf('menu'))('%s', (name) => {
  test.each([menu, dishes])('shows every dish, heading, note and price of “$title”', (copy) => {
    for (const [width, height] of [
      [620, 877],
      [900, 506],
    ] as const) {
      const shown = wordsOf(drawCase({ composition: name, width, height, copy }));
      for (const item of copy.items!)
        for (const part of [item.name, item.price, item.note, item.section])
          if (part) expect(shown, part).toContain(plain(part));
    }
  });

  test('keeps forty dishes on the sheet, none over another', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      name: `Dish of the ${['sea', 'wood', 'field', 'garden'][index % 4]}`,
      price: `€${index + 5}`,
      ...(index % 10 === 0 && { section: `Part ${index / 10 + 1}` }),
    }));
    const { layers } = drawCase({ composition: name, width: 620, height: 877, copy: { title: 'Osteria', items } });
    const texts = layers.filter(({ text }) => text);
    expect(texts.length).toBeGreaterThan(80);
    for (const [index, { name: own, bbox: a }] of texts.entries())
      for (const { bbox: b } of texts.slice(index + 1)) {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        expect(Math.min(across, down), own).toBeLessThanOrEqual(3);
      }
  });
});

test('prices stand on the line of their dishes', () => {
  const { layers } = drawCase({ composition: 'menu-header', width: 620, height: 877, copy: menu });
  for (const index of [1, 2, 3, 4, 5]) {
    const find = (name: string) => layers.find((layer) => layer.name === `${name} ${index}`)!.text!;
    expect(find('price').baseline).toBeCloseTo(find('dish').baseline!, 1);
  }
});

test('lines that end in a price are dishes where a brief names none', () => {
  const copy: Copy = { title: 'Menu', details: ['flat white $4', '拿铁 28元', 'Open 7:30', 'Cold brew: 4.50'] };
  expect(dishesOf(copy)).toEqual([
    { name: 'flat white', price: '$4' },
    { name: '拿铁', price: '28元' },
    { name: 'Cold brew', price: '4.50' },
  ]);
  expect(restOf(copy).map(({ text }) => text)).toEqual(['Open 7:30']);
});

test.each(namesOf('business-card'))('%s says who it is, what for, of which house and how to reach them', (name) => {
  for (const copy of [
    {
      title: 'Anna Weber',
      details: [],
      people: [{ name: 'Anna Weber', role: 'architect' }],
      organisation: 'Halden Studio',
      contact: { phone: '+49 30 1234567', mail: 'anna@halden.studio', web: 'halden.studio', address: 'Berlin' },
    },
    {
      title: '山间茶舍',
      details: [],
      people: [{ name: '林晓', role: '首席茶艺师' }],
      contact: { phone: '138 0000 0000', address: '杭州龙井路88号' },
    },
  ] satisfies Copy[])
    for (const [width, height] of [
      [1050, 600],
      [600, 1050],
    ] as const) {
      const stage = drawCase({ composition: name, width, height, copy });
      const shown = wordsOf(stage);
      const { people, organisation = copy.title, contact } = copy as Copy;
      for (const part of [people![0]!.name, people![0]!.role!, organisation, ...Object.values(contact!)])
        expect(shown, part).toContain(plain(part));
      // Each once: the house is not also a title, the name not also a person.
      expect(shown.split(plain(people![0]!.name)).length).toBe(2);
    }
});

test('the house gives the initial, else the person', () => {
  const card = (copy: Partial<Copy>) => initialOf(identityOf({ title: 'anna Weber', details: [], ...copy }));
  expect(card({})).toBe('A');
  expect(card({ organisation: '“halden” Studio' })).toBe('H');
  expect(card({ title: '山间茶舍', people: [{ name: '林晓' }] })).toBe('山');
});

test.each(namesOf('ticket'))('%s shows seat and price, and says nothing by its bars', (name) => {
  const copy: Copy = {
    title: '夏日交响',
    subtitle: '音乐会',
    date: '8月16日',
    time: '19:30',
    place: '上海音乐厅',
    price: '￥280',
    details: [],
    marks: [{ kind: 'seat', text: '3排12座' }],
  };
  for (const [width, height] of [
    [1000, 400],
    [500, 800],
  ] as const) {
    const shown = wordsOf(drawCase({ composition: name, width, height, copy }));
    const own = [copy.title, copy.subtitle!, copy.date!, copy.time!, copy.place!, copy.price!, copy.marks![0]!.text];
    for (const part of own) expect(shown, part).toContain(part);
    expect([...shown].toSorted().join('')).toBe([...own.join('')].toSorted().join(''));
  }
});

test('a couple stands around its joint, a day alone on its line', () => {
  expect(coupleLines('Lena & Tomás')).toEqual(['Lena', '&', 'Tomás']);
  expect(coupleLines('The Midnight Ball')).toBeUndefined();
  expect(leafLines('8月16日 周六')).toEqual(['8月', '16日', '周六']);
  expect(leafLines('Fri 9 Oct')).toEqual(['Fri', '9', 'Oct']);
  expect(leafLines('every first Sunday of the month')).toBeUndefined();
});

const linesOf = (stage: Stage, name: string) => stage.layers.find((layer) => layer.name === name)?.text?.lines;

test('a Chinese saying is broken at its clause, though smaller than it could be', () => {
  const copy = { title: '一碗好面，暖到心里', quote: '一碗好面，暖到心里' };
  const stage = drawCase({ composition: 'portrait-quote', width: 600, height: 760, copy });
  expect(stage.layers.flatMap(({ text }) => text?.lines ?? [])).toEqual(
    expect.arrayContaining(['一碗好面，', '暖到心里']),
  );
});

test('no line of a title is a little word alone, or ends on one', () => {
  const copy = { title: 'Night Ride at Northfold', date: 'Sunday 12 July' };
  const stage = drawCase({ composition: 'invitation-arch', width: 540, height: 760, copy });
  for (const line of linesOf(stage, 'title')!) expect(line).not.toMatch(/\bat$/i);
});

test.each(['Dr. Yuki Tan', 'Prof Yuki Tan', 'Yuki Tan'])('the initial of %s is that of the name', (name) => {
  expect(firstLetter(name)).toBe('Y');
  expect(initialOf({ name, lines: [] })).toBe('Y');
});
