import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { stripTags } from './strip-tags.ts';
import { oneLine, tidy } from './tidy-text.ts';

/** Readability takes time in the square of the depth: a page nested deeper, or larger, is read without it. */
const deepest = 120;
const mostElements = 20_000;

const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'SVG', 'IFRAME', 'OBJECT']);
const inline =
  /^(A|ABBR|B|BDI|BDO|CITE|CODE|DATA|DFN|EM|FONT|I|INS|DEL|KBD|MARK|Q|RB|RP|RT|RUBY|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR|WBR)$/;

export interface ReadableText {
  readonly title: string;
  readonly text: string;
}

/** What a page has to say, without its menus, scripts and adverts. */
export function readableText(html: string): ReadableText {
  const { document } = parseHTML(html);
  const title = oneLine(document.querySelector('title')?.textContent ?? '');
  if (!isModest(document)) return { title, text: tidy(stripTags(html)) };
  const body = document.body?.cloneNode(true) as Element | undefined;
  const article = new Readability<Element>(document as unknown as Document, {
    charThreshold: 200,
    serializer: (node) => node as Element,
  }).parse();
  const text = tidy(article?.content ? textOf(article.content) : '');
  const whole = text || (body ? tidy(textOf(body)) : '');
  // A parser less forgiving than a browser's leaves the words of a page without a body in its head.
  return { title: oneLine(article?.title ?? '') || title, text: whole || tidy(stripTags(html)) };
}

/** Walks without recursion: what is nested too deep would overflow the stack of the check itself. */
function isModest(document: Document): boolean {
  let element: Element | null = document.documentElement;
  for (let count = 0, depth = 0; element; count++) {
    if (count > mostElements || depth > deepest) return false;
    if (element.firstElementChild) {
      element = element.firstElementChild;
      depth++;
      continue;
    }
    while (element && !element.nextElementSibling) {
      element = element.parentElement;
      depth--;
    }
    element = element?.nextElementSibling ?? null;
  }
  return true;
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return '';
  const name = node.nodeName.toUpperCase();
  if (silent.has(name)) return '';
  if (name === 'BR') return '\n';
  const inner = [...node.childNodes].map(textOf).join('');
  return inline.test(name) ? inner : `\n${inner}\n`;
}
