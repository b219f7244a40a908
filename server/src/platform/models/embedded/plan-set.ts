/** A wish for several kinds of design at once: each is planned by itself, and all share the first one's look. */
import { partSet } from '@easel/designer';
import type { DesignSource } from '../models.ts';
import { designerModelId } from './designer-model.ts';
import type { Designer, Wish } from './designer.ts';
import { saySet } from './planner-words.ts';
import { withKept } from './request.ts';

interface Decision {
  text: string;
  call: { name: 'make_pictures'; input: object };
}

/** A size that the person has set is that of all; of fewer designs the first kinds are made. @returns undefined where the wish is for one kind */
export async function planSet(
  designer: Designer,
  wish: Wish,
  signal: AbortSignal | undefined,
): Promise<Decision | undefined> {
  const { size, count, language, seed, brand, picture, decided } = wish;
  const wishes = partSet(wish.prompt).slice(0, count ?? undefined);
  const [first] = wishes;
  if (first === undefined) return undefined;
  const asked = { language, seed, ...(brand && { brand }), ...(picture && { picture }) };
  const single = { ...asked, size, count: 1 };
  const planned = await Promise.all(
    wishes.map(async (prompt) => ({
      prompt,
      plan: await designer.plan({ ...single, prompt, ...(decided && { decided }), look: first }, signal),
    })),
  );
  const look = withKept(first, planned[0]!.plan.kept);
  const { text, note, titles } = saySet(planned.map(({ plan }) => plan));
  const pictures = planned.map(({ prompt, plan: { width, height, kept } }, at) => {
    const words = withKept(prompt, kept);
    const own: Wish = { ...asked, prompt: words, size: { width, height }, count: 1, look };
    const source: DesignSource = { designer: designerModelId, wish: own, position: 0 };
    return { title: titles[at]!, prompt: words, design: { source, width, height } };
  });
  return { text, call: { name: 'make_pictures', input: { brief: note, pictures } } };
}
