import { buildFlower } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { pick, vary } from '../../shapes/chance.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const lavenderKind: FlowerKind = {
  height: 2.2,
  stemRadius: 0.018,
  tilt: 0,
  field: {
    height: 0.52,
    scale: 0.2,
    across: 0.055,
    form: 'spike',
    long: 0.24,
    slight: true,
    apart: 0.06,
    rows: 1.5,
    band: 0.72,
    ridge: 0.34,
    earth: true,
    colours: ['#7a5fc0', '#6a4fb0', '#9478d6', '#5a3f9c'],
    green: '#6f7f5e',
    cover: 0.8,
  },
  head(mesh, random, _c) {
    const cs: readonly [string, ...string[]] = ['#7a5fc0', '#6a4fb0', '#9478d6', '#5a3f9c'];
    for (let w = 0; w < 9; w++)
      for (let i = 0; i < 9; i++) {
        const a = i * 0.7 + w * 1.1 + random() * 0.4,
          y = w * 0.13 + random() * 0.04,
          q = 0.105 * (1 - (w / 9) ** 2 * 0.65),
          ca = Math.cos(a),
          sa = Math.sin(a),
          s = 0.07,
          c = vary(readColour(pick(random, cs)), random),
          N: Vec3 = [ca, 0.5, sa];
        mesh.tri(
          [ca * 0.02, y, sa * 0.02],
          [ca * q - sa * s * 0.5, y + s, sa * q + ca * s * 0.5],
          [ca * q + sa * s * 0.5, y + s * 0.6, sa * q - ca * s * 0.5],
          N,
          N,
          N,
          c,
          materials.leaf,
        );
        mesh.tri(
          [ca * q - sa * s * 0.5, y + s, sa * q + ca * s * 0.5],
          [ca * q * 1.35, y + s * 1.5, sa * q * 1.35],
          [ca * q + sa * s * 0.5, y + s * 0.6, sa * q - ca * s * 0.5],
          N,
          N,
          N,
          c,
          materials.leaf,
        );
      }
  },
  leaves: () => undefined,
};

export const lavender: Concept = {
  id: 'lavender',
  words: {
    en: 'lavender',
    de: 'lavendel',
    es: 'lavanda',
    fr: 'lavande',
    zh: '薰衣草',
    ja: 'ラベンダー',
    ar: 'خزامى',
    emoji: '',
  },
  size: { width: 1.2, height: 2.8000000000000003 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 12,
  mass: true,
  flower: lavenderKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, lavenderKind, { colour: look.colour, tilt: lavenderKind.tilt, turn: 0 });
  },
};
