import { eyeOn } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const seahorse: Concept = {
  id: 'seahorse',
  words: {
    en: 'seahorse',
    de: 'seepferdchen',
    es: 'caballito de mar',
    fr: 'hippocampe',
    zh: '海马',
    ja: 'タツノオトシゴ',
    ar: 'فرس البحر',
    emoji: '',
  },
  size: { width: 0.51, height: 1 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'floats',
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const [c, light] = schemeOf(look.colour, random, [
      ['#e8a23a', '#f8d88a', '#000000'],
      ['#d8643c', '#f4b48a', '#000000'],
    ]);
    const spine = Array.from({ length: 40 }, (_, i): Vec3 => {
      const t = i / 39;
      if (t < 0.55) return [0.02 - 0.16 * Math.sin(t * 4.6), 0.78 - t * 0.95, 0];
      const a = (t - 0.55) * 15;
      const r = 0.13 * (1 - (t - 0.55) * 1.75);
      return [-0.02 - 0.085 - Math.cos(a) * -r - 0.045, 0.26 - Math.sin(a) * r - (t - 0.55) * 0.1, 0];
    });
    const thick = spine.map(
      (_, i) => (i < 22 ? 0.07 + 0.055 * Math.sin((i / 21) * 2.9) : 0.075 * (1 - (i - 21) / 20)) + (i % 2) * 0.009,
    );
    mesh.tube(spine, thick, c, materials.plain, 14);
    const head: Cones = [
      [-0.01, 0.83, 0, 0.085, -0.05, 0.84, 0, 0.078, 0],
      [-0.1, 0.82, 0, 0.036, -0.27, 0.75, 0, 0.026, 0],
      [-0.27, 0.75, 0, 0.034, -0.285, 0.745, 0, 0.032, 0],
      [0.03, 0.78, 0, 0.08, 0.02, 0.7, 0, 0.07, 0],
    ];
    mesh.body(head, { k: 0.03, colours: [c], fur: 0.2 });
    for (let i = 0; i < 5; i++)
      mesh.cyl(-0.05 + i * 0.035, 0.9 - i * i * 0.004, 0, 0.018, 0.002, 0.07, light, materials.plain, 6);
    for (const s of [-1, 1]) eyeOn(mesh, [-0.06, 0.855, 0.068 * s], [-0.3, 0.1, s], 0.02, '#f4e6b0');
    mesh.sheet(
      (u, v) => [-0.03 + v * 0.17, 0.62 - u * 0.22 + Math.sin(v * 3) * 0.02, Math.sin(u * 20) * 0.012],
      12,
      3,
      (u) => ((u * 12) % 2 < 1 ? light : c),
    );
  },
};
