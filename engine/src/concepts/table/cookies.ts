import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { plate } from '../../shapes/plate.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [pale, baked, brown] = [readColour('#e0aa62'), readColour('#c07e38'), readColour('#8a4e1e')] as const;

/** A cookie that lies at the origin: cracked, browned towards its edge, with chips of chocolate. */
function cookie(mesh: Mesh, random: Random, radius: number): void {
  const place = random() * 50;
  const rough = (x: number, z: number): number => fbm(x * 5 + place, z * 5, 3) - 0.5;
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const edge = 1 + 0.035 * Math.sin(a * 3 + place) + 0.02 * Math.sin(a * 7 + place * 2);
      const under = v < 0.12;
      const r = under ? radius * (0.86 + v) * (v / 0.12) : radius * (1 - ((v - 0.12) / 0.88) ** 1.5);
      const [x, z] = [Math.cos(a) * r * edge, Math.sin(a) * r * edge];
      const up = under ? 0 : 0.15 * (1 - (r / radius) ** 4) ** 0.55;
      return [x, up + (under ? 0 : rough(x, z) * 0.07 * smooth(0, 0.5, 1 - r / radius)), z];
    },
    64,
    26,
    (u, v) => {
      const r = 1 - v;
      const spot = rough(Math.cos(u * tau) * r * 1.6, Math.sin(u * tau) * r * 1.6);
      return mixRgb(mixRgb(pale, baked, smooth(-0.2, 0.25, spot)), brown, smooth(0.5, 0.9, r + spot * 0.4));
    },
    materials.plain,
  );
  for (let i = 0; i < 11; i++) {
    const [a, r] = [i * 2.39996 + place, Math.sqrt((i + 0.6) / 11) * radius * 0.82];
    const size = 0.05 + random() * 0.035;
    mesh
      .push()
      .at(Math.cos(a) * r, 0.15 * (1 - (r / radius) ** 4) ** 0.55, Math.sin(a) * r)
      .rotY(random() * tau)
      .rotZ(random() - 0.5);
    mesh.ball(0, 0, 0, size * 1.2, size * 0.5, size, '#4a2412', materials.wet, 12).pop();
  }
}

export const cookies: Concept = {
  id: 'cookies',
  words: {
    en: 'cookie/chocolate chip cookie/biscuit/plate of cookies',
    de: 'keks/kekse/cookie/plätzchen/cookies',
    es: 'galleta/galletas con chispas de chocolate',
    fr: 'cookie/biscuit',
    zh: '曲奇/饼干',
    ja: 'クッキー/ビスケット',
    ar: 'كعك محلى/كوكيز/بسكويت',
    emoji: '🍪',
  },
  size: { width: 2.7, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random, look) {
    plate(mesh, 1.36, look.colour ?? '#d8e0e2', '#4a6a8a');
    // A pile, two that lean on it and one that lies before it: where each is, and how it is tipped.
    const stack = [0, 1, 2, 3, 4].map(
      (i) => [0.04 + (random() - 0.5) * 0.14, 0.07 + i * 0.165, 0.34 + (random() - 0.5) * 0.12, 0] as const,
    );
    for (const [x, y, z, tip] of [
      ...stack,
      [-0.58, 0.5, -0.14, -1.02],
      [0.44, 0.47, -0.3, -0.92],
      [-0.1, 0.09, -0.78, -0.05],
      [0.9, 0.16, 0.16, -0.12],
    ] as const) {
      mesh
        .push()
        .at(x, y, z)
        .rotY(tip < -0.5 ? x * 0.7 : random() * tau)
        .rotX(tip);
      cookie(mesh, random, 0.5 + random() * 0.03);
      mesh.pop();
    }
    for (let i = 0; i < 14; i++) {
      const [a, r] = [random() * tau, 0.9 + random() * 0.25];
      mesh.ball(Math.cos(a) * r, 0.12, Math.sin(a) * r, 0.02, 0.015, 0.02, '#c8924c', materials.plain, 6);
    }
  },
};
