import { pick, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const cupcake: Concept = {
  id: 'cupcake',
  words: {
    en: 'cupcake/muffin',
    de: 'cupcake/muffin',
    es: 'magdalena/cupcake',
    fr: 'cupcake/muffin',
    zh: '纸杯蛋糕',
    ja: 'カップケーキ/マフィン',
    ar: 'كب كيك',
    emoji: '🧁',
  },
  size: { width: 1.1, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 3,
  build(mesh, random, look) {
    const icing = look.colour ?? pick(random, ['#f6a8c4', '#f4e8d4', '#a8d8e8', '#7a4a34']);
    mesh.sheet(
      (u, v) => {
        const r = (0.36 + v * 0.14) * (1 + 0.03 * Math.sin(u * tau * 22));
        return [Math.cos(u * tau) * r, v * 0.6, Math.sin(u * tau) * r];
      },
      132,
      2,
      (u) => (Math.floor(u * 44) % 2 ? '#e8e2d4' : '#d8483c'),
      materials.plain,
    );
    mesh.ball(0, 0.6, 0, 0.52, 0.2, 0.52, '#b87a3c', materials.cloth, 24);
    const swirl = Array.from({ length: 70 }, (_, i): Vec3 => {
      const t = i / 69;
      return [Math.cos(t * 20) * 0.4 * (1 - t) ** 0.8, 0.72 + t * 0.72, Math.sin(t * 20) * 0.4 * (1 - t) ** 0.8];
    });
    mesh.tube(
      swirl,
      swirl.map((_, i) => 0.17 * (1 - (i / 70) * 0.75)),
      icing,
      materials.cloth,
      12,
    );
    mesh.ball(0, 1.5, 0, 0.11, 0.11, 0.11, '#c0121e', materials.gloss, 14);
    for (let i = 0; i < 40; i++) {
      const p = swirl[Math.floor(random() * 50)] ?? [0, 0, 0];
      const a = random() * tau;
      mesh.ball(
        p[0] + Math.cos(a) * 0.13,
        p[1] + 0.1,
        p[2] + Math.sin(a) * 0.13,
        0.02,
        0.02,
        0.02,
        pick(random, ['#f2d23a', '#4aa8d8', '#e04a3c', '#ffffff']),
        materials.gloss,
        6,
      );
    }
  },
};
