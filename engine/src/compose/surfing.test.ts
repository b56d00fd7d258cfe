import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { withPortrait } from './portrait.ts';
import { seenOf } from './seen.testing.ts';

describe('who surfs [STUDIO-47]', () => {
  test.each(
    ['a surfer riding a big wave', 'a woman surfing at sunset', 'ein Surfer surft auf einer Welle'].filter(oneIn(2)),
  )('is on a wave of the sea, both in the picture: "%s"', (prompt) => {
    const heard = hears(prompt);
    expect(heard.notDrawn).toEqual([]);
    expect(withPortrait(heard).camera).toBeUndefined();
    for (const seed of [81633, 1].filter(oneIn(2))) {
      const { plan, items, sky } = seenOf(prompt, seed);
      expect(plan.setting).toBe('sea');
      expect(items[0]).toBeGreaterThan(0.2);
      expect(sky).toBeGreaterThan(0.2);
    }
  });

  test('stands with a board where nothing is said of waves, and on the beach beside them where that was', () => {
    expect(withPortrait(hears('a surfer')).camera).toBeUndefined();
    expect(arrange(hears('a surfer on a beach with big waves'), 1, { aspect: 1 }).plan.setting).toBe('beach');
  });
});
