import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { axesOf, plus } from './affine.ts';
import { frontOf } from './front-of.ts';
import type { Spot } from './front-of.ts';
import type { Hung } from './hang-worn.ts';

/** How far it is from one button to the next, how far from the upper end of the front the first one is, and how far over the hem the last at least; metres. */
const [every, first, last] = [0.085, 0.012, 0.05] as const;
/** How wide and how thick a button is, metres; and of how many corners. */
const [radius, thick, corners] = [0.0058, 0.0022, 10] as const;
/** Half of how wide the band is that buttons are sewn on, how wide its seams are, how far over the cloth they lie, and how far it is from one place of them to the next; metres. */
const [band, seam, raised, step] = [0.016, 0.0028, 0.0012, 0.012] as const;
/** How dark its seams are beside the cloth, and how dark buttons. */
const [shaded, buttoned] = [0.6, 0.42] as const;

/** Sews buttons onto the middle of the front of a shirt, on a band with a seam on both sides. */
export function sewButtons(mesh: Mesh, hung: Hung, quads: Uint32Array, colour: Colour): void {
  const onFront = frontOf(hung, quads, band + seam);
  const heights = [...new Set(quads)].map((v) => hung.rest[v * 3 + 1] ?? 0);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const there: number[] = [];
  for (let y = low; y < high; y += step) if (onFront(0, y)) there.push(y);
  const [bottom, top] = [there[0], there.at(-1)];
  if (bottom === undefined || top === undefined) return;
  const cloth = readColour(colour);
  for (let y = top - first; y > bottom + last; y -= every) {
    const spot = onFront(0, y);
    if (spot) drawButton(mesh, spot, scaleRgb(cloth, buttoned));
  }
  for (const side of [-1, 1])
    for (let y = bottom; y + step <= top; y += step) {
      const edge = (x: number, at: number): Spot | undefined => onFront(side * x, at);
      const [a, b] = [edge(band, y), edge(band, y + step)];
      const [c, d] = [edge(band + seam, y + step), edge(band + seam, y)];
      if (!a || !b || !c || !d) continue;
      const place = ({ on, faces }: Spot): Vec3 => plus(on, faces, raised);
      const tint = scaleRgb(cloth, shaded);
      mesh.tri(place(a), place(b), place(c), a.faces, b.faces, c.faces, tint, materials.cloth);
      mesh.tri(place(a), place(c), place(d), a.faces, c.faces, d.faces, tint, materials.cloth);
    }
}

function drawButton(mesh: Mesh, { on, faces }: Spot, tint: Rgb): void {
  const [, up, aside] = axesOf(faces, [0, 1, 0]);
  const rim = Array.from({ length: corners }, (_, k): Vec3 => {
    const turn = (k / corners) * 2 * Math.PI;
    return plus(plus([0, 0, 0], up, Math.cos(turn)), aside, Math.sin(turn));
  });
  const middle = plus(on, faces, thick);
  rim.forEach((way, k) => {
    const next = rim[(k + 1) % corners] ?? way;
    const place = (out: Vec3, wide: number, high: number): Vec3 => plus(plus(on, out, wide), faces, high);
    const [a, b] = [place(way, radius * 0.8, thick), place(next, radius * 0.8, thick)];
    const [c, d] = [place(next, radius, 0), place(way, radius, 0)];
    mesh.tri(middle, a, b, faces, faces, faces, tint, materials.coat);
    mesh.tri(a, d, c, faces, way, next, tint, materials.coat);
    mesh.tri(a, c, b, faces, next, faces, tint, materials.coat);
  });
}
