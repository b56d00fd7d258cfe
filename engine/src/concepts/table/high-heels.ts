import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const highHeels: Concept = {
  id: 'high heels',
  words: {
    en: 'high heels/high heel/high-heels/heels/stilettos/stiletto/stiletto heels/high heel shoes/high heeled shoes/high-heeled shoes',
    de: 'stöckelschuhe/stöckelschuh/high heels/hochhackige schuhe/absatzschuhe',
    es: 'tacones/zapatos de tacón/tacones altos/zapato de tacón',
    fr: 'talons hauts/escarpins/escarpin/chaussures à talons/talons aiguilles',
    zh: '高跟鞋',
    ja: 'ハイヒール/パンプス',
    ar: 'كعب عالي/حذاء بكعب عالي',
    emoji: '👠',
  },
  size: { width: 3.1, height: 2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: -0.45,
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const leather = readColour(look.colour ?? pick(random, ['#b3141f', '#151316', '#1d3a6e', '#c2185b']));
    mesh.push().at(0.12, 0, 0.42).rotY(0.06);
    shoe(mesh, leather);
    mesh.pop();
    mesh.push().at(-0.1, 0, -0.46).rotY(-0.14);
    shoe(mesh, leather);
    mesh.pop();
  },
};

/** The line of the sole from its pointed toe to the heel, and how wide it is on the way. */
const line = smoothWay(
  triples([
    -1.5, 0.07, 0, -1.1, 0.05, 0, -0.72, 0.05, 0, -0.36, 0.17, 0, 0.02, 0.48, 0, 0.4, 0.9, 0, 0.74, 1.16, 0, 1.06, 1.24,
    0,
  ]),
  10,
);
const widths = smoothWay(
  triples([0.02, 0, 0, 0.26, 0, 0, 0.4, 0, 0, 0.4, 0, 0, 0.29, 0, 0, 0.23, 0, 0, 0.26, 0, 0, 0.25, 0, 0]),
  10,
);

/** A number of the way at a share of it. */
function along(of: readonly Vec3[], t: number, axis: 0 | 1): number {
  const at = Math.min(1, Math.max(0, t)) * (of.length - 1);
  const [a, b] = [of[Math.floor(at)] ?? [0, 0, 0], of[Math.ceil(at)] ?? [0, 0, 0]];
  return a[axis] + (b[axis] - a[axis]) * (at % 1);
}

const wide = (t: number): number => {
  const end = Math.max(0, (t - 0.86) / 0.14);
  return along(widths, t, 0) * Math.sqrt(Math.max(0.0004, 1 - end ** 2.2));
};

/** How high a foot would fill it. */
const high = (t: number): number => 0.05 + 0.35 * smooth(-0.06, 0.3, t) + 0.34 * smooth(0.6, 1, t);

/** A point of one side of the upper: from the toe (0) to the heel (1), and from the sole (0) to the middle of the back of a foot (1). */
function upper(t: number, q: number, side: number, inward = 0): Vec3 {
  const a = (q * Math.PI) / 2;
  const heel = 0.1 * smooth(0.8, 1, t) * Math.sin(q * 2.2);
  return [
    along(line, t, 0) + heel - inward * smooth(0.8, 1, t) * 1.2,
    along(line, t, 1) + high(t) * Math.sin(a) ** 0.95,
    side * Math.max(0.002, wide(t) - inward) * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.75,
  ];
}

/** How far up the leather goes there: over the toes all the way, low at the sides, and up behind the heel. */
const reach = (t: number): number => 1 - 0.66 * smooth(0.28, 0.4, t) + 0.34 * smooth(0.62, 1, t);

function shoe(mesh: Mesh, leather: Rgb): void {
  const [lining, sole] = [readColour('#e6d2b4'), mixRgb(leather, [0.01, 0.008, 0.008], 0.7)] as const;
  for (const s of [-1, 1]) {
    mesh.sheet(
      (u, v) => upper(u, v * reach(u), s),
      90,
      26,
      () => leather,
      materials.gloss,
    );
    mesh.sheet(
      (u, v) => upper(0.25 + 0.75 * u, v * (reach(0.25 + 0.75 * u) - 0.02), s, 0.022),
      60,
      12,
      () => lining,
      materials.cloth,
    );
    // The rim is turned in and sewn.
    mesh.tube(
      Array.from({ length: 61 }, (_, i) => {
        const t = 0.31 + 0.69 * (i / 60);
        return upper(t, reach(t), s, 0.006);
      }),
      [0.018],
      mixRgb(leather, [0.02, 0.01, 0.01], 0.25),
      materials.gloss,
      8,
    );
  }
  const across =
    (lift: number, share: number) =>
    (u: number, v: number): Vec3 => [along(line, u, 0), along(line, u, 1) + lift, (v - 0.5) * 2 * wide(u) * share];
  mesh.sheet(across(0.035, 0.97), 70, 6, () => lining, materials.cloth);
  mesh.sheet(across(-0.05, 0.98), 70, 6, () => sole, materials.plain);
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v) => [along(line, u, 0), along(line, u, 1) - 0.05 + 0.06 * v, s * wide(u) * 0.99],
      80,
      1,
      () => sole,
      materials.gloss,
    );
  // The heel tapers to a tip no wider than a coin.
  const stem = smoothWay(
    triples([0.82, 1.16, 0, 0.9, 0.86, 0, 0.97, 0.5, 0, 0.99, 0.2, 0, 0.99, 0.05, 0]).map(([x, y]): Vec3 => [x, y, 0]),
    8,
  );
  mesh.tube(
    stem,
    stem.map((_, i) => 0.065 + 0.175 * (1 - i / (stem.length - 1)) ** 2.4),
    leather,
    materials.gloss,
    22,
  );
  mesh.cyl(0.99, 0, 0, 0.075, 0.07, 0.06, '#1a1718', materials.plain, 16);
}
