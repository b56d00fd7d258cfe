import { scaleRgb } from '../raster/colour.ts';
import { smoothWay } from '../shapes/smooth-way.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import type { Body } from './body.ts';
import { piecesOf } from './garment-pieces.ts';
import { hangGarment } from './hang-garment.ts';

/** How many places of the shirt say where a tie lies, and how far from the middle they are at most; metres. */
const [levels, inMiddle] = [7, 0.018] as const;
/** Half of how wide the knot is above and below, and the tie where it leaves the knot and at its end; metres. */
const [knotTop, knotEnd, pinched, widest] = [0.0185, 0.0125, 0.0115, 0.027] as const;
/** Share of a tie that is its knot, and how far over the shirt that is seen it begins, metres. */
const [knot, risen] = [0.15, 0.017] as const;
/** How far below the shirt that is seen it ends, where the lapels meet, metres. */
const sunken = 0.09;
/** How far before the shirt it lies, metres. */
const over = 0.0085;

/** A tie with a knot over the shirt of a suit: cut from the cloth of the shirt itself it had edges like stairs. */
export function wearTie(mesh: Mesh, body: Body, colour: Colour): void {
  const shirt = middleOfShirt(body);
  const chest = body.bones.get('chest');
  const [first, second] = shirt;
  if (!first || !second || !chest) return;
  // The knot sits in the collar, over where the shirt is seen.
  const [end = second, before = first] = shirt.toReversed();
  const way = [
    plus(first, normalised(minus(first, second)), risen),
    ...shirt,
    plus(end, normalised(minus(end, before)), sunken),
  ];
  const side = normalised([chest[0] ?? 1, chest[4] ?? 0, chest[8] ?? 0]);
  const ahead = normalised([-(chest[2] ?? 0), -(chest[6] ?? 0), -(chest[10] ?? 1)]);
  const path = smoothWay(way, 6);
  const last = path.length - 1;
  const at = (u: number): Vec3 => {
    const k = Math.min(last - 1, Math.floor(u * last));
    const from: Vec3 = path[k] ?? [0, 0, 0];
    const to: Vec3 = path[k + 1] ?? from;
    return plus(from, minus(to, from), u * last - k);
  };
  const half = (u: number): number =>
    u < knot
      ? knotTop + (knotEnd - knotTop) * (u / knot)
      : (pinched + (widest - pinched) * smooth(knot, 0.75, u)) * (1 - 0.75 * smooth(0.86, 1, u));
  const silk = readColour(colour);
  mesh.sheet(
    (u, v) => {
      const across = v * 2 - 1;
      const raised = 0.009 * smooth(knot + 0.02, knot - 0.02, u) + 0.0035 * (1 - across * across);
      // Its upper edge rolls back into the collar.
      const back = 0.02 * smooth(0.045, 0, u) ** 2;
      return plus(plus(at(u), side, across * half(u) * (1 - 0.25 * smooth(0.03, 0, u))), ahead, over + raised - back);
    },
    150,
    24,
    (u, v) => scaleRgb(silk, Math.sin((u * 1.1 + (u < knot ? -v : v) * 0.12) * 46) > 0.55 ? 1.35 : 1),
    materials.cloth,
  );
}

/** Where the shirt is between the lapels, from the collar down. */
function middleOfShirt(body: Body): readonly Vec3[] {
  const name = 'male_elegantsuit01';
  const { points, rest } = hangGarment(name, body);
  const piece = piecesOf(name).find(({ role }) => role === 'tie');
  const places = [...new Set(piece?.quads ?? [])]
    .map((v) => ({
      rest: rest.subarray(v * 3, v * 3 + 3),
      at: [points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0] as Vec3,
    }))
    .filter((one) => Math.abs(one.rest[0] ?? 0) < inMiddle)
    .toSorted((a, b) => (b.rest[1] ?? 0) - (a.rest[1] ?? 0));
  const [high, low] = [places[0]?.rest[1] ?? 0, places.at(-1)?.rest[1] ?? 0];
  return Array.from({ length: levels }, (_, i) => {
    const near = places.filter((one) => {
      const share = ((high - (one.rest[1] ?? 0)) / (high - low || 1)) * levels;
      return share >= i && (share < i + 1 || i === levels - 1);
    });
    return near.length === 0
      ? undefined
      : near.reduce<Vec3>((sum, one) => plus(sum, one.at, 1 / near.length), [0, 0, 0]);
  }).filter((one) => one !== undefined);
}
