/** A wish for several kinds of design at once: each is planned by itself, and all share the first one's look. */
import type { PartOfSet } from '@easel/designer';
import type { DesignSource } from '../models.ts';
import { designerModelId } from './designer-model.ts';
import type { Designer, Wish } from './designer.ts';
import { saySet } from './planner-words.ts';
import { withKept } from './request.ts';

/**
 * A size that the person has set is that of all; of fewer designs than kinds the first are made.
 *
 * @returns what the person is told, and what `make_pictures` is asked for
 */
export async function planSet(
  designer: Designer,
  { wish, parts }: { wish: Wish; parts: readonly PartOfSet[] },
  signal: AbortSignal | undefined,
): Promise<{ text: string; input: object }> {
  const { size, count, language, seed, brand, picture, decided } = wish;
  const asked = { language, seed, count: 1, ...(brand && { brand }), ...(picture && { picture }) };
  const made = parts.slice(0, count ?? parts.length);
  const [{ wish: first }] = made as [PartOfSet];
  const plans = await Promise.all(
    made.map(({ wish: prompt }) =>
      designer.plan({ ...asked, size, prompt, look: first, ...(decided && { decided }) }, signal),
    ),
  );
  const said = saySet(
    plans,
    made.map(({ kind }) => kind),
  );
  const pictures = made.map(({ kind, wish: own }, at) => {
    const { width, height, kept } = plans[at]!;
    const prompt = withKept(own, kept);
    const drawn: Wish = { ...asked, prompt, size: { width, height }, kind, look: withKept(first, plans[0]!.kept) };
    const source: DesignSource = { designer: designerModelId, wish: drawn, position: 0 };
    return { title: said.titles[at]!, prompt, design: { source, width, height } };
  });
  return { text: said.text, input: { brief: said.note, pictures } };
}
