import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const donut: Concept = {
  id: 'donut',
  words: {
    en: 'donut/doughnut',
    de: 'donut/donuts',
    es: 'rosquilla/dona',
    fr: 'beignet/donut',
    zh: '甜甜圈',
    ja: 'ドーナツ',
    ar: 'دونات',
    emoji: '🍩',
  },
  size: { width: 1.4, height: 0.74 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 3,
  build(mesh, random, look) {
    const icing = look.colour ?? pick(random, ['#f08ab4', '#6a3a24', '#8ac4e8']);
    mesh.push().at(0, 0.3, 0).rotX(-0.35);
    const shape = (u: number, v: number, thick: number): Vec3 => {
      const [a, b] = [u * tau, v * tau];
      const r = 0.46 + Math.cos(b) * thick;
      return [Math.cos(a) * r, Math.sin(b) * thick * 0.92, Math.sin(a) * r];
    };
    mesh.sheet(
      (u, v) => shape(u, v, 0.25),
      40,
      20,
      () => '#cf9248',
      materials.plain,
    );
    mesh.sheet(
      (u, v) => shape(u, 0.03 + v * 0.44 + 0.015 * Math.sin(u * 44), 0.268),
      48,
      12,
      () => icing,
      materials.gloss,
    );
    for (let i = 0; i < 60; i++) {
      const p = shape(random(), 0.12 + random() * 0.26, 0.275);
      const a = random() * 3;
      mesh.tube(
        [p, [p[0] + Math.cos(a) * 0.06, p[1] + 0.006, p[2] + Math.sin(a) * 0.06]],
        [0.013],
        pick(random, ['#f8f4ea', '#f2d23a', '#4aa8d8', '#e04a3c', '#6ac05a']),
        materials.plain,
        5,
      );
    }
    mesh.pop();
  },
};
