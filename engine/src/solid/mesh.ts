import { materials } from './materials.ts';
import { TriangleSoup, readColour } from './triangle-soup.ts';
import type { Colour, Mark } from './triangle-soup.ts';
import type { Vec3 } from './vectors.ts';

export { lightOf, materialAt, paintAt, readColour, stride } from './triangle-soup.ts';
export type { Colour, MeshObject } from './triangle-soup.ts';

/** Triangles with the shapes that things are made of. */
export class Mesh extends TriangleSoup {
  /** From which triangle to which what a thing holds keeps its own matter. */
  private contents: readonly (readonly [from: number, to: number])[] = [];

  /** Builds what a thing holds: the flowers of a glass vase are not of glass. */
  content(build: () => void): this {
    const from = this.count;
    build();
    this.contents = [...this.contents, [from, this.count]];
    return this;
  }

  /** Whether a triangle is of what a thing holds, and not of the thing. */
  isContent(triangle: number): boolean {
    return this.contents.some(([from, to]) => triangle >= from && triangle < to);
  }

  override undo(from: Mark): void {
    super.undo(from);
    this.contents = this.contents.filter(([start]) => start < from.triangles);
  }

  /** A box that stands on y, centred in x and z. */
  box(x: number, y: number, z: number, w: number, h: number, d: number, colour: Colour, material?: number): this {
    const a = x - w / 2;
    const b = x + w / 2;
    const e = z - d / 2;
    const f = z + d / 2;
    const t = y + h;
    const side = (points: readonly Vec3[]): this => this.face(points, colour, material);
    side([
      [a, y, e],
      [a, t, e],
      [b, t, e],
      [b, y, e],
    ]);
    side([
      [b, y, f],
      [b, t, f],
      [a, t, f],
      [a, y, f],
    ]);
    side([
      [a, y, f],
      [a, t, f],
      [a, t, e],
      [a, y, e],
    ]);
    side([
      [b, y, e],
      [b, t, e],
      [b, t, f],
      [b, y, f],
    ]);
    side([
      [a, t, e],
      [a, t, f],
      [b, t, f],
      [b, t, e],
    ]);
    return side([
      [a, y, f],
      [a, y, e],
      [b, y, e],
      [b, y, f],
    ]);
  }

  /** A gable roof whose ridge runs along x; its gables have a colour of their own. */
  gable(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    colour: Colour,
    gableColour: Colour,
    over = 0.4,
    gableMaterial: number = materials.plain,
  ): this {
    const a = x - w / 2;
    const b = x + w / 2;
    const e = z - d / 2;
    const f = z + d / 2;
    const t = y + h;
    const k = (h / (d / 2)) * over;
    const front: Vec3[] = [
      [a - over, y - k, e - over],
      [a - over, t, z],
      [b + over, t, z],
      [b + over, y - k, e - over],
    ];
    const back: Vec3[] = [
      [b + over, y - k, f + over],
      [b + over, t, z],
      [a - over, t, z],
      [a - over, y - k, f + over],
    ];
    this.face(front, colour, materials.tiles).face(back, colour, materials.tiles);
    this.face(
      [
        [a, y, f],
        [a, t, z],
        [a, y, e],
      ],
      gableColour,
      gableMaterial,
    );
    return this.face(
      [
        [b, y, e],
        [b, t, z],
        [b, y, f],
      ],
      gableColour,
      gableMaterial,
    );
  }

  /** A turned body: a profile of [radius, height] from the bottom up. */
  lathe(
    profile: readonly (readonly [number, number])[],
    segments: number,
    colour: Colour,
    material = 0,
    shade?: (v: number) => number,
  ): this {
    const read = readColour(colour);
    const last = profile.length - 1;
    const point = (i: number, k: number): readonly [Vec3, Vec3] => {
      const [r, y] = profile[i] ?? [0, 0];
      const [r0, y0] = profile[Math.max(0, i - 1)] ?? [0, 0];
      const [r1, y1] = profile[Math.min(last, i + 1)] ?? [0, 0];
      const c = Math.cos((k / segments) * Math.PI * 2);
      const s = Math.sin((k / segments) * Math.PI * 2);
      return [
        [r * c, y, r * s],
        [(y1 - y0) * c, r0 - r1, (y1 - y0) * s],
      ];
    };
    for (let i = 0; i < last; i++) {
      const s0 = shade ? shade(i / last) : 1;
      const s1 = shade ? shade((i + 1) / last) : 1;
      for (let k = 0; k < segments; k++) {
        const a = point(i, k);
        const b = point(i + 1, k);
        const c = point(i + 1, k + 1);
        const d = point(i, k + 1);
        this.tri(a[0], b[0], c[0], a[1], b[1], c[1], read, material, s0, s1, s1);
        this.tri(a[0], c[0], d[0], a[1], c[1], d[1], read, material, s0, s1, s0);
      }
    }
    return this;
  }

