import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds against WCAG 2.2 A and AA, as readable lines. */
export async function problems(page: Page): Promise<string[]> {
  // A button half under the header is a matter of where one has scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  // A colour on its way from one to another is neither: it is judged where it comes to rest.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // Without it each look opens a page of its own to put together what frames of other origins say; nothing here has one.
    .setLegacyMode(true)
    .options({
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
