import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { skinOf } from './body-parts.ts';
import { pick } from './chance.ts';
import { wearTop } from './clothes.ts';
import type { Top, Wearer } from './clothes.ts';
import type { Parts } from './figure.ts';
import { wearErmine } from './ermine.ts';

/** What a bust wears; colours are `#rrggbb`. */
export interface BustClothes {
  readonly kind: 'woman' | 'man';
  readonly child?: boolean;
  /** White fur around the shoulders. */
  readonly fur?: boolean;
  readonly coat: string;
  readonly skin: string;
  readonly random: Random;
}

/** What is the same in all that busts wear: it ends below the picture. */
const cut = { cling: 0.45, length: -0.1, sleeves: 0.5, folds: 0.007 } as const;

/** The skin of neck and breast, and what is worn over it. */
export function dressBust(mesh: Mesh, wearer: Wearer, clothes: BustClothes): void {
  const { parts } = wearer;
  const { kind, child, fur, random } = clothes;
  const top = topOf(clothes);
  wearTop(mesh, wearer, top);
  if (fur) wearErmine(mesh, wearer);
  // A chain is seen only where a neckline leaves room for it.
  if (kind === 'woman' && !child && top.neck[0] > 0.05) necklace(mesh, random, parts);
}

function topOf({ coat, kind, child, fur, random }: BustClothes): Top {
  const main = readColour(coat);
  const dark = scaleRgb(main, 0.7);
  const sweater: Top = { ...cut, colour: coat, ease: 0.02, neck: [0.016, 0.8], band: dark };
  const tee: Top = { ...cut, colour: coat, ease: 0.011, neck: [0.032, 0.8], sleeves: 0.3 };
  const shirt: Top = {
    ...cut,
    colour: coat,
    ease: 0.012,
    neck: [0.06, 0.4],
    collar: mixRgb(main, [1, 1, 1], 0.14),
    buttons: true,
  };
  const jacket: Top = {
    ...cut,
    colour: coat,
    ease: 0.024,
    neck: [0.02, 0.4],
    open: { under: '#ded9cf', to: 0.95 },
    collar: dark,
  };
  const dress: Top = { ...cut, colour: coat, ease: 0.007, cling: 1.4, neck: [0.085, 0.95], folds: 0.005 };
  if (fur) return shirt;
  if (child) return pick(random, [tee, sweater]);
  return kind === 'woman' ? pick(random, [dress, dress, sweater, tee]) : pick(random, [shirt, jacket, sweater, shirt]);
}

const metals = ['#e0ac38', '#d8dae0'] as const;

/** A chain on the skin around the neck with a stone. */
function necklace(mesh: Mesh, random: Random, parts: Parts): void {
  const on = skinOf([...parts.neck, ...parts.torso, ...parts.slopes.flat()], 0.03);
  const ring = Array.from({ length: 41 }, (_, i): Vec3 => {
    const turn = (i / 40) * Math.PI * 2;
    const before = 0.5 - 0.5 * Math.cos(turn);
    const [x, y, z] = on(
      [0, 1.532 - 0.04 * before ** 2, 0.015],
      [Math.sin(turn), 0.35 * Math.abs(Math.sin(turn)), Math.cos(turn)],
    );
    return [x, y, z - 0.001 * before];
  });
  const metal = pick(random, metals);
  mesh.tube(ring, [0.0016], metal, materials.metal, 5);
  const [x, y, z] = ring[20] ?? [0, 0, 0];
  mesh.ball(
    x,
    y - 0.008,
    z - 0.002,
    0.005,
    0.0065,
    0.003,
    pick(random, ['#b8203a', '#2f6aa8', '#2f8a5a', '#f0ece0']),
    materials.gloss,
    12,
  );
}
