import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import type { Concept } from '../concept.ts';

export const sunflowerKind: FlowerKind = {
  height: 3.2,
  stemRadius: 0.055,
  tilt: 1.15,
  field: {
    height: 1.5,
    scale: 0.19,
    across: 0.4,
    form: 'disc',
    apart: 0.42,
    rows: 0.95,
    band: 0.35,
    colours: ['#f4b81c', '#f2ac12'],
    middle: '#3a2412',
    green: '#4a7a2c',
    cover: 0.5,
  },
  head(mesh, random, _c) {
    const g = between('#d98208', '#fcd02c');
    for (const [n, a, o, s] of [
      [21, 0, 1.34, 1],
      [21, 0.15, 1.2, 0.94],
      [17, 0.07, 1.5, 1.02],
    ] as const)
      ring(mesh, n, a, () =>
        petal(
          mesh,
          {
            L: 0.62 * s * (0.9 + random() * 0.2),
            W: 0.12,
            open: o + (random() - 0.5) * 0.2,
            curl: 0.35 + (random() - 0.5) * 0.5,
            cup: 0.5,
            tip: 0.75,
            base: 0.42,
          },
          (_u, v) => g(0.15 + v * 0.85),
          4,
          7,
        ),
      );
    mesh.lathe(
      [
        [0.48, 0.0],
        [0.46, 0.1],
        [0.3, 0.15],
        [0.001, 0.12],
      ],
      26,
      '#3a2212',
    );
    for (let i = 0; i < 330; i++) {
      const q = Math.sqrt(i / 330) * 0.47,
        a = i * 2.39996,
        t = q / 0.47,
        y = 0.13 + 0.03 * Math.sin(t * 3);
      mesh
        .push()
        .at(Math.cos(a) * q, y, Math.sin(a) * q)
        .rotY(-a)
        .lathe(
          [
            [0.017, 0],
            [0.012, 0.04],
            [0, 0.05],
          ],
          5,
          t > 0.82 ? '#c8861e' : t > 0.4 ? '#6b3f18' : '#3a2a14',
        );
      mesh.pop();
    }
    ring(mesh, 15, 0, () => petal(mesh, { L: 0.5, W: 0.1, open: 1.75, curl: 0.3, base: 0.35 }, () => '#4f7d2e', 3, 4));
  },
  leaves(mesh, _random, h) {
    for (let i = 0; i < 5; i++) {
      mesh
        .push()
        .at(0, h * (0.2 + 0.13 * i), 0)
        .rotY(i * 2.4);
      leafBlade(mesh, { L: 1, W: 0.36, open: 0.85, curl: 0.9 });
      mesh.pop();
    }
  },
};

export const sunflower: Concept = {
  id: 'sunflower',
  words: {
    en: 'sunflower',
    de: 'sonnenblume',
    es: 'girasol',
    fr: 'tournesol',
    zh: '向日葵',
    ja: 'ひまわり/向日葵',
    ar: 'عباد الشمس',
    emoji: '🌻',
  },
  size: { width: 1.2, height: 3.8000000000000003 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 5,
  flower: sunflowerKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, sunflowerKind, { colour: look.colour, tilt: sunflowerKind.tilt, turn: 0 });
  },
};
