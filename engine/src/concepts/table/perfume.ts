import { mixRgb } from '../../raster/colour.ts';
import { cushion } from '../../shapes/cushion.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { clearGlass } from '../../shapes/hollow-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const gold = '#d8ac4a';

export const perfume: Concept = {
  id: 'perfume',
  words: {
    en: 'perfume/perfume bottle/bottle of perfume/fragrance/cologne',
    de: 'parfüm/parfum/parfümflasche/parfumflasche/parfümflakon',
    es: 'perfume/frasco de perfume/colonia',
    fr: 'parfum/flacon de parfum/bouteille de parfum',
    zh: '香水/香水瓶',
    ja: '香水/香水瓶',
    ar: 'عطر/زجاجة عطر',
    emoji: '',
  },
  size: { width: 1.5, height: 2.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.2,
  sway: 0.2,
  build(mesh, random, look) {
    const scent = readColour(look.colour ?? pick(random, ['#f0b06a', '#f0a0a8', '#f2d07a']));
    cushion(mesh, [0, 0.78, 0], [0.68, 0.78, 0.4], {
      square: 0.3,
      colour: clearGlass,
      material: materials.clear,
      pieces: 40,
    });
    // The scent within thick glass: brightest where the light comes through it from behind.
    cushion(mesh, [0, 0.74, 0], [0.57, 0.62, 0.29], {
      square: 0.26,
      colour: (x, y) =>
        mixRgb(
          mixRgb(scent, [0.35, 0.12, 0.03], smooth(0.2, -1, y) * 0.35),
          [1, 0.94, 0.84],
          smooth(0.9, 0, Math.hypot(x + 0.25, y - 0.1)) * 0.5,
        ),
      material: materials.gloss,
      pieces: 40,
    });
    // A label with a frame of gold and a rose.
    mesh.push().at(0, 0.72, -0.402);
    mesh
      .box(0, -0.24, 0, 0.6, 0.48, 0.01, gold, materials.metal)
      .box(0, -0.22, -0.004, 0.56, 0.44, 0.01, '#f8f2e6', materials.plain);
    const spiral = Array.from({ length: 40 }, (_, i) => {
      const [a, r] = [i * 0.42, 0.012 + i * 0.0022];
      return [Math.cos(a) * r, 0.06 + Math.sin(a) * r, -0.012] as const;
    });
    mesh.tube(spiral, [0.009], '#b8485a', materials.plain, 6);
    for (const [y, half] of pairs([-0.1, 0.18, -0.15, 0.12]))
      rod(mesh, [-half, y, -0.012], [half, y, -0.012], 0.006, gold, materials.metal);
    mesh.pop();
    mesh.lathe(smoothProfile(pairs([0.24, 1.53, 0.26, 1.55, 0.26, 1.64, 0.22, 1.66])), 40, gold, materials.metal);
    hoop(mesh, 1.6, 0.262, 0.012, '#f0d890', materials.metal);
    // A stopper cut in facets.
    for (let i = 0; i < 10; i++) {
      const at = (k: number, r: number, y: number) =>
        [Math.cos((k / 10) * tau) * r, y, Math.sin((k / 10) * tau) * r] as const;
      for (const [r0, y0, r1, y1] of [
        [0.2, 1.66, 0.36, 1.86],
        [0.36, 1.86, 0.3, 2.12],
        [0.3, 2.12, 0.12, 2.26],
      ] as const)
        mesh.face(
          [at(i, r0, y0), at(i, r1, y1), at(i + 1, r1, y1), at(i + 1, r0, y0)],
          i % 2 ? '#e8c878' : gold,
          materials.metal,
        );
      mesh.face([at(i, 0.12, 2.26), at(i + 1, 0.12, 2.26), [0, 2.27, 0]], '#f0dca0', materials.metal);
    }
  },
};
