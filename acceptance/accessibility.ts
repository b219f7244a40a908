import axe from 'axe-core';
import type { Page } from 'playwright-core';

export interface Leniency {
  /** Rules that do not hold for what is shown, by axe's names. */
  readonly without?: readonly string[];
  /** A selector of what is not ours. */
  readonly except?: string;
}

/**
 * The rules of axe that the page breaks as it stands, each with the elements that do.
 *
 * In the page itself and in no frame: the builder for Playwright opens a second page to sum up what it found, and there
 * it takes five to ten times as long.
 */
export async function violationsOf(page: Page, { without = [], except }: Leniency = {}): Promise<string[]> {
  await page.evaluate(animationsOver);
  // The source leaves `axe` at the window until another document comes.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, exclude }) => {
      const { violations } = await window.axe.run(exclude ? { exclude } : document, {
        rules,
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => [html, any[0]?.message].join(' ')).join(' | ')}`,
      );
    },
    { rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])), exclude: except },
  );
}

/** What fades in is judged as it stays. Runs in the page. */
async function animationsOver(): Promise<void> {
  const passing = document.getAnimations().filter(
    ({ effect, playState, timeline }) =>
      // Others go by how far something is scrolled, and never end.
      timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
