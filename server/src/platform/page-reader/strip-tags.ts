const dropped = ['title', 'script', 'style', 'noscript', 'template', 'svg', '!--'];
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** The text between the tags, in one pass whatever the page: patterns that look for an end can be made to look forever. */
export function stripTags(html: string): string {
  const small = html.toLowerCase();
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    pieces.push(html.slice(at, open));
    const name = dropped.find((tag) => small.startsWith(tag, open + 1));
    const end = name === undefined ? '>' : name === '!--' ? '-->' : `</${name}`;
    const close = small.indexOf(end, open + 1);
    // Without its end a tag takes the rest with it, as in a browser.
    if (close < 0) return unescaped(pieces.join('\n'));
    at = end.startsWith('</') ? close : close + end.length;
  }
  pieces.push(html.slice(at));
  return unescaped(pieces.join('\n'));
}

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|nbsp|apos);/g, (_, name: string) => entities[name]!);
}
