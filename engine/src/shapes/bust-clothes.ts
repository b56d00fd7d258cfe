import type { Random } from '../raster/random.ts';
import { onBody } from '../body/on-body.ts';
import { dressBody } from '../body/dress-body.ts';
import type { Undressed } from '../body/dress-body.ts';
import type { Dressed } from '../body/fitting.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import { wearErmine } from './ermine.ts';
import { coloursOf } from './wardrobe.ts';
import type { Garb } from './wardrobe.ts';

/** What a bust wears; colours are `#rrggbb`. */
export interface BustClothes {
  /** White fur around the shoulders. */
  readonly fur?: boolean;
  /** What is worn, where that is not left to chance. */
  readonly wears?: Garb;
  readonly coat: string;
  readonly random: Random;
}

const garbs: Readonly<Record<'woman' | 'man' | 'child', readonly [Garb, ...Garb[]]>> = {
  woman: ['dress', 'dress', 'sweater', 'tee', 'shirt', 'jacket'],
  man: ['shirt', 'jacket', 'sweater', 'suit', 'tee'],
  child: ['tee', 'sweater', 'tee'],
};

/** Puts on what a bust wears; says what is left of its skin. */
export function dressBust(mesh: Mesh, wearer: Dressed, { coat, fur, wears, random }: BustClothes): Undressed {
  const { kind, child } = wearer;
  const garb = wears ?? (fur ? 'robe' : pick(random, garbs[child ? 'child' : kind]));
  const undressed = dressBody(mesh, wearer, garb, coloursOf(random, garb, { main: coat }));
  if (fur) wearErmine(mesh, wearer);
  // A chain is seen only where a neckline leaves room for it.
  if (kind === 'woman' && !child && !fur && (garb === 'dress' || garb === 'gown')) necklace(mesh, random, wearer);
  return undressed;
}

const metals = ['#e0ac38', '#d8dae0'] as const;
const stones = ['#b8203a', '#2f6aa8', '#2f8a5a', '#f0ece0'] as const;

/** A chain on the skin around the neck with a stone. */
function necklace(mesh: Mesh, random: Random, { body }: Dressed): void {
  const touch = onBody(body);
  const ring = Array.from({ length: 33 }, (_, i): Vec3 => {
    const turn = (i / 32) * Math.PI * 2;
    const before = 0.5 - 0.5 * Math.cos(turn);
    const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
    const high = 1.545 - 0.045 * before ** 2;
    return touch([dx * 0.3, high + 0.04, 0.012 + dz * 0.3], [-dx, -0.13, -dz], 0.002);
  });
  const metal = pick(random, metals);
  mesh.tube(ring, [0.0015], metal, materials.metal, 5);
  const [x, y, z] = ring[16] ?? [0, 0, 0];
  mesh.ball(x, y - 0.008, z - 0.002, 0.005, 0.0065, 0.003, pick(random, stones), materials.gloss, 12);
}
