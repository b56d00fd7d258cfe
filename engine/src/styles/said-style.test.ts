import { expect, test } from 'vitest';
import { alone } from '../film/crew.ts';
import { frameSize } from '../film/frame-ring.ts';
import { openPaintedShot } from '../film/painted-shot.ts';
import { hears } from '../hears/hears.ts';
import { aFilmRequest } from '../film/film.testing.ts';
import { oneIn } from '../long.testing.ts';
import { paint } from '../paint.ts';
import type { PaintRequest } from '../types.ts';
import { saidStyles, styleFor } from './said-style.ts';

const first = (words: string): string => words.split('/')[0] ?? '';
const said = (prompt: string): string => styleFor('none', hears(prompt).drawn).id;
const request: Omit<PaintRequest, 'prompt'> = { seed: 3, style: 'none', width: 96, height: 64 };

test.each(saidStyles)('$id is asked for by words of every language [STUDIO-69]', ({ id, words }) => {
  for (const language of ['en', 'de', 'es', 'fr', 'zh', 'ja', 'ar'] as const)
    expect(said(first(words[language]))).toBe(id);
});

test.each([
  ['a watercolor of a lighthouse', 'watercolor', ['lighthouse']],
  ['oil painting of a ship', 'oil-painting', ['ship']],
  ['a starry night in the style of van gogh', 'oil-painting', ['stars', 'night']],
  ['a pencil sketch of a cat', 'line-art', ['cat']],
  ['a drawing of two dogs', 'line-art', ['dog']],
  ['an anime girl', 'anime', ['girl']],
  ['pixel art castle', 'pixel-art', ['castle']],
  ['un dessin de chat', 'line-art', ['cat']],
  ['ein Aquarell von einem Haus', 'watercolor', ['house']],
  // What is no word of a style.
  ['a pencil on a table', 'none', ['pencils', 'room']],
  ['a painter with a brush', 'none', ['painter', 'brush']],
  ['a white van in a street', 'none', ['van', 'street']],
] as const)('"%s" is painted as %s [STUDIO-69]', (prompt, style, ids) => {
  const { drawn, notDrawn } = hears(prompt);
  expect(said(prompt)).toBe(style);
  expect(drawn.filter(({ kind }) => kind !== 'style').map(({ id }) => id)).toEqual(ids);
  expect(notDrawn).toEqual([]);
});

test('words of a style give the picture that choosing it gives, and what was chosen counts more [STUDIO-69]', async () => {
  const [bySaying, byChoosing, byBoth, plain] = await Promise.all([
    paint({ ...request, prompt: 'a watercolor of a lighthouse' }),
    paint({ ...request, prompt: 'a lighthouse', style: 'watercolor' }),
    paint({ ...request, prompt: 'a watercolor of a lighthouse', style: 'pixel-art' }),
    paint({ ...request, prompt: 'a lighthouse' }),
  ]);
  const differs = (a: typeof plain, b: typeof plain): number =>
    a.pixels.filter((value, i) => Math.abs(value - (b.pixels[i] ?? 0)) > 16).length / a.pixels.length;
  expect(differs(bySaying, byChoosing)).toBeLessThan(0.01);
  expect(differs(bySaying, plain)).toBeGreaterThan(0.1);
  expect(differs(byBoth, bySaying)).toBeGreaterThan(0.1);
});

/** A frame of a film as it is encoded. */
async function frameOf(prompt: string, style: string): Promise<Uint8Array> {
  const size = { width: 128, height: 72 };
  const film = aFilmRequest({ prompt, style, seed: 1, ...size, durationS: 1 });
  const shot = await openPaintedShot(film, { land: undefined, bakes: true, crew: alone });
  const out = new Uint8Array(frameSize(size.width, size.height));
  await shot.expose(3, out);
  return out;
}

test.each(['mountains', 'a lighthouse'].filter(oneIn(2)))(
  'a film of %s has the style and the mood that its words ask for [STUDIO-69]',
  async (of) => {
    const [plain, byChoosing, bySaying, grey] = await Promise.all([
      frameOf(of, 'none'),
      frameOf(of, 'pixel-art'),
      frameOf(`pixel art of ${of}`, 'none'),
      frameOf(`a black and white photo of ${of}`, 'none'),
    ]);
    const differs = (a: Uint8Array, b: Uint8Array): number =>
      a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 12).length / a.length;
    expect(differs(byChoosing, bySaying)).toBeLessThan(0.01);
    expect(differs(plain, bySaying)).toBeGreaterThan(0.05);
    // The planes of colour of what is grey are at their middle.
    const colours = grey.subarray(128 * 72);
    expect(colours.every((value) => Math.abs(value - 128) < 8)).toBe(true);
  },
);

test('a style alone, or a mood, is nothing to see [STUDIO-69]', () => {
  expect(hears('watercolor').verdict).toBe('nothing');
  expect(hears('a happy zorb').verdict).toBe('nothing');
  expect(hears('a watercolor of a zorb').notDrawn).toEqual(['zorb']);
});
