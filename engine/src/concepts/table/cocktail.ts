import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { citrusSlice } from '../../shapes/citrus-slice.ts';
import { clearGlass, hollowGlass } from '../../shapes/hollow-glass.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [rim, height, bowl] = [0.98, 2.5, 1.36] as const;
const foot = smoothProfile(
  pairs([0.72, 0, 0.74, 0.025, 0.6, 0.06, 0.2, 0.11, 0.07, 0.2, 0.05, 0.4, 0.045, 0.8, 0.05, 1.2, 0.06, bowl]),
);
/** How wide the cone of the bowl is at a height. */
const wide = (y: number): number => 0.05 + ((y - bowl) / (height - bowl)) * (rim - 0.05);

/** A paper umbrella that stands on the origin. */
function umbrella(mesh: Mesh, colour: string): void {
  rod(mesh, [0, -0.9, 0], [0, 0.44, 0], 0.018, '#d8b070', materials.plain);
  const paper = readColour(colour);
  paintedLathe(mesh, pairs([0.5, 0.12, 0.4, 0.19, 0.3, 0.26, 0.2, 0.32, 0.1, 0.37, 0, 0.4]), {
    colour: (u, v) => {
      const shade = Math.abs(((u * 8) % 1) - 0.5) * 2;
      return v > 0.28 && v < 0.5 ? '#f8e8c8' : mixRgb(paper, [0.9, 0.85, 0.7], 0.22 * shade);
    },
    material: materials.cloth,
    segments: 64,
    bulge: (u, v) => 1 - 0.1 * (1 - v) * Math.sin(((u * 8) % 1) * Math.PI),
  });
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau;
    rod(mesh, [0, 0.39, 0], [Math.cos(a) * 0.5, 0.115, Math.sin(a) * 0.5], 0.008, '#c89a54', materials.plain);
  }
}

export const cocktail: Concept = {
  id: 'cocktail',
  words: {
    en: 'cocktail/martini/cocktail glass/martini glass/margarita/mojito/cosmopolitan',
    de: 'cocktail/cocktails/cocktailglas/martini',
    es: 'cóctel/coctel/martini',
    fr: 'cocktail/martini/verre à cocktail',
    zh: '鸡尾酒/马提尼',
    ja: 'カクテル/マティーニ',
    ar: 'كوكتيل/مارتيني',
    emoji: '🍸/🍹',
  },
  size: { width: 2.3, height: 3.1 },
  lives: ['room', 'beach', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const drink = readColour(look.colour ?? pick(random, ['#e8622c', '#d83a5a', '#3aa0b8', '#e89a2a']));
    const [deep, bright] = [mixRgb(drink, [0.35, 0.02, 0.02], 0.4), mixRgb(drink, [1, 0.8, 0.35], 0.5)] as const;
    hollowGlass(mesh, [...foot, [rim, height]]);
    hoop(mesh, height, rim, 0.016, clearGlass, materials.clear);
    const full = 2.3;
    paintedLathe(
      mesh,
      pairs(
        Array.from({ length: 41 }, (_, i) => [
          wide(bowl + (i / 40) * (full - bowl)) - 0.02,
          bowl + (i / 40) * (full - bowl),
        ]).flat(),
      ),
      {
        colour: (u, v) =>
          mixRgb(
            mixRgb(deep, drink, smooth(0, 0.45, v)),
            bright,
            smooth(0.4, 1, v) * (0.7 + 0.3 * Math.cos((u - 0.66) * tau)),
          ),
        material: materials.gloss,
        segments: 64,
      },
    );
    mesh.lathe(pairs([wide(full) - 0.02, full, 0, full]), 48, mixRgb(bright, drink, 0.4), materials.gloss);
    hoop(mesh, full, wide(full) - 0.02, 0.012, bright, materials.gloss);
    mesh
      .push()
      .at(0.86, height + 0.02, -0.2)
      .rotY(0.35)
      .rotZ(-0.2);
    citrusSlice(mesh, 0.42);
    mesh.pop();
    // A stick with olives leans in the glass.
    const [from, to] = [
      [0.42, 1.95, -0.1],
      [-0.98, 2.72, -0.12],
    ] as const;
    rod(mesh, from, to, 0.018, '#d8b070', materials.plain);
    for (const t of [0.42, 0.6]) {
      const at = (k: 0 | 1 | 2): number => from[k] + (to[k] - from[k]) * t;
      mesh.ball(at(0), at(1), at(2), 0.15, 0.13, 0.13, '#7c9432', materials.gloss, 20);
      mesh.ball(at(0) - 0.12, at(1) + 0.065, at(2), 0.045, 0.05, 0.05, '#c42a1c', materials.gloss, 10);
    }
    mesh.push().at(0.12, 2.72, 0.36).rotZ(0.3).rotX(-0.42);
    umbrella(mesh, pick(random, ['#d83a7a', '#3a8ac8', '#7a4ab8']));
    mesh.pop();
  },
};
