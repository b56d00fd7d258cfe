import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { clearGlass } from './hollow-glass.ts';
import { paintedLathe } from './painted-lathe.ts';
import { hoop, rod } from './rings.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/** What a glass holds, and between which heights. */
interface Filling {
  readonly from: number;
  readonly to: number;
  /** Of what is seen through, as wine and water: what light it leaves through a thickness of one, by colour, from its bottom (0) to its top (1). */
  readonly tint?: (share: number) => Rgb;
  /** Of what is clear and yet shines of itself, as whisky before a dark wall: its colour on the far side, from its bottom (0) to its top (1). */
  readonly back?: (share: number) => Colour;
  /** Of what is not seen through, as milk and juice: its colour around (0..1) and from its bottom (0) to its top (1). */
  readonly body?: (turn: number, share: number) => Colour;
}

/** A turned glass with a drink in it. What is clear has one wall with the glass around it, because no more than two walls are looked through. */
export function filledGlass(mesh: Mesh, wall: readonly ProfilePoint[], { from, to, tint, back, body }: Filling): void {
  const glass = readColour(clearGlass);
  const last = wall.length - 1;
  const heightAt = (share: number): number => {
    const at = Math.min(last, share * last);
    const [low, high] = [wall[Math.floor(at)]?.[1] ?? 0, wall[Math.ceil(at)]?.[1] ?? 0];
    return low + (high - low) * (at - Math.floor(at));
  };
  const upTo = (y: number): number => Math.min(1, Math.max(0, (y - from) / (to - from)));
  paintedLathe(mesh, wall, {
    colour: (_turn, share) => {
      const y = heightAt(share);
      return tint && y > from && y < to ? tint(upTo(y)) : glass;
    },
    material: materials.clear,
    segments: 96,
    rows: 120,
  });
  const [brim, top] = wall.at(-1) ?? [0, 0];
  hoop(mesh, top, brim, brim * 0.026, clearGlass, materials.clear);
  const inside = wall.filter(([, y]) => y > from && y < to).map(([r, y]): ProfilePoint => [Math.max(0, r - 0.02), y]);
  const surface = inside.at(-1)?.[0] ?? 0;
  const brimful = [
    [surface, to - 0.012],
    [0, to - 0.012],
  ] as const;
  if (back) mesh.lathe(brimful, 64, back(1), materials.wet);
  else if (tint) mesh.lathe(brimful, 64, tint(1), materials.clear);
  if (back) {
    const lined = [[0, from] as ProfilePoint, ...inside];
    const at = (v: number): ProfilePoint => lined[Math.round(v * (lined.length - 1))] ?? [0, from];
    mesh.sheet(
      (u, v) => [Math.cos(u * Math.PI) * at(v)[0], at(v)[1], Math.sin(u * Math.PI) * at(v)[0]],
      48,
      lined.length - 1,
      (_u, v) => back(v),
      materials.gloss,
    );
  }
  if (!body) return;
  paintedLathe(mesh, [[0, from], ...inside, [surface, to]], {
    colour: body,
    material: materials.gloss,
    segments: 72,
    rows: 60,
  });
  mesh.lathe(
    [
      [surface, to],
      [0, to + 0.002],
    ],
    64,
    body(0.75, 1),
    materials.gloss,
  );
}

/** A drinking straw with stripes that winds up, from a point in the glass to its end. */
export function straw(
  mesh: Mesh,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  { radius, colours }: { readonly radius: number; readonly colours: readonly [Colour, Colour] },
): void {
  const rings = 22;
  const at = (t: number): [number, number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  for (let i = 0; i < rings; i++)
    rod(mesh, at(i / rings), at((i + 1) / rings), radius, colours[i % 2] ?? colours[0], materials.gloss);
}