  /** A closed cylinder or cone that stands on y. */
  cyl(
    x: number,
    y: number,
    z: number,
    r0: number,
    r1: number,
    h: number,
    colour: Colour,
    material?: number,
    segments = 20,
  ): this {
    const side: (readonly [number, number])[] = [
      [r0, 0],
      [r1, h],
    ];
    this.push().at(x, y, z).lathe(side, segments, colour, material);
    if (r1 > 0) {
      const lid: (readonly [number, number])[] = [
        [r1, 0],
        [0, 0.001 * r1],
      ];
      this.push().at(0, h, 0).lathe(lid, segments, colour, material).pop();
    }
    return this.pop();
  }

  /** An ellipsoid about its centre. */
  ball(
    x: number,
    y: number,
    z: number,
    rx: number,
    ry: number,
    rz: number,
    colour: Colour,
    material?: number,
    segments = 18,
  ): this {
    const profile: [number, number][] = [];
    for (let i = 0; i <= segments / 2; i++) {
      const t = (i / (segments / 2) - 0.5) * Math.PI;
      profile.push([Math.cos(t), Math.sin(t)]);
    }
    return this.push().at(x, y, z).scale(rx, ry, rz).lathe(profile, segments, colour, material).pop();
  }

  /** A tube along points, each with its radius (the first one stands for those that are missing). */
  tube(points: readonly Vec3[], radii: readonly number[], colour: Colour, material = 0, segments = 7): this {
    const read = readColour(colour);
    let before: (readonly [Vec3, Vec3])[] | undefined;
    points.forEach((p, i) => {
      const ring = ringAround(
        p,
        points[Math.max(0, i - 1)] ?? p,
        points[i + 1] ?? p,
        radii[i] ?? radii[0] ?? 1,
        segments,
      );
      const last = before;
      for (let k = 0; k < segments; k++) {
        const [a, b, c, d] = [last?.[k], ring[k], ring[k + 1], last?.[k + 1]];
        if (!a || !b || !c || !d) continue;
        this.tri(a[0], b[0], c[0], a[1], b[1], c[1], read, material);
        this.tri(a[0], c[0], d[0], a[1], c[1], d[1], read, material);
      }
      before = ring;
    });
    return this;
  }

  /** A bent sheet: `shape(u, v)` is a point of it, `colour(u, v)` its colour there. Petals, leaves, sails, wings. */
  sheet(
    shape: (u: number, v: number) => Vec3,
    nu: number,
    nv: number,
    colour: (u: number, v: number) => Colour,
    material: number = materials.leaf,
  ): this {
    const e = 1e-3;
    const corner = (u: number, v: number): readonly [Vec3, Vec3] => {
      const p = shape(u, v);
      const a = shape(u + e, v);
      const b = shape(u, v + e);
      const nx = (a[1] - p[1]) * (b[2] - p[2]) - (a[2] - p[2]) * (b[1] - p[1]);
      const ny = (a[2] - p[2]) * (b[0] - p[0]) - (a[0] - p[0]) * (b[2] - p[2]);
      const nz = (a[0] - p[0]) * (b[1] - p[1]) - (a[1] - p[1]) * (b[0] - p[0]);
      return [p, [nx * 1e6, ny * 1e6, nz * 1e6]];
    };
    const rows = Array.from({ length: nu + 1 }, (_, i) =>
      Array.from({ length: nv + 1 }, (_, j) => corner(i / nu, j / nv)),
    );
    for (let i = 0; i < nu; i++) {
      for (let j = 0; j < nv; j++) {
        const [a, b, c, d] = [rows[i]?.[j], rows[i + 1]?.[j], rows[i + 1]?.[j + 1], rows[i]?.[j + 1]];
        if (!a || !b || !c || !d) continue;
        const read = readColour(colour((i + 0.5) / nu, (j + 0.5) / nv));
        this.tri(a[0], b[0], c[0], a[1], b[1], c[1], read, material);
        this.tri(a[0], c[0], d[0], a[1], c[1], d[1], read, material);
      }
    }
    return this;
  }
}

function ringAround(p: Vec3, before: Vec3, after: Vec3, radius: number, segments: number): (readonly [Vec3, Vec3])[] {
  let tx = after[0] - before[0];
  let ty = after[1] - before[1];
  let tz = after[2] - before[2];
  const length = Math.hypot(tx, ty, tz) || 1;
  tx /= length;
  ty /= length;
  tz /= length;
  const steep = Math.abs(tz) > 0.9;
  let ux = steep ? tz : ty;
  let uy = steep ? 0 : -tx;
  let uz = steep ? -tx : 0;
  const q = Math.hypot(ux, uy, uz) || 1;
  ux /= q;
  uy /= q;
  uz /= q;
  const vx = ty * uz - tz * uy;
  const vy = tz * ux - tx * uz;
  const vz = tx * uy - ty * ux;
  return Array.from({ length: segments + 1 }, (_, k) => {
    const c = Math.cos((k / segments) * Math.PI * 2);
    const s = Math.sin((k / segments) * Math.PI * 2);
    const normal: Vec3 = [ux * c + vx * s, uy * c + vy * s, uz * c + vz * s];
    return [[p[0] + normal[0] * radius, p[1] + normal[1] * radius, p[2] + normal[2] * radius], normal] as const;
  });
}
