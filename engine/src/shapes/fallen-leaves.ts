import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import { pick, tau, vary } from './chance.ts';
import { manyAcross } from './many-across.ts';

/** How the leaves lie that have fallen before the eye; metres. */
export interface Strewn {
  readonly many: number;
  readonly near: number;
  readonly far: number;
  /** How far to each side they lie, for every metre ahead. */
  readonly spread: number;
  /** How much wider than a square picture it is. */
  readonly wide: number;
  readonly ground: Ground;
  /** How likely one lies at a place, 0 to 1. */
  readonly lies: (x: number, z: number) => number;
  readonly colours: readonly [string, ...string[]];
  /** How long one is, and how broad for its length. */
  readonly long: number;
  readonly slim: number;
}

/** Single leaves on the ground, each of two triangles folded along its rib: close together near the eye, where single ones are seen. */
export function strewLeaves(mesh: Mesh, random: Random, of: Strewn): void {
  mesh.object();
  const count = of.many * manyAcross(of.wide);
  for (let i = 0; i < count; i++) {
    const z = of.near * (of.far / of.near) ** random();
    const x = (random() * 2 - 1) * of.spread * of.wide * (z + 1);
    const [turn, size, chance] = [random() * tau, 0.7 + random() * 0.7, random()];
    const [rise, roll, fold] = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.7, 0.1 + random() * 0.25];
    const colour = vary(readColour(pick(random, of.colours)), random, 0.4);
    if (chance > of.lies(x, z)) continue;
    // Farther away fewer of them lie: each is a little larger.
    const half = of.long * 0.5 * size * (1 + z * 0.025);
    layLeaf(mesh, { x, y: of.ground(x, z) + half * 0.22, z }, { half, turn, rise, roll, fold, slim: of.slim, colour });
  }
}

function layLeaf(
  mesh: Mesh,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  leaf: {
    readonly half: number;
    readonly turn: number;
    readonly rise: number;
    readonly roll: number;
    readonly fold: number;
    readonly slim: number;
    readonly colour: readonly [number, number, number];
  },
): void {
  const { half, rise, roll, fold, slim, colour } = leaf;
  const [c, s] = [Math.cos(leaf.turn), Math.sin(leaf.turn)];
  const at = (along: number, across: number, up: number): Vec3 => [
    x + (along * c - across * s) * half,
    y + (up + along * rise * 0.5 + across * roll) * half,
    z + (along * s + across * c) * half,
  ];
  const [tip, stalk] = [at(1, 0, 0), at(-1, 0, 0)];
  for (const side of [-1, 1]) {
    const up: Vec3 = [side * s * fold * 2 - c * rise, 1, -side * c * fold * 2 - s * rise];
    mesh.tri(tip, at(-0.1, side * slim, fold), stalk, up, up, up, colour, materials.leaf, 1, 0.92, 0.8);
  }
}
