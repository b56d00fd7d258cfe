import { pick, vary } from '../../shapes/chance.ts';
import { buildFlower } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const golds = ['#d9b05a', '#cfa04a', '#e2be70', '#c4924a'] as const;

/** How many grains stand over one another in an ear, and how far apart. */
const [grains, step] = [11, 0.052] as const;

export const wheatKind: FlowerKind = {
  height: 3.1,
  stemRadius: 0.012,
  straw: '#b89a50',
  tilt: 0.22,
  field: {
    height: 0.78,
    scale: 0.22,
    across: 0.03,
    form: 'spike',
    long: 0.13,
    slight: true,
    apart: 0.035,
    colours: golds,
    green: '#b8994e',
    cover: 0.92,
  },
  head(mesh, random, said) {
    for (let i = 0; i < grains; i++)
      for (const turn of [0, 1, 2]) {
        const a = turn * 2.094 + i * 1.05;
        const [x, z] = [Math.cos(a), Math.sin(a)];
        const [y, out] = [i * step, 0.062 * (1 - (i / grains) ** 3 * 0.7)];
        const colour = vary(readColour(said ?? pick(random, golds)), random);
        const normal: Vec3 = [x, 0.35, z];
        const [base, tip]: readonly [Vec3, Vec3] = [
          [x * 0.016, y, z * 0.016],
          [x * out, y + 0.105, z * out],
        ];
        const across: Vec3 = [-z * 0.03, 0.05, x * 0.03];
        const side = (s: number): Vec3 => [
          x * out * 0.75 + across[0] * s,
          y + across[1],
          z * out * 0.75 + across[2] * s,
        ];
        mesh.tri(base, side(1), side(-1), normal, normal, normal, colour, materials.leaf);
        mesh.tri(side(1), tip, side(-1), normal, normal, normal, colour, materials.leaf);
        // The awns reach over the ear.
        const far: Vec3 = [x * (out + 0.09), y + 0.46, z * (out + 0.09)];
        const beside: Vec3 = [tip[0] - z * 0.006, tip[1], tip[2] + x * 0.006];
        if (turn !== 2 || i % 2 === 0) mesh.tri(tip, far, beside, normal, normal, normal, colour, materials.leaf);
      }
  },
  leaves: () => undefined,
};

export const wheat: Concept = {
  id: 'wheat',
  words: {
    en: 'wheat/golden wheat/ear of wheat/wheat ear/barley/rye/wheatfield',
    de: 'weizen/weizenfeld/kornfeld/getreide/getreidefeld/gerste/roggen/ähre/ähren',
    es: 'trigo/trigal/cebada/espiga',
    fr: 'blé/champ de blé/orge/seigle/épi de blé',
    zh: '小麦/麦田/麦穗',
    ja: '小麦/麦畑/麦',
    ar: 'قمح/حقل قمح/سنابل',
    emoji: '🌾',
  },
  size: { width: 1.2, height: 3.6 },
  lives: ['hills', 'garden'],
  stands: 'ground',
  moves: 'sways',
  plural: 12,
  mass: true,
  flower: wheatKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, wheatKind, { colour: look.colour, tilt: wheatKind.tilt, turn: 0 });
  },
};
