import { schemeOf } from '../../shapes/chance.ts';
import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const irisKind: FlowerKind = {
  height: 2.2,
  stemRadius: 0.035,
  tilt: 0.35,
  field: {
    height: 0.66,
    scale: 0.11,
    across: 0.13,
    form: 'cup',
    apart: 0.18,
    rows: 0.8,
    band: 0.5,
    colours: ['#5a3fb0', '#7a5fd0', '#3f3a9c'],
    cover: 0.55,
  },
  head(mesh, random, c) {
    const [light, , dark] = schemeOf(c, random, [
      ['#8a6ad8', '#8a6ad8', '#3f2a8a'],
      ['#6a8ae0', '#6a8ae0', '#2a3a8a'],
    ]);
    const tone = between(dark, light);
    // Three standards rise, three falls hang and carry a yellow beard.
    ring(mesh, 3, 0.5, () =>
      petal(
        mesh,
        { L: 0.72, W: 0.25, open: 0.5, curl: -1.1, cup: 0.5, tip: 0.8, wave: 0.03, round: 0.6 },
        (_u, v) => tone(0.45 + 0.5 * v),
        12,
        14,
      ),
    );
    ring(mesh, 3, 0.5 + Math.PI / 3, () =>
      petal(
        mesh,
        { L: 0.85, W: 0.27, open: 0.95, curl: 1.75, cup: 0.2, tip: 0.8, wave: 0.03, round: 0.7 },
        (u, v) =>
          v < 0.45 && Math.abs(u - 0.5) < 0.08
            ? '#f0c02e'
            : v < 0.4 && Math.abs(u - 0.5) < 0.2
              ? '#f4f0fa'
              : tone(0.25 + 0.4 * v),
        14,
        16,
      ),
    );
    ring(mesh, 3, 0.5 + Math.PI / 3, () =>
      petal(mesh, { L: 0.4, W: 0.1, open: 0.75, curl: 0.5, cup: 0.5, tip: 0.8 }, () => tone(0.9), 6, 8),
    );
    mesh.ball(0, -0.08, 0, 0.09, 0.2, 0.09, '#6a8a3a', materials.plain, 12);
  },
  leaves(mesh, _random, h) {
    for (let i = 0; i < 7; i++) {
      mesh.push().rotY(i * 2.2);
      leafBlade(mesh, { L: h * (0.8 + 0.05 * (i % 3)), W: 0.075, open: 0.12, curl: 0.25 }, ['#3f7a44', '#7aa868']);
      mesh.pop();
    }
  },
};

export const iris: Concept = {
  id: 'iris',
  words: {
    en: 'iris',
    de: 'iris/schwertlilie',
    es: 'iris',
    fr: 'iris',
    zh: '鸢尾花',
    ja: 'アヤメ/菖蒲',
    ar: 'سوسن',
    emoji: '🪻',
  },
  size: { width: 1.2, height: 2.8 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 5,
  flower: irisKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, irisKind, { colour: look.colour, tilt: irisKind.tilt, turn: 0 });
  },
};
