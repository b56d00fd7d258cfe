import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { ProfilePoint } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const burger: Concept = {
  id: 'burger',
  words: {
    en: 'burger/hamburger/cheeseburger',
    de: 'burger/hamburger',
    es: 'hamburguesa',
    fr: 'hamburger/burger',
    zh: '汉堡',
    ja: 'ハンバーガー',
    ar: 'برجر/همبرغر',
    emoji: '🍔',
  },
  size: { width: 2.3, height: 1.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random) {
    const place = random() * 30;
    paintedLathe(mesh, smoothProfile(plate), {
      colour: () => readColour('#ece8de'),
      material: materials.gloss,
      segments: 96,
    });
    mesh.at(0, 0.07, 0);
    paintedLathe(mesh, smoothProfile(heel), {
      colour: baked(place, 0.05),
      material: materials.plain,
      segments: 96,
      rows: 40,
    });
    buildLettuce(mesh, place);
    paintedLathe(mesh, smoothProfile(patty), {
      colour: (turn, share) => {
        const k = fbm(Math.cos(turn * tau) * 14 + place, Math.sin(turn * tau) * 14 + share * 22, 3);
        return mixRgb(readColour('#2c160c'), readColour('#7a4526'), smooth(0.3, 0.75, k));
      },
      bulge: (turn, share) =>
        1 + 0.05 * (fbm(Math.cos(turn * tau) * 9 + place, Math.sin(turn * tau) * 9 + share * 7, 3) - 0.5),
      material: materials.wet,
      segments: 160,
      rows: 44,
    });
    for (const turn of [0.25, 1.05]) buildCheese(mesh, turn);
    for (let i = 0; i < 4; i++)
      buildTomato(mesh, Math.cos(i * 1.6 + 0.4) * 0.34, Math.sin(i * 1.6 + 0.4) * 0.34, 0.6 + i * 0.006);
    paintedLathe(mesh, smoothProfile(crown), {
      colour: baked(place + 7, 0.9),
      material: materials.wet,
      segments: 120,
      rows: 60,
    });
    sowSesame(mesh, random);
  },
};

const plate: readonly ProfilePoint[] = [
  [0.62, 0],
  [0.7, 0.02],
  [1.02, 0.06],
  [1.2, 0.13],
  [1.18, 0.14],
  [0.98, 0.085],
  [0.6, 0.07],
  [0, 0.07],
];
const heel: readonly ProfilePoint[] = [
  [0, 0],
  [0.58, 0],
  [0.74, 0.06],
  [0.78, 0.16],
  [0.74, 0.24],
  [0.66, 0.27],
  [0, 0.28],
];
const patty: readonly ProfilePoint[] = [
  [0, 0.35],
  [0.62, 0.35],
  [0.76, 0.38],
  [0.8, 0.45],
  [0.76, 0.53],
  [0.62, 0.56],
  [0, 0.56],
];
const crown: readonly ProfilePoint[] = [
  [0, 0.69],
  [0.62, 0.68],
  [0.78, 0.71],
  [0.84, 0.79],
  [0.81, 0.93],
  [0.68, 1.09],
  [0.47, 1.21],
  [0.22, 1.27],
  [0, 1.28],
];

/** Crust: brown where it rose to the heat, pale at its lower rim; `brown` is how much of it is. */
const baked =
  (place: number, brown: number) =>
  (turn: number, share: number): Rgb => {
    const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
    const k = fbm(x * 3 + place, z * 3 + share * 5, 4) - 0.5;
    const crust = mixRgb(readColour('#cf8a3e'), readColour('#9c5220'), smooth(0.35, 1, share + k * 0.5) * brown);
    const pale = smooth(0.34, 0.16, share + k * 0.25) * (0.4 + 0.5 * brown);
    return mixRgb(crust, readColour('#ecc98c'), pale);
  };

/** A leaf that hangs over the lower half in folds. */
function buildLettuce(mesh: Mesh, place: number): void {
  mesh.sheet(
    (u, v) => {
      const turn = u * tau;
      const fold = Math.sin(turn * 9 + place) * 0.6 + Math.sin(turn * 23 + place * 2) * 0.4;
      const r = 0.45 + v * (0.44 + 0.05 * Math.sin(turn * 5 + place));
      return [Math.cos(turn) * r, 0.335 + 0.055 * fold * v * v - 0.11 * v ** 4, Math.sin(turn) * r];
    },
    260,
    12,
    (u, v) => mixRgb(readColour('#cfe08a'), readColour('#4f9a2c'), smooth(0.15, 0.95, v + 0.2 * Math.sin(u * 160))),
    materials.leaf,
  );
}

/** A slice that lies on the meat, its corners hanging down. */
function buildCheese(mesh: Mesh, turn: number): void {
  mesh.push().rotY(turn);
  const slice =
    (lower: number) =>
    (u: number, v: number): Vec3 => {
      const [x, z] = [(u - 0.5) * 1.5, (v - 0.5) * 1.5];
      const beyond = Math.max(0, Math.hypot(x, z) - 0.72);
      const inwards = 1 - beyond * 0.35;
      return [x * inwards, 0.578 + turn * 0.012 - beyond * 0.75 - lower, z * inwards];
    };
  mesh.sheet(slice(0), 40, 40, () => '#f0ac2a', materials.wet);
  mesh.sheet(
    (u, v) => slice(0.018)(v, u),
    40,
    40,
    () => '#c97f14',
    materials.wet,
  );
  mesh.pop();
}

function buildTomato(mesh: Mesh, x: number, z: number, y: number): void {
  mesh.push().at(x, y, z);
  const slice: readonly ProfilePoint[] = [
    [0, 0],
    [0.36, 0],
    [0.4, 0.035],
    [0.36, 0.07],
    [0, 0.07],
  ];
  paintedLathe(mesh, smoothProfile(slice), {
    colour: (_turn, share) =>
      mixRgb(readColour('#e2604a'), readColour('#b3201a'), smooth(0.2, 0.45, Math.abs(share - 0.5) < 0.3 ? 1 : 0)),
    material: materials.wet,
    segments: 48,
  });
  mesh.pop();
}

/** Seeds all over the dome, each lying on it. */
function sowSesame(mesh: Mesh, random: Random): void {
  const dome = smoothProfile(crown).filter(([r, y]) => y > 0.9 && r < 0.8);
  for (let i = 0; i < 130; i++) {
    const t = Math.sqrt((i + 0.5) / 130) * 0.74;
    const near = dome.findIndex(([r]) => r <= t);
    const [[r0 = 0, y0 = 0] = [], [r1 = 0, y1 = 0] = []] = [dome[Math.max(0, near - 1)], dome[near]];
    const share = r0 === r1 ? 0 : (t - r0) / (r1 - r0);
    const a = i * 2.39996 + random() * 0.3;
    mesh
      .push()
      .at(Math.cos(a) * t, y0 + (y1 - y0) * share + 0.006, Math.sin(a) * t)
      .rotY(random() * tau)
      .ball(0, 0, 0, 0.03, 0.013, 0.018, '#f3e2b4', materials.plain, 8)
      .pop();
  }
}
