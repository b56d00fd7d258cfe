import { buildFlower, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import type { Concept } from '../concept.ts';

export const daisyKind: FlowerKind = {
  height: 1.7,
  stemRadius: 0.02,
  tilt: 0.8,
  field: {
    height: 0.36,
    scale: 0.075,
    across: 0.08,
    form: 'disc',
    apart: 0.13,
    colours: ['#fbfaf5'],
    middle: '#f2b51e',
    cover: 0.4,
  },
  head(mesh, random, _c) {
    ring(mesh, 21, random(), () =>
      petal(
        mesh,
        { L: 0.42, W: 0.075, open: 1.3 + (random() - 0.5) * 0.2, curl: 0.25, cup: 0.3, tip: 0.9, base: 0.13 },
        (_u, v) => (v < 0.2 ? '#dfe3cf' : '#fbfaf5'),
        3,
        5,
      ),
    );
    mesh.ball(0, 0.03, 0, 0.17, 0.1, 0.17, '#f2b51e', 0, 14);
  },
  leaves: () => undefined,
};

export const daisy: Concept = {
  id: 'daisy',
  words: {
    en: 'daisy',
    de: 'gänseblümchen',
    es: 'margarita',
    fr: 'marguerite',
    zh: '雏菊',
    ja: 'デイジー',
    ar: 'أقحوان',
    emoji: '🌼',
  },
  size: { width: 1.2, height: 2.3 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 7,
  flower: daisyKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, daisyKind, { colour: look.colour, tilt: daisyKind.tilt, turn: 0 });
  },
};
