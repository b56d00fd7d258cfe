import { expect, test } from 'vitest';
import { aFilmRequest } from './film.testing.ts';
import { repaint } from './picture-shot.ts';

test.each(['anime', 'photographic', 'digital-art', 'fantasy', 'minimal'] as const)(
  'a still that is shown in style %s is as it was, so that what moves is told from it [STUDIO-74]',
  async (style) => {
    const [width, height] = [48, 32];
    const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => (i * 37) % 251);
    const before = pixels.slice();
    const request = aFilmRequest({ prompt: 'a sailboat on the sea', style });
    const shown = await repaint(pixels, { width, height }, { request, seed: 3 });
    expect(pixels).toEqual(before);
    expect(shown).not.toEqual(before);
  },
);
