import { tau } from '../../shapes/chance.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const topHat: Concept = {
  id: 'top hat',
  words: {
    en: 'top hat/cylinder hat/magician hat/silk hat',
    de: 'zylinderhut/zylinder/zylinderhüte',
    es: 'sombrero de copa/chistera',
    fr: 'haut-de-forme/chapeau haut de forme/hauts-de-forme',
    zh: '高顶礼帽/大礼帽',
    ja: 'シルクハット',
    ar: 'قبعة عالية/قبعة أسطوانية',
    emoji: '🎩',
  },
  size: { width: 2.3, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.4,
  sway: 0.3,
  build(mesh, _random, look) {
    const [silk, band] = [look.colour ?? '#3a3a46', '#a8283a'];
    mesh.push().at(0, 0.1, 0).scale(0.92, 1, 1);
    mesh.lathe(
      smoothProfile(
        pairs([0.64, 0.03, 0.62, 0.12, 0.6, 0.5, 0.61, 0.95, 0.68, 1.4, 0.69, 1.47, 0.65, 1.5, 0.65, 1.5, 0, 1.52]),
      ),
      72,
      silk,
      materials.wet,
    );
    // The brim rolls up at both sides.
    const brim = (u: number, v: number): Vec3 => {
      const [c, s] = [Math.cos(u * tau), Math.sin(u * tau)];
      const r = 0.6 + v * (0.46 + 0.04 * s * s);
      return [c * r, 0.02 + (0.3 * c * c - 0.08) * v ** 2.2, s * r];
    };
    mesh.sheet(brim, 90, 14, () => silk, materials.wet);
    mesh.tube(
      Array.from({ length: 91 }, (_, i) => brim(i / 90, 1)),
      [0.03],
      silk,
      materials.wet,
      10,
    );
    mesh.lathe(smoothProfile(pairs([0.645, 0.05, 0.65, 0.08, 0.622, 0.3, 0.6, 0.33])), 72, band, materials.cloth);
    for (const turn of [0.32, -0.32])
      mesh.sheet(
        (u, v) => {
          const a = Math.PI + turn * u;
          const wide = 0.05 + 0.1 * u ** 0.7;
          const r = 0.665 + 0.05 * Math.sin(u * 3);
          return [Math.cos(a) * r, 0.19 + (v - 0.5) * 2 * wide, Math.sin(a) * r];
        },
        10,
        6,
        () => band,
        materials.cloth,
      );
    mesh.ball(-0.69, 0.19, 0, 0.04, 0.08, 0.07, band, materials.cloth, 12).pop();
  },
};
