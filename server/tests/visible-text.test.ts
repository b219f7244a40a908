import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBlank, oneLine } from '../src/platform/visible-text.ts';
import { openHouse, type House, type Person } from './house.ts';

const [family, persian] = ['👨‍👩‍👧', 'می‌خواهم'];

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000\n'],
  ['a space of no width', '\u200b'],
  ['joiners', '\u200d\u200c\u2060'],
  ['marks that turn the direction', '\u202e\u2066\u2069'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a letter that only fills', '\u3164'],
  ['control characters', '\u0007\u0085'],
])('%s shows nothing', (_, text) => {
  expect([isBlank(text), oneLine(` ${text} `)]).toEqual([true, '']);
});

test.each([family, persian, '\u200bTea', '。', '🏳️‍🌈'])('%s is seen, and stays as it came', (text) => {
  expect([isBlank(text), oneLine(text)]).toEqual([false, text]);
});

test('what turns the words behind a name, and what a terminal obeys, goes out of it', () => {
  expect(oneLine('\u001b[2JTea \u202ehouse\u0007\n')).toBe('[2JTea house');
});

describe('names that nobody could see', () => {
  let house: House;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    house = await openHouse('sqlite');
    ada = await house.signIn('ada@example.org');
    ({ id } = await ada.projects.create({ title: family }));
  });
  afterAll(() => house.leave());
  const unseen = ' \u200b\u2060 ';

  test('are refused where a name is asked for', async () => {
    for (const [refused, errorCode] of [
      [() => ada.projects.rename({ id }, { title: unseen }), 'project.title_blank'],
      [() => ada.account.changeProfile({ name: unseen }), 'account.name_blank'],
      [() => ada.memory.addOwn({ text: unseen }), 'memory.blank'],
      [
        () => ada.agent.chat({ id }, { messages: [{ role: 'user', contents: [{ type: 'text', text: unseen }] }] }),
        'turn.message_blank',
      ],
    ] as const) {
      await expect(refused()).rejects.toMatchObject({ status: 400, errorCode });
    }
    expect(await ada.projects.get({ id })).toMatchObject({ title: family });
  });

  test('are none where a name may be left out', async () => {
    expect(await ada.projects.create({ title: unseen, prompt: unseen })).toMatchObject({ title: '', turnId: null });
    expect(await ada.versions.duplicate({ id }, { title: unseen })).toMatchObject({ title: `${family} copy` });
    expect(await ada.versions.name({ id }, { name: unseen })).toMatchObject({ name: null });
    const document = JSON.stringify({ version: 1, name: unseen, brandName: persian });
    expect(await ada.brandKits.save({ id: randomUUID() }, { document, isDefault: false })).toMatchObject({
      name: persian,
    });
    const saved = { projectId: id, projectName: unseen, nodes: [], connections: [], viewport: { x: 0, y: 0, k: 1 } };
    await ada.canvas.save(saved);
    expect(await ada.projects.get({ id })).toMatchObject({ title: family });
  });

  test('keep what joins their letters', async () => {
    expect(await ada.projects.rename({ id }, { title: persian })).toMatchObject({ title: persian });
    expect(await ada.account.changeProfile({ name: family })).toMatchObject({ name: family });
  });
});
