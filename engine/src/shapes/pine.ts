import type { Random } from '../raster/random.ts';
import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, pick, vary } from './chance.ts';

interface PineLook {
  readonly h?: number;
  readonly tiers?: number;
  readonly n?: number;
}

const fresh = readColour('#7d8f4a');
const greens: readonly [string, ...string[]] = ['#26422a', '#2f4c2f', '#1f3826', '#3a5535', '#34482a'];
/** Trees of fewer tiers are seen from far away: their branches are plain. */
const fewTiers = 9;
/** Trees of more tiers are seen from near: their twigs are fine. */
const manyTiers = 20;

/** A conifer in tiers of drooping branches, which end in twigs where it is seen from near. */
export function buildPine(mesh: Mesh, random: Random, look: PineLook = {}): void {
  const h = look.h ?? 9 + random() * 5;
  const tiers = look.tiers ?? 15;
  const branches = look.n ?? 13;
  mesh
    .push()
    .object()
    .tube(
      [
        [0, -0.3, 0],
        [0, h * 0.96, 0],
      ],
      [h * 0.022, 0.02],
      '#4b3828',
      materials.bark,
      6,
    );
  for (let t = 0; t < tiers; t++) {
    const v = t / tiers;
    const y = h * (0.1 + 0.88 * v);
    const reach = h * 0.2 * (1 - v) ** 0.85 + 0.1;
    for (let i = 0; i < branches; i++) {
      const angle = (i / branches) * tau + t * 1.7 + random() * 0.35;
      const long = reach * (0.68 + random() * 0.5);
      const droop = long * (0.36 + random() * 0.26);
      const colour = vary(readColour(pick(random, greens)), random, 0.4);
      const branch = { angle, y: y + (random() - 0.5) * 0.04 * h * (1 - v), long, droop, colour };
      if (tiers < fewTiers) plainBranch(mesh, branch);
      else twiggedBranch(mesh, random, branch, tiers < manyTiers ? 4 : 8);
    }
  }
  mesh.pop();
}

interface Branch {
  readonly angle: number;
  readonly y: number;
  readonly long: number;
  readonly droop: number;
  readonly colour: Rgb;
}

function plainBranch(mesh: Mesh, { angle, y, long, droop, colour }: Branch): void {
  const [ca, sa, w] = [Math.cos(angle), Math.sin(angle), long * 0.3];
  const normal: Vec3 = [ca * 0.8, 0.65, sa * 0.8];
  const [root, tip]: [Vec3, Vec3] = [
    [0, y + 0.12 * long, 0],
    [ca * long, y - droop, sa * long],
  ];
  const side = (sign: number): Vec3 => [
    ca * long * 0.6 - sign * sa * w,
    y - droop * 0.5,
    sa * long * 0.6 + sign * ca * w,
  ];
  mesh.tri(root, side(1), tip, normal, normal, normal, colour, materials.leaf, 0.45, 0.9, 1.15);
  mesh.tri(root, tip, side(-1), normal, normal, normal, colour, materials.leaf, 0.45, 1.15, 0.9);
}

/** Pairs of twigs along a bough, longest in its middle and all of them swept forwards and down. */
function twiggedBranch(mesh: Mesh, random: Random, { angle, y, long, droop, colour }: Branch, pairs: number): void {
  const [ca, sa] = [Math.cos(angle), Math.sin(angle)];
  const normal: Vec3 = [ca * 0.8, 0.65, sa * 0.8];
  const on = (out: number, aside: number, down: number): Vec3 => [
    ca * long * out - sa * aside,
    y + 0.1 * long - (droop + 0.1 * long) * out ** 1.3 - down,
    sa * long * out + ca * aside,
  ];
  for (let k = 0; k < pairs; k++) {
    const out = 0.1 + (k / pairs) * 0.8;
    const twig = long * (0.42 - 0.24 * (k / pairs)) * (0.75 + random() * 0.5);
    const bright = 0.55 + 0.5 * out + (random() - 0.5) * 0.3;
    // What grew this year is lighter than what is behind it.
    const needles = mixRgb(colour, fresh, 0.3 * out * random());
    for (const sign of [1, -1]) {
      const tip = on(out + 0.24 + random() * 0.06, sign * twig, twig * (0.2 + random() * 0.3));
      const [from, to] = [on(out - 0.02, 0, 0), on(out + 0.56 / pairs, 0, 0)];
      mesh.tri(
        from,
        tip,
        to,
        normal,
        normal,
        normal,
        needles,
        materials.leaf,
        0.4 * bright,
        1.3 * bright,
        0.7 * bright,
      );
    }
  }
  const [left, right, end] = [on(0.7, long * 0.05, 0), on(0.7, -long * 0.05, 0), on(1.05, 0, 0)];
  mesh.tri(left, end, right, normal, normal, normal, colour, materials.leaf, 0.8, 1.3, 0.8);
}
