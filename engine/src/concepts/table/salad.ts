import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { lettuceLeaf } from '../../shapes/lettuce-leaf.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const greens = ['#3f8a24', '#6aae34', '#2f7424', '#8abe48'] as const;

/** Half a cherry tomato whose cut looks along y. */
function tomatoHalf(mesh: Mesh): void {
  mesh.lathe(smoothProfile(pairs([0, -0.17, 0.12, -0.13, 0.18, -0.04, 0.18, 0])), 28, '#c4201a', materials.gloss);
  mesh.cyl(0, -0.004, 0, 0.18, 0.176, 0.008, '#d8402a', materials.wet, 28);
  for (const a of [0.5, 2.6, 4.7])
    mesh.ball(Math.cos(a) * 0.09, 0.004, Math.sin(a) * 0.09, 0.055, 0.012, 0.04, '#e89a3a', materials.wet, 12);
}

/** A slice of cucumber that looks along y. */
function cucumberSlice(mesh: Mesh): void {
  mesh
    .cyl(0, 0, 0, 0.25, 0.25, 0.045, '#2f6a2a', materials.gloss, 32)
    .cyl(0, 0.045, 0, 0.232, 0.23, 0.004, '#d2e6a4', materials.wet, 32)
    .cyl(0, 0.049, 0, 0.14, 0.13, 0.003, '#bcd888', materials.wet, 24);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * tau;
    mesh.ball(Math.cos(a) * 0.1, 0.053, Math.sin(a) * 0.1, 0.022, 0.006, 0.012, '#eef4cc', materials.wet, 8);
  }
}

export const salad: Concept = {
  id: 'salad',
  words: {
    en: 'salad/bowl of salad/salad bowl/green salad/greek salad/caesar salad/vegetable salad/garden salad/lettuce',
    de: 'salat/salate/salatschüssel/griechischer salat/kopfsalat',
    es: 'ensalada/ensalada griega/lechuga',
    fr: 'salade/salade verte/salade grecque/laitue',
    zh: '沙拉/蔬菜沙拉/生菜',
    ja: 'サラダ/レタス',
    ar: 'سلطة/سلطة خضراء/خس',
    emoji: '🥗/🥬',
  },
  size: { width: 2.9, height: 1.75 },
  lives: ['room', 'kitchen'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const wood = readColour(look.colour ?? '#a8703a');
    const place = random() * 20;
    paintedLathe(
      mesh,
      smoothProfile(
        pairs([0, 0.02, 0.6, 0, 0.66, 0.06, 0.66, 0.06, 1, 0.3, 1.28, 0.66, 1.38, 1, 1.36, 1.04, 1.3, 1.02, 1.2, 0.8]),
      ),
      {
        colour: (turn, share) => {
          const ring = Math.sin(share * 60 + 6 * fbm(Math.cos(turn * tau) * 2 + place, Math.sin(turn * tau) * 2, 3));
          return mixRgb(wood, [0.12, 0.05, 0.015], 0.22 + 0.16 * ring);
        },
        material: materials.gloss,
        segments: 96,
        rows: 90,
      },
    );
    mesh.cyl(0, 0.8, 0, 1.2, 1.1, 0.14, '#3f6a22', materials.leaf, 40);
    // Leaves stand around the rim and lie over each other towards the middle.
    for (let i = 0; i < 34; i++) {
      const ring = i < 15 ? 0 : i < 27 ? 1 : 2;
      const a = i * 2.4 + random() * 0.3;
      const r = [0.55, 0.22, 0.02][ring] ?? 0;
      mesh
        .push()
        .at(Math.cos(a) * r, 0.86 + ring * 0.2, Math.sin(a) * r)
        .rotY(-a)
        .rotZ([0.5, 0.32, 0.3][ring] ?? 0)
        .rotX((random() - 0.5) * 0.8);
      const isRed = random() < 0.16;
      lettuceLeaf(mesh, {
        long: 0.72 + random() * 0.2,
        half: 0.3 + random() * 0.08,
        place: random() * 9,
        dark: readColour(isRed ? '#6a1f34' : pick(random, greens)),
        light: readColour(isRed ? '#8aa848' : '#a8cf62'),
      });
      mesh.pop();
    }
    const onHeap = (a: number, r: number): readonly [number, number, number] => [
      Math.cos(a) * r,
      1.52 - r * r * 0.36,
      Math.sin(a) * r,
    ];
    const lay = (a: number, r: number, tilt: number, build: () => void): void => {
      mesh
        .push()
        .at(...onHeap(a, r))
        .rotY(-a)
        .rotZ(-r * 0.7)
        .rotX(tilt);
      build();
      mesh.pop();
    };
    // The front half is what is seen: there lies the best of it, turned to the eye.
    for (const [a, r, tilt] of [
      [-1.6, 0.72, -0.7],
      [-0.7, 0.6, -0.5],
      [-2.5, 0.5, -0.4],
      [1.2, 0.4, 0],
      [-1.3, 0.12, -0.5],
      [0.1, 0.78, -0.3],
      [3.1, 0.8, -0.3],
    ] as const)
      lay(a, r, tilt, () => tomatoHalf(mesh));
    for (const [a, r, tilt] of [
      [-2.1, 0.82, -0.6],
      [-1.1, 0.86, -0.7],
      [-0.3, 0.36, -0.5],
      [2.4, 0.3, -0.4],
      [-2.9, 0.3, -0.6],
    ] as const)
      lay(a, r, tilt, () => cucumberSlice(mesh));
    for (const [a, r] of pairs([-1.9, 0.36, -0.9, 0.9, 0.6, 0.5, -2.7, 0.86]))
      lay(a, r, 0, () => {
        mesh.ball(0, 0.05, 0, 0.13, 0.11, 0.11, '#241a26', materials.gloss, 20);
      });
    for (let i = 0; i < 12; i++)
      lay(i * 2.1 + 0.4, 0.15 + 0.07 * i, 0, () => {
        mesh.rotY(i).rotX(random() - 0.5);
        mesh.box(0, 0, 0, 0.17, 0.13, 0.15, '#f8f5ea', materials.snow);
      });
    for (let i = 0; i < 6; i++)
      lay(i * 1.05 - 2.9, 0.5 + (i % 3) * 0.16, -0.5, () => hoop(mesh, 0.06, 0.2, 0.022, '#a85a8a', materials.wet));
  },
};
