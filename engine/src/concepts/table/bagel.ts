import { tau } from '../../shapes/chance.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { mixRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [pale, brown, dark] = [readColour('#e2b878'), readColour('#b0702c'), readColour('#7a431a')] as const;

export const bagel: Concept = {
  id: 'bagel',
  words: {
    en: 'bagel/sesame bagel',
    de: 'bagel/sesambagel',
    es: 'bagel/rosca de pan',
    fr: 'bagel',
    zh: '贝果/百吉饼',
    ja: 'ベーグル',
    ar: 'كعك السمسم',
    emoji: '🥯',
  },
  size: { width: 2.1, height: 0.7 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  plural: 2,
  build(mesh, random) {
    const place = random() * 30;
    plate(mesh, 1.02, '#f2efe8', '#e2ded4');
    mesh
      .push()
      .at(0, plateTop + 0.29, 0)
      .rotX(-0.12);
    const skin = (u: number, v: number, over = 0): Vec3 => {
      const [a, b] = [u * tau, v * tau];
      const dent = 0.022 * (fbm(Math.cos(a) * 3 + place, Math.sin(a) * 3 + Math.sin(b), 3) - 0.5);
      const thick = 0.31 + dent + over + 0.012 * Math.sin(a * 3 + place);
      const r = 0.47 + Math.cos(b) * thick;
      return [Math.cos(a) * r, Math.sin(b) * thick * 0.86, Math.sin(a) * r];
    };
    mesh.sheet(
      (u, v) => skin(u, v),
      72,
      36,
      (u, v) => {
        const up = Math.sin(v * tau);
        const spot = fbm(Math.cos(u * tau) * 5 + place, Math.sin(u * tau) * 5 + v * 6, 4);
        const baked = mixRgb(pale, brown, smooth(-0.5, 0.35, up + (spot - 0.5) * 0.9));
        return mixRgb(baked, dark, smooth(0.55, 0.95, up * 0.7 + spot * 0.5) * 0.7);
      },
      materials.wet,
    );
    for (let i = 0; i < 230; i++) {
      const p = skin(random(), 0.06 + random() * 0.38, 0.004);
      const poppy = random() < 0.12;
      const r = poppy ? 0.011 : 0.02;
      mesh.ball(...p, r * (0.8 + random() * 0.5), r * 0.55, r, poppy ? '#2a2420' : '#efe0b8', materials.plain, 6);
    }
    mesh.pop();
  },
};
