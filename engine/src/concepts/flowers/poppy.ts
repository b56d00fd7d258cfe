import { between, buildFlower, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import type { Concept } from '../concept.ts';

export const poppyKind: FlowerKind = {
  height: 2.1,
  stemRadius: 0.022,
  tilt: 0.75,
  field: {
    height: 0.55,
    scale: 0.12,
    across: 0.12,
    form: 'disc',
    apart: 0.2,
    colours: ['#d8201c', '#e03a24', '#c8161a'],
    middle: '#1c1a16',
    cover: 0.42,
  },
  head(mesh, _random, _c) {
    const g = between('#9c1410', '#f0402a');
    for (const a of [0, 0.75])
      ring(mesh, 4, a, () =>
        petal(
          mesh,
          { L: 0.6, W: 0.42, open: 0.75 + a * 0.35, curl: 0.35, cup: 0.35, tip: 1.15, wave: 0.03, base: 0.03 },
          (_u, v) => (v < 0.22 ? '#1c0d10' : g(v)),
          8,
          8,
        ),
      );
    mesh.ball(0, 0.1, 0, 0.1, 0.13, 0.1, '#5c7a3c', 0, 10);
    ring(mesh, 16, 0, () =>
      mesh.tube(
        [
          [0.06, 0.05, 0],
          [0.16, 0.2, 0],
        ],
        [0.008, 0.018],
        '#1c1418',
        0,
        4,
      ),
    );
  },
  leaves: () => undefined,
};

export const poppy: Concept = {
  id: 'poppy',
  words: {
    en: 'poppy',
    de: 'mohn/mohnblume',
    es: 'amapola',
    fr: 'coquelicot',
    zh: '罂粟',
    ja: 'ポピー',
    ar: 'خشخاش',
    emoji: '',
  },
  size: { width: 1.2, height: 2.7 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 7,
  flower: poppyKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, poppyKind, { colour: look.colour, tilt: poppyKind.tilt, turn: 0 });
  },
};
