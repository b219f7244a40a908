import { expect, test } from 'vitest';
import { mailFrame } from '../src/platform/mail/mail-frame.ts';

const content = {
  language: 'en',
  brandName: 'Tea & Co',
  heading: 'Lena invited you',
  paragraphs: ['To a project.', 'You can edit it.'],
  action: { label: 'Open the project', url: 'https://easel.example.org/projects/1?a=1&b=2' },
  footer: 'You get this because someone invited you.',
} as const;

test('a mail says the same as text and as HTML', () => {
  const { html, text } = mailFrame({ ...content, code: '012345' });
  expect(text).toBe(
    [
      'Lena invited you',
      '012345',
      'To a project.',
      'You can edit it.',
      'Open the project\nhttps://easel.example.org/projects/1?a=1&b=2',
      '-- \nTea & Co\nYou get this because someone invited you.\n',
    ].join('\n\n'),
  );
  for (const words of ['Lena invited you', '>012345<', 'To a project.', 'You can edit it.', 'Tea &amp; Co']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="https://easel.example.org/projects/1?a=1&amp;b=2"');
});

test('it names its language, knows both themes, and fetches nothing', () => {
  const { html } = mailFrame({ ...content, language: 'zh' });
  expect(html).toContain('<html lang="zh-CN">');
  expect(mailFrame(content).html).toContain('<html lang="en">');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<(img|link|script|iframe|video)\b|@import|url\(/);
});

test('no word can become markup, another line, or text that runs backwards', () => {
  const evil = `<img src=x onerror="a()">'\r\n\u2028Bcc: all\u202egnp`;
  const said = { brandName: evil, heading: evil, paragraphs: [evil], footer: evil, code: evil };
  const { html, text } = mailFrame({ ...content, ...said, action: { label: evil, url: content.action.url } });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;&#39; Bcc: allgnp');
  expect(text).not.toMatch(/\r|\u2028|\u202e|^Bcc/m);
});

test('it links to the web only', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/projects/1']) {
    expect(() => mailFrame({ ...content, action: { label: 'Open', url } })).toThrow();
  }
});
