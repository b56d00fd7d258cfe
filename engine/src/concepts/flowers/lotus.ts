import { schemeOf, tau } from '../../shapes/chance.ts';
import { between, petal, ring } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const lotus: Concept = {
  id: 'lotus',
  words: {
    en: 'lotus/water lily/waterlily',
    de: 'lotus/lotusblume/seerose',
    es: 'loto/nenúfar',
    fr: 'lotus/nénuphar',
    zh: '莲花/荷花',
    ja: '蓮/睡蓮',
    ar: 'لوتس',
    emoji: '🪷',
  },
  size: { width: 2.6, height: 0.9 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  plural: 3,
  build(mesh, random, look) {
    const [light, , dark] = schemeOf(look.colour, random, [
      ['#fbe4ee', '#ffffff', '#e0709a'],
      ['#ffffff', '#ffffff', '#f0d8c0'],
    ]);
    const tone = between(light, dark);
    for (let i = 0; i < 6; i++) {
      const [a, r] = [i * 2.39996 + 0.4, i === 0 ? 0.7 : 0.65 + 0.16 * i];
      const size = 0.42 + random() * 0.16;
      const gap = random() * tau;
      mesh.sheet(
        (u, v) => {
          const b = gap + 0.22 + u * (tau - 0.44);
          const q = v * size;
          return [
            Math.cos(a) * r + Math.cos(b) * q,
            0.03 + 0.04 * v ** 4 + 0.01 * Math.sin(b * 5),
            Math.sin(a) * r * 0.75 + Math.sin(b) * q,
          ];
        },
        30,
        5,
        (u, v) => (v < 0.14 || Math.abs(((u * 13) % 1) - 0.5) < 0.05 ? '#8ab45a' : '#3f7a3a'),
      );
    }
    mesh.push().at(0, 0.12, 0).scale(0.62);
    for (let k = 0; k < 4; k++)
      ring(mesh, 9 - k, k * 0.35, () =>
        petal(
          mesh,
          {
            L: 0.92 - k * 0.1,
            W: 0.24 - k * 0.02,
            open: 0.95 - k * 0.27,
            curl: -0.45,
            cup: 0.75,
            tip: 0.7,
            base: 0.1,
            round: 0.25,
          },
          (_u, v) => tone(0.1 + 0.8 * v ** 2.2),
          8,
          12,
        ),
      );
    mesh.cyl(0, 0, 0, 0.1, 0.2, 0.28, '#d8c84a', materials.plain, 18);
    for (let i = 0; i < 30; i++)
      mesh.tube(
        [
          [Math.cos(i) * 0.15, 0.1, Math.sin(i) * 0.15],
          [Math.cos(i) * 0.26, 0.34, Math.sin(i) * 0.26],
        ],
        [0.012],
        '#f0c43a',
      );
    mesh.pop();
  },
};
