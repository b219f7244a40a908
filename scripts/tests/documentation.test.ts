import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'server/**/README.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).toSorted();
/** What a page says, without blocks of code: those hold other people's paths, and output. */
const proseOf = (page: string) => readFileSync(join(root, page), 'utf8').replaceAll(/^ *```[^]*?^ *```/gm, '');
const commands: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** Changes and decisions tell of their day. */
const ofToday = pages.filter((page) => !/CHANGELOG|decisions/.test(page));

test.each(pages)('%s links to what is there', (page) => {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  const own = targets.filter((target) => !/^(?:https?:|mailto:|#)/.test(target));
  const broken = own.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = join(root, dirname(page), path);
    return !existsSync(file) || (anchor !== undefined && !headingsOf(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(ofToday)('%s names files, folders and commands that exist', (page) => {
  const spans = [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const paths = spans.filter((span) =>
    /^(?:server|web|contract|packages|acceptance|bench|scripts|docs|deploy)\/[\w./-]+$/.test(span),
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const words = spans.flatMap((span) => /^npm run ([\w-]+)/.exec(span)?.[1] ?? []);
  expect(words.filter((word) => !(word in commands))).toEqual([]);
});

/** Anchors as they are made of headings where repositories are read. */
function headingsOf(file: string): string[] {
  if (!file.endsWith('.md')) return [];
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
