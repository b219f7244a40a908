/** Words that a reader could try to part in a thousand ways: whoever sends them waits no longer than anybody else. */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** Words that the readers' patterns are made of, alone and in rows. */
const words =
  '请帮我 帮忙 给我们 想要 能不能 要 有点 有 点 不要 不 氛围感 氛围 感 的朋友圈 的 用的 使用的 风格的 活动 宣传 更 再 得 成 稍微 略 字 标题 颜色 调 改 一点 一些 把 换成 加 了 和 在 月 日 点 周一 全场 折 元 满 减 第 岁 店 馆 名 老师 电话 地址 时间 ' +
  'A a the and or for of with to in on at by please make it poster menu ticket red green more bigger less not no instead from until free off each sale title price Monday May 1 12 9am $5 10% 12/12/2026 1.1 a.a @a a@a. http:// www. - – : " “ ( [ # * \\ | / & + . , ; ! ? 🎉';
const rows = [
  'Some words and Tuesdays and more of it ',
  'abc 10% off\r x ',
  'pub quiz on Tuesday at The Fox ',
  '咖啡店开业全场八折 ',
];
const ends = ['', '猫海报', ' x', ' poster', 'Z1!', ' 10% off\r x', ' is wrong'];
const heads = ['', 'Poster for kids, ', '海报，', 'menu: ', 'make the title '];
/** Enough for whatever doubles with each word never to come back. */
const length = 600;
/** Not how fast they are read: two busy cores may take ten seconds for all, and what doubles takes years. */
const hangsAfterMs = 110_000;

function* prompts(): Generator<string> {
  const all = words.split(' ').flatMap((word) => [word, `${word} `]);
  for (const [at, word] of [...all, ...rows, ' ', '\n', '\t', '\u3000'].entries())
    yield heads[at % heads.length]! + word.repeat(length / word.length) + ends[at % ends.length]!;
  yield 'Poster for kids, SUPERCALIFRAGILISTICEXPIALIDOCIOUS party';
  yield `Poster for kids, ${'A'.repeat(60)} tea`;
  yield `${'的朋友圈'.repeat(40)}猫海报`;
}

test('no words whatever hold a designer up', async () => {
  const worker = new Worker(new URL('read-prompts.ts', import.meta.url));
  try {
    let asked = '';
    // The last that was asked is the one that never came back.
    await new Promise<void>((resolve, reject) => {
      const all = prompts();
      const next = () => {
        const { value, done } = all.next();
        if (done) return resolve();
        asked = value;
        worker.postMessage(value);
      };
      worker.on('message', next);
      worker.on('error', reject);
      setTimeout(() => reject(new Error(`still reads ${JSON.stringify(asked.slice(0, 80))}`)), hangsAfterMs).unref();
      next();
    });
    expect(asked).not.toBe('');
  } finally {
    await worker.terminate();
  }
}, 120_000);
