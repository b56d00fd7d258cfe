import { eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const octopus: Concept = {
  id: 'octopus',
  words: {
    en: 'octopus/squid/kraken',
    de: 'oktopus/krake/tintenfisch',
    es: 'pulpo',
    fr: 'pieuvre/poulpe',
    zh: '章鱼',
    ja: 'タコ',
    ar: 'أخطبوط',
    emoji: '🐙',
  },
  size: { width: 2.8, height: 1.5 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  sway: 0.4,
  build(mesh, random, look) {
    const [c, light] = schemeOf(look.colour, random, [
      ['#c8482e', '#f0b090', '#000000'],
      ['#a03a6a', '#e8a8c0', '#000000'],
    ]);
    const cones: number[][] = [
      [0, 0.88, 0.05, 0.26, 0.04, 1.08, 0.12, 0.3, 0],
      [0, 0.7, 0, 0.2, 0, 0.78, 0, 0.22, 0],
    ];
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * tau + 0.35;
      const curl = 2.2 + random() * 1.4;
      let before: Vec3 = [Math.cos(a) * 0.12, 0.62, Math.sin(a) * 0.12];
      for (let k = 1; k <= 6; k++) {
        const t = k / 6;
        const out = 0.14 + 0.86 * Math.sin(t * 1.75);
        const b = a + 0.5 * t * (i % 2 ? 1 : -1);
        const next: Vec3 = [
          Math.cos(b) * out,
          0.6 - 0.62 * Math.sin(t * 1.8) + 0.45 * t ** 3 * Math.sin(curl),
          Math.sin(b) * out,
        ];
        cones.push([...before, 0.105 * (1 - (k - 1) / 6.5), ...next, 0.105 * (1 - k / 6.5), 0]);
        before = next;
      }
    }
    mesh.body(cones, {
      k: 0.05,
      mat: materials.wet,
      colours: [c, light],
      fur: 0.35,
      marks: { colour: 1, share: (x, y, z) => smooth(0.68, 0.8, noise3(x * 9, y * 9, z * 9)) * 0.7 },
    });
    const skin = skinOf(cones, 0.05);
    for (const s of [-1, 1])
      eyeOn(mesh, skin([0.1 * s, 0.82, 0], [0.35 * s, 0.1, -1]), [0.2 * s, 0, -1], 0.062, '#f0e0b0');
  },
};
