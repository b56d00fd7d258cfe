import { describe, expect, test } from 'vitest';
import { paint } from './paint.ts';
import type { PaintPreview } from './types.ts';

describe('what is shown of a picture while it is painted', () => {
  test.each([
    // A composed picture is shown at a glance first, a view as its layers are laid on.
    ['a red fox in a meadow', 128, 128],
    ['mountain lake', 192, 128],
    ['a lighthouse on a cliff', 64, 160],
  ])('comes in the proportions of "%s", small, and changes no pixel [MAKE-46]', async (prompt, width, height) => {
    const request = { prompt, seed: 5, style: 'watercolor', width, height };
    const shown: PaintPreview[] = [];
    const seen = await paint(request, { onPreview: (preview) => shown.push(preview) });
    const unseen = await paint(request);
    expect(Buffer.compare(seen.pixels, unseen.pixels)).toBe(0);
    expect(shown.length).toBeGreaterThan(0);
    for (const preview of shown) {
      expect(Math.max(preview.width, preview.height)).toBeLessThanOrEqual(96);
      expect(preview.pixels).toHaveLength(preview.width * preview.height * 4);
      expect(preview.width / preview.height).toBeCloseTo(width / height, 0);
    }
    const last = shown.at(-1);
    // Much as the picture: its mean is near, though the paper and the washes that the style adds at the end are brighter.
    const mean = (pixels: Uint8Array): number => pixels.reduce((sum, byte) => sum + byte, 0) / pixels.length;
    expect(Math.abs(mean(last?.pixels ?? new Uint8Array(1)) - mean(unseen.pixels))).toBeLessThan(48);
  });
});
