/** What the diary says of a search, in the language of the request. */
import type { FoundPage, TurnStep } from '@easel/contract';

type Language = 'en' | 'zh';

export function searchLabel(language: Language, status: TurnStep['status'], query: string): string {
  if (language === 'zh') {
    return `${{ running: '正在查', done: '查了' }[status as string] ?? '查'}“${query}”`;
  }
  const doing = { running: 'Looking up', done: 'Looked up' }[status as string] ?? 'Look up';
  return `${doing} “${query}”`;
}

/** How much was found, and how much of it could be read; whose pages they are stands in the results. */
export function searchNote(language: Language, results: readonly FoundPage[] | null): string {
  if (!results) {
    return language === 'zh'
      ? '搜索没有回应，这一轮不依靠资料继续。'
      : 'The search did not answer; the turn goes on without it.';
  }
  const count = results.length;
  if (count === 0) return language === 'zh' ? '没有找到网页。' : 'No page was found.';
  const read = results.filter(({ Content }) => Content !== '').length;
  if (language === 'zh') return `找到 ${count} 个网页，读了 ${read} 个。`;
  return `${count} ${count === 1 ? 'page' : 'pages'} found, ${read} read.`;
}

export function recalledLabel(language: Language, query: string): string {
  return language === 'zh' ? `翻看了之前的内容：“${query}”` : `Looked through earlier work for “${query}”`;
}

export function recalledNote(language: Language, count: number): string {
  if (language === 'zh') return count === 0 ? '没有找到。' : `找到 ${count} 条。`;
  return count === 0 ? 'Nothing was found.' : `${count} ${count === 1 ? 'thing' : 'things'} found.`;
}
