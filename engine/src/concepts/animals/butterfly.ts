import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const butterfly: Concept = {
  id: 'butterfly',
  words: {
    en: 'butterfly',
    de: 'schmetterling',
    es: 'mariposa',
    fr: 'papillon',
    zh: '蝴蝶',
    ja: '蝶',
    ar: 'فراشة',
    emoji: '🦋',
  },
  size: { width: 0.6, height: 0.25 },
  lives: ['garden'],
  stands: 'air',
  moves: 'flies',
  mirrors: true,
  build(mesh, random, look) {
    const c = schemeOf(look.colour, random, [
        ['#f08a1e', '#20140e', '#f6d9a8'],
        ['#3f7fe0', '#10182c', '#bcd6ff'],
        ['#f2d24a', '#3a2a14', '#fbf0c0'],
      ]),
      fold = 0.5;
    for (const s of [-1, 1]) {
      mesh.push().rotX(s * fold);
      mesh.sheet(
        (u, v) => {
          const a = -0.2 + v * 1.5,
            R = u * (0.34 + 0.2 * Math.sin(v * 2.2));
          return [-0.02 - R * Math.cos(a) * 0.8, 0, s * (0.02 + R * Math.sin(a + 0.5) * 0.9)];
        },
        10,
        10,
        (u, v) => (u > 0.86 || v < 0.06 || Math.abs(Math.sin(v * 9)) < 0.12 ? c[1] : c[0]),
      );
      mesh.sheet(
        (u, v) => {
          const a = v * 1.4,
            R = u * (0.3 + 0.06 * Math.sin(v * 6));
          return [0.02 + R * Math.sin(a) * 0.8, -0.01, s * (0.02 + R * Math.cos(a) * 0.85)];
        },
        8,
        8,
        (u, v) => (u > 0.84 || Math.abs(Math.sin(v * 8)) < 0.1 ? c[1] : c[0]),
      );
      mesh.pop();
    }
    mesh.ball(0, 0.01, 0, 0.16, 0.022, 0.022, '#1a120c', 0, 10);
    for (const s of [-1, 1])
      mesh.tube(
        [
          [-0.15, 0.02, 0.01 * s],
          [-0.28, 0.12, 0.07 * s],
        ],
        [0.005, 0.009],
        '#1a120c',
        0,
        4,
      );
  },
};
