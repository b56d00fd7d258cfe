import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** An opening that ends in an arch; metres. */
interface Opening {
  readonly wide: number;
  readonly high: number;
  /** Two bows that meet in a point. */
  readonly pointed?: boolean;
}

type Corner = readonly [x: number, y: number];

/** The outline of an arched opening that stands on y = 0, from its left foot over the top to its right foot. */
export function archOutline({ wide, high, pointed }: Opening, steps = 6): readonly Corner[] {
  const half = wide / 2;
  const bow = pointed ? wide * 0.78 : half;
  const middle = bow - half;
  const last = Math.acos(middle / bow);
  const spring = high - bow * Math.sin(last);
  const left = Array.from({ length: steps + 1 }, (_, i): Corner => {
    const a = (i / steps) * last;
    return [middle - bow * Math.cos(a), spring + bow * Math.sin(a)];
  });
  const right = left.map(([x, y]): Corner => [-x, y]).reverse();
  return [[-half, 0], ...left, ...right.slice(1), [half, 0]];
}

/** A flat arched field that faces -z: a door, a window, the dark behind an arch. */
export function archField(
  mesh: Mesh,
  [x, y, z]: Vec3,
  opening: Opening,
  colour: Colour,
  material: number = materials.plain,
): void {
  mesh.face(
    archOutline(opening).map(([px, py]): Vec3 => [x + px, y + py, z]),
    colour,
    material,
  );
}

/** An arched field with a frame of this thickness that stands out before it by as much. */
export function framedArch(
  mesh: Mesh,
  at: Vec3,
  opening: Opening,
  frame: { readonly thick: number; readonly colour: Colour },
  field: { readonly colour: Colour; readonly material?: number },
): void {
  const [x, y, z] = at;
  const { thick, colour } = frame;
  archField(mesh, [x, y, z - thick * 0.15], opening, field.colour, field.material);
  const inner = archOutline(opening);
  const outer = archOutline({ ...opening, wide: opening.wide + thick * 2, high: opening.high + thick });
  band(mesh, inner, outer, { x, y, near: z - thick * 0.8, far: z }, colour);
}

/** What stands between two outlines, with its inner and outer sides. */
function band(
  mesh: Mesh,
  inner: readonly Corner[],
  outer: readonly Corner[],
  { x, y, near, far }: { readonly x: number; readonly y: number; readonly near: number; readonly far: number },
  colour: Colour,
): void {
  const at = ([px, py]: Corner, z: number): Vec3 => [x + px, y + py, z];
  for (let i = 1; i < inner.length; i++) {
    const [a, b, c, d] = [inner[i - 1], inner[i], outer[i], outer[i - 1]];
    if (!a || !b || !c || !d) continue;
    mesh.face([at(a, near), at(d, near), at(c, near), at(b, near)], colour);
    mesh.face([at(a, far), at(a, near), at(b, near), at(b, far)], colour);
    mesh.face([at(d, near), at(d, far), at(c, far), at(c, near)], colour);
  }
}

/** A piece of wall with an arched opening right through it. */
interface Bay {
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
  readonly opening: Opening;
  /** Height of the wall beneath the opening. */
  readonly sill?: number;
  /** Colour of what closes the opening behind; it is open by itself. */
  readonly behind?: Colour;
}

/** A bay that faces -z and +z, its front at z = 0 and its depth behind. */
export function archedBay(mesh: Mesh, bay: Bay, colour: Colour, material: number = materials.stone): void {
  const { wide, high, deep, opening, sill = 0, behind } = bay;
  const outline = archOutline(opening).map(([x, y]): Corner => [x, y + sill]);
  const half = wide / 2;
  const side = opening.wide / 2;
  for (const z of behind === undefined ? [0, deep] : [0]) {
    const wall = (x0: number, y0: number, x1: number, y1: number): Mesh =>
      mesh.face(
        [
          [x0, y0, z],
          [x0, y1, z],
          [x1, y1, z],
          [x1, y0, z],
        ],
        colour,
        material,
      );
    wall(-half, 0, -side, high);
    wall(side, 0, half, high);
    if (sill > 0) wall(-side, 0, side, sill);
    for (let i = 2; i < outline.length - 1; i++) {
      const [a, b] = [outline[i - 1], outline[i]];
      if (!a || !b) continue;
      mesh.face(
        [
          [a[0], a[1], z],
          [a[0], high, z],
          [b[0], high, z],
          [b[0], b[1], z],
        ],
        colour,
        material,
      );
    }
  }
  for (let i = 1; i < outline.length; i++) {
    const [a, b] = [outline[i - 1], outline[i]];
    if (!a || !b) continue;
    mesh.face(
      [
        [a[0], a[1], deep],
        [a[0], a[1], 0],
        [b[0], b[1], 0],
        [b[0], b[1], deep],
      ],
      colour,
      material,
    );
  }
  if (behind !== undefined) archField(mesh, [0, sill, deep], opening, behind);
}
