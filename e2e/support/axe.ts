import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** So often a page is looked at: what stands there the last time as well is no colour on its way to another. */
const looksMax = 3;

/** What hinders somebody on a page that has come to rest, as axe finds it: the rule and the element. */
export async function problems(page: Page): Promise<string[]> {
  // A button half under the header is a matter of where one has scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let look = 1; ; look += 1) {
    await comeToRest(page);
    const found = await judge(page);
    if (found.length === 0 || look === looksMax) return found;
  }
}

/** A colour on its way from one to another is neither. */
function comeToRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function judge(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without it each look opens a page of its own to put together what frames of other origins say; nothing here has one.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      // Targets of 24 px (WCAG 2.5.8): not among those that it looks at by itself.
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
  );
}

/** How far a page can be pushed sideways, in pixels: not at all, on a good one. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
