import { isObject, type JsonObject } from '../json.ts';

/** Blocks that begin a new line; anything else runs on in its line. */
const blocks = new Set<unknown>(['paragraph', 'heading', 'codeBlock', 'blockquote', 'listItem', 'taskItem']);

/** The plain text of a shape: its rich text (ProseMirror JSON) since tldraw 3.8, its `text` before. */
export function plainTextOf(props: JsonObject): string {
  const richText = props['richText'];
  if (isObject(richText)) return linesOf(richText).join('\n');
  return typeof props['text'] === 'string' ? props['text'] : '';
}

/** The depth of the document is bounded by whoever parsed it. */
function linesOf(node: JsonObject): string[] {
  const children = childrenOf(node);
  if (node['type'] === 'bulletList') return children.flatMap((item) => markItem(linesOf(item), '• '));
  if (node['type'] === 'orderedList') {
    return children.flatMap((item, index) => markItem(linesOf(item), `${index + 1}. `));
  }
  const holdsBlocks = children.some((child) => blocks.has(child['type']) || child['type'] === 'bulletList');
  if (holdsBlocks || node['type'] === 'doc') return children.flatMap(linesOf);
  return inlineText(node).split('\n');
}

function markItem(lines: string[], mark: string): string[] {
  return lines.map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line);
}

function inlineText(node: JsonObject): string {
  if (node['type'] === 'hardBreak') return '\n';
  if (typeof node['text'] === 'string') return node['text'];
  return childrenOf(node).map(inlineText).join('');
}

function childrenOf(node: JsonObject): JsonObject[] {
  return Array.isArray(node['content']) ? node['content'].filter(isObject) : [];
}
