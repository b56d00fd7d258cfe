import { tau } from '../../shapes/chance.ts';
import { filledGlass } from '../../shapes/filled-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept } from '../concept.ts';

const flute = smoothProfile(
  pairs([
    0.38, 0, 0.385, 0.02, 0.3, 0.05, 0.08, 0.1, 0.035, 0.2, 0.03, 0.6, 0.04, 0.92, 0.12, 1.08, 0.24, 1.4, 0.29, 1.8,
    0.28, 2.2, 0.24, 2.6,
  ]),
);

/** A flute whose bubbles rise in threads and gather at the brim. */
function fluteOf(mesh: Mesh, random: Random, wine: readonly [number, number, number]): void {
  const [r, g, b] = wine;
  const full = 2.22;
  filledGlass(mesh, flute, { from: 1.05, to: full, tint: () => [r, g, b] });
  for (let i = 0; i < 90; i++) {
    const thread = i % 6;
    const [x, y] = [(thread - 2.5) * 0.05, 1.12 + random() * (full - 1.14)];
    const size = 0.007 + 0.006 * ((y - 1.1) / 1.1);
    mesh.ball(
      x * (1 + (y - 1.1) * 0.9),
      y,
      -0.08 + (thread % 2) * 0.1,
      size,
      size,
      size,
      '#fffbe8',
      materials.plain,
      6,
    );
  }
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * tau;
    mesh.ball(
      Math.cos(a) * 0.255,
      full - 0.01,
      Math.sin(a) * 0.255,
      0.016,
      0.013,
      0.016,
      '#fffaf0',
      materials.plain,
      6,
    );
  }
}

export const champagne: Concept = {
  id: 'champagne',
  words: {
    en: 'champagne/glass of champagne/champagne glass/prosecco/sparkling wine/champagne flute',
    de: 'champagner/sekt/sektglas/glas sekt',
    es: 'champán/cava/copa de champán',
    fr: 'champagne/coupe de champagne/flûte de champagne',
    zh: '香槟/香槟酒',
    ja: 'シャンパン',
    ar: 'شمبانيا',
    emoji: '🥂',
  },
  size: { width: 1.7, height: 2.65 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  plural: 1,
  build(mesh, random, look) {
    const wine = readColour(look.colour ?? '#f0d07a');
    for (const [x, z, lean] of [
      [-0.42, -0.12, 0],
      [0.42, 0.16, 0],
    ] as const) {
      mesh.push().at(x, 0, z).rotZ(lean);
      fluteOf(mesh, random, wine);
      mesh.pop();
    }
  },
};
