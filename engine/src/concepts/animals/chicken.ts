import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { buildFowl, plume } from '../../shapes/fowl.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const chicken: Concept = {
  id: 'chicken',
  words: {
    en: 'chicken/hen',
    de: 'huhn/hühner/henne',
    es: 'gallina',
    fr: 'poule',
    zh: '母鸡/鸡',
    ja: '鶏/めんどり',
    ar: 'دجاجة',
    emoji: '🐔',
  },
  size: { width: 0.5, height: 0.5 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const colours = look.colour ? allOf(look.colour) : pick(random, plumages);
    buildFowl(mesh, { colours, comb: 0.024, proud: 0 });
    tellHead(mesh, [-0.165, 0.43, 0], 0.042, { tip: [-0.24, 0.41, 0], aside: 0.75 });
    for (let i = 0; i < 12; i++) {
      const t = (i % 6) / 5;
      const z = (i < 6 ? -1 : 1) * (0.006 + 0.018 * (1 - t));
      plume(
        mesh,
        [
          [0.1, 0.25 + 0.03 * t, z],
          [0.17, 0.29 + 0.05 * t, z * 2],
          [0.25 - 0.05 * t, 0.3 + 0.13 * t, z * 2.4],
        ],
        0.021,
        colours[4],
      );
    }
  },
};

type Plumage = readonly [body: Colour, hackle: Colour, breast: Colour, edge: Colour, flight: Colour];

const plumages: readonly [Plumage, ...Plumage[]] = [
  ['#96562c', '#b8763a', '#8a4c28', '#a8703f', '#4c2c1a'],
  ['#e9e3d6', '#f1ece2', '#ece6da', '#faf7f0', '#cfc7b8'],
];

const allOf = (colour: Colour): Plumage => {
  const tone = (towards: Rgb, by: number): Rgb => mixRgb(readColour(colour), towards, by);
  return [colour, tone([1, 0.96, 0.9], 0.08), colour, tone([1, 0.96, 0.9], 0.2), tone([0.03, 0.02, 0.02], 0.3)];
};
