import { mixRgb } from '../../raster/colour.ts';
import { buildFeatheredWing } from '../../shapes/feathered-wing.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { HeadAxes, QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Cones, Marks } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';
import { lionForm } from './lion.ts';

export const griffin: Concept = {
  id: 'griffin',
  words: {
    en: 'griffin/gryphon/griffon',
    de: 'greif/greifen/greife',
    es: 'grifo/grifos',
    fr: 'griffon',
    zh: '狮鹫/格里芬',
    ja: 'グリフォン/グリフィン',
    ar: 'غريفين',
    emoji: '',
  },
  size: { width: 3.3, height: 2.6 },
  lives: ['mountains', 'hills', 'forest', 'desert'],
  stands: 'ground',
  moves: 'still',
  flies: 'rising',
  turn: -0.4,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const { whiskers: _whiskers, ...lion } = lionForm(random, look);
    const [coat, light, dark] = lion.colours;
    const white = look.colour === undefined ? '#efe6d4' : mixRgb(readColour(look.colour), [0.95, 0.92, 0.86], 0.6);
    const brown = look.colour ?? '#6b4526';
    const form: QuadrupedForm = {
      ...lion,
      neck: { length: 0.5, rise: 0.95, radius: 0.17 },
      head: { size: 0.17, muzzle: 0.05, thick: 0.07, dip: 0.3, yaw: 0.75, kind: 'dog', eyes: 1.15 },
      ears: { kind: 'pointed', size: 0.9, inside: 2 },
      nose: 'none',
      iris: '#e8b02a',
      colours: [coat, light, dark, white, brown, '#d9a02a'],
      paint: {},
      faceMarks: [],
      marks: plumage,
      shaggy: [3],
    };
    const at = buildQuadruped(mesh, random, form, ruff);
    beak(mesh, at);
    for (const s of [-1, 1])
      buildFeatheredWing(mesh, {
        arm: [
          [-0.42, 1.08, 0.2 * s],
          [-0.5, 1.85, 0.55 * s],
          [0.35, 2.45, 1.05 * s],
        ],
        feathers: [0.8, 1],
        colours: [brown, look.colour === undefined ? '#3c2716' : mixRgb(readColour(brown), [0.02, 0.015, 0.01], 0.3)],
      });
  },
};

/** Feathers cover the fore half: white on head and neck, brown over shoulders and breast, down to yellow talons. */
const plumage: readonly Marks[] = [
  { colour: 4, on: [0], share: (x, y) => smooth(-0.34, -0.5, x) * smooth(0.5, 0.72, y) },
  { colour: 3, on: [0, 4], share: (x, y) => smooth(0.06, 0.18, (y - 1.02) * 0.7 - (x + 0.56) * 0.7) },
  { colour: 5, on: [0], share: (x, y) => smooth(-0.1, -0.2, x) * smooth(0.44, 0.34, y) },
];

/** Long feathers behind the cheeks and down the neck. */
function ruff(at: HeadAxes, size: number): Cones {
  return haired(
    5,
    melting(
      size * 0.14,
      Array.from({ length: 46 }, (_, i) => {
        const turn = i * 2.4;
        const back = (i * 0.618) % 1;
        const [up, aside] = [Math.cos(turn), Math.sin(turn)];
        const drop = 0.5 * back + 0.2;
        return [
          ...at(-0.35 - back, up * 0.75 - drop * 0.4, aside * 0.75),
          size * 0.32,
          ...at(-0.85 - back * 1.5, up * (1.05 + 0.25 * back) - drop * 1.6, aside * (1.05 + 0.2 * back)),
          size * 0.1,
          3,
        ];
      }),
    ),
  );
}

/** The hooked bill of an eagle, in the axes of the head. */
function beak(mesh: Mesh, at: HeadAxes): void {
  const size = 0.17;
  const half = (points: readonly (readonly [number, number, number])[], colour: string): void =>
    void mesh.tube(
      points.map(([ahead, up]) => at(ahead, up, 0)),
      points.map(([, , radius]) => radius * size),
      colour,
      materials.wet,
      18,
    );
  half(
    [
      [0.6, -0.02, 0.5],
      [0.95, 0.06, 0.44],
      [1.35, 0.04, 0.33],
      [1.65, -0.16, 0.21],
      [1.78, -0.44, 0.1],
      [1.74, -0.68, 0.01],
    ],
    '#dda52c',
  );
  half(
    [
      [0.6, -0.34, 0.34],
      [1.05, -0.42, 0.25],
      [1.42, -0.46, 0.08],
    ],
    '#b98420',
  );
}
