import { hex } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { foldsUnder } from './cloth-folds.ts';
import type { Folds } from './cloth-folds.ts';
import { buildBody, coneNumbers, measureCone } from './soft-body.ts';
import type { BodyLook, Cones, SoftBody } from './soft-body.ts';
import { Transforms } from './transforms.ts';
import { normalised } from './vectors.ts';
import type { Vec3 } from './vectors.ts';

/** Numbers of one triangle: 9 position, 9 normal, 3 colour, 3 shade by corner, material, object. */
export const stride = 26;

export type Colour = string | Rgb;

/** The axes of one object, so that what is painted by place sticks to it, and whose part it is. */
export interface MeshObject {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
  readonly shrink: number;
  /** Number of the item it belongs to; 0 is the setting. */
  readonly item: number;
  /** Where its cloth is drawn into folds, in the world, of what is worn. */
  readonly folds?: Folds | undefined;
}

/** How far something was built. */
export interface Mark {
  readonly triangles: number;
  readonly bodies: number;
}

/** Where something is built: its transform, whose part it is, and the number of the object whose axes it has. */
export interface Place {
  readonly transform: Float64Array;
  readonly item: number;
  readonly object: number;
}

/** Where the head of an animal is in the world, for whoever portrays it; metres. */
export interface Head {
  /** The middle of its skull, and the radius of that. */
  readonly at: Vec3;
  readonly size: number;
  /** Where it looks to, of length 1. */
  readonly ahead: Vec3;
  /** How far it looks past somebody who sees it best, radians: eyes at the sides of a head are not seen from before it. */
  readonly aside: number;
  /** Balls that hold skull, muzzle and ears. */
  readonly balls: readonly (readonly [middle: Vec3, radius: number])[];
  /** Where a collar lies, of what has a neck for one. */
  readonly neck?: Neck;
}

/** A place of a neck: its middle, the way up along it, of length 1, and its radius. */
export interface Neck {
  readonly at: Vec3;
  readonly along: Vec3;
  readonly radius: number;
}

/** What a head is made of in the axes in which it is built: how far it looks past who sees it best, its cones, and its neck. */
interface Built {
  readonly aside: number;
  readonly cones: Cones;
  readonly neck?: Neck | undefined;
}

/**
 * Below so many triangles the room for them grows eightfold: memory that is not written to costs nothing, and what is copied and given back each time
 * was a quarter of all the time of building a world.
 */
const manyTriangles = 500_000;
/** Of a triangle's numbers the first of its colour, and its material. */
export const paintAt = 18;
export const materialAt = 24;
export const lightOf = (numbers: ArrayLike<number>, at: number): number =>
  0.2126 * (numbers[at] ?? 0) + 0.7152 * (numbers[at + 1] ?? 0) + 0.0722 * (numbers[at + 2] ?? 0);

const readColours = new Map<string, Rgb>();

/** Linear light of `#rrggbb`, remembered: shapes ask for the same few colours thousands of times. */
export function readColour(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour;
  let read = readColours.get(colour);
  if (!read) readColours.set(colour, (read = hex(colour)));
  return read;
}

/** Triangles and soft bodies in metres, built through a stack of transforms. */
export class TriangleSoup extends Transforms {
  data = new Float32Array(stride * 32_768);
  count = 0;
  readonly bodies: SoftBody[] = [];
  readonly objects: MeshObject[] = [{ x: 0, y: 0, z: 0, cos: 1, sin: 0, shrink: 1, item: 0 }];
  /** Number of the item that is being built; 0 is the setting. */
  item = 0;
  private current = 0;
  private folds: Folds | undefined;
  /** Seconds that a beat of the wings takes of what was built last; nothing where it beats none. */
  beat: number | undefined;
  /** Where what was built last goes with a stride, metres of the world; nothing where it does not stride. */
  strideWay: Vec3 | undefined;
  /** Where the head is of what was built last; nothing where that has none. */
  head: Head | undefined;

  /** How much is built: what comes after it can be dyed. */
  mark(): Mark {
    return { triangles: this.count, bodies: this.bodies.length };
  }

  /** Gives back the memory that was kept for more than so many triangles to come. */
  trim(room: number): void {
    const wanted = (this.count + room) * stride;
    if (wanted < this.data.length) this.data = this.data.slice(0, wanted);
  }

  /** Takes away everything that was built since a mark. */
  undo(from: Mark): void {
    this.count = from.triangles;
    this.bodies.length = from.bodies;
  }

  /** Says where what is built here goes with a stride, in its own axes and metres. */
  strides(x: number, y: number, z: number): void {
    const [to, from] = [this.worldPlace(x, y, z), this.worldPlace(0, 0, 0)];
    this.strideWay = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  }

  /** Says where the head is of what is built here, in its own axes: the middle of the skull, a place on its front, and what it is made of. */
  heads(middle: Vec3, front: Vec3, { aside, cones, neck }: Built): void {
    const [at, to] = [this.worldPlace(...middle), this.worldPlace(...front)];
    const way: Vec3 = [to[0] - at[0], to[1] - at[1], to[2] - at[2]];
    const size = Math.hypot(...way);
    const scale = size / Math.hypot(front[0] - middle[0], front[1] - middle[1], front[2] - middle[2]);
    const balls = cones.flatMap(([ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0]) => [
      [this.worldPlace(ax, ay, az), ra * scale] as const,
      [this.worldPlace(bx, by, bz), rb * scale] as const,
    ]);
    this.head = { at, size, ahead: normalised(way), aside, balls, ...(neck && { neck: this.worldNeck(neck, scale) }) };
  }

  private worldNeck({ at, along, radius }: Neck, scale: number): Neck {
    const [from, to] = [this.worldPlace(...at), this.worldPlace(at[0] + along[0], at[1] + along[1], at[2] + along[2])];
    return {
      at: from,
      along: normalised([to[0] - from[0], to[1] - from[1], to[2] - from[2]]),
      radius: radius * scale,
    };
  }

  /** Says how many seconds a beat of the wings takes of what is built here. */
  beats(seconds: number): void {
    this.beat = seconds;
  }

  /** Where something is being built now, to build there again. */
  place(): Place {
    return { transform: this.matrix.slice(), item: this.item, object: this.current };
  }

  /** Builds at a place that was kept. */
  atPlace({ transform, item, object }: Place, build: () => void): void {
    this.push();
    this.matrix.set(transform);
    this.item = item;
    this.current = object;
    build();
    this.pop();
    this.item = 0;
    this.object();
  }

  /** Draws everything that was built since a mark and hangs below a height of the world up towards it: a share of its length is left. */
  shorten(from: Mark, level: number, share: number): void {
    const raised = (y: number): number => (y < level ? level + (y - level) * share : y);
    for (let t = from.triangles; t < this.count; t++)
      for (const corner of [1, 4, 7]) {
        const at = t * stride + corner;
        this.data[at] = raised(this.data[at] ?? 0);
      }
    for (const { cones, balls, count } of this.bodies.slice(from.bodies))
      for (let n = 0; n < count; n++) {
        for (const end of [1, 5]) cones[n * coneNumbers + end] = raised(cones[n * coneNumbers + end] ?? 0);
        measureCone(cones, n * coneNumbers);
        balls[n * 4 + 1] = ((cones[n * coneNumbers + 1] ?? 0) + (cones[n * coneNumbers + 5] ?? 0)) / 2;
      }
  }

  /** Begins an object of its own: what is painted by place sticks to its axes. */
  object(): this {
    const m = this.matrix;
    const size = this.scaleNow || 1;
    this.objects.push({
      x: m[3] ?? 0,
      y: m[7] ?? 0,
      z: m[11] ?? 0,
      cos: (m[0] ?? 0) / size,
      sin: -(m[8] ?? 0) / size,
      shrink: 1 / size,
      item: this.item,
      folds: this.folds,
    });
    this.current = this.objects.length - 1;
    return this;
  }

  /** What is built by `build` is drawn into folds where it is of cloth, which are told in the axes that hold now. */
  inFolds(folds: Folds, build: () => void): void {
    const own = this.objects[this.current];
    if (!own) return build();
    this.folds = foldsUnder(this.matrix, folds);
    this.objects[this.current] = { ...own, folds: this.folds };
    build();
    this.folds = undefined;
  }

  /** One triangle with a normal and a shade for each corner. */
  tri(
    a: Vec3,
    b: Vec3,
    c: Vec3,
    na: Vec3,
    nb: Vec3,
    nc: Vec3,
    colour: Rgb,
    material = 0,
    s0 = 1,
    s1 = 1,
    s2 = 1,
  ): void {
    if ((this.count + 1) * stride > this.data.length) {
      const larger = new Float32Array(this.data.length * (this.count < manyTriangles ? 8 : 2));
      larger.set(this.data);
      this.data = larger;
    }
    const d = this.data;
    const m = this.transforms;
    const { now } = this;
    const m0 = m[now] ?? 0;
    const m1 = m[now + 1] ?? 0;
    const m2 = m[now + 2] ?? 0;
    const m3 = m[now + 3] ?? 0;
    const m4 = m[now + 4] ?? 0;
    const m5 = m[now + 5] ?? 0;
    const m6 = m[now + 6] ?? 0;
    const m7 = m[now + 7] ?? 0;
    const m8 = m[now + 8] ?? 0;
    const m9 = m[now + 9] ?? 0;
    const m10 = m[now + 10] ?? 0;
    const m11 = m[now + 11] ?? 0;
    const k = this.count++ * stride;
    for (let i = 0; i < 3; i++) {
      const p = i === 0 ? a : i === 1 ? b : c;
      const x = p[0];
      const y = p[1];
      const z = p[2];
      const o = k + i * 3;
      d[o] = m0 * x + m1 * y + m2 * z + m3;
      d[o + 1] = m4 * x + m5 * y + m6 * z + m7;
      d[o + 2] = m8 * x + m9 * y + m10 * z + m11;
      const n = i === 0 ? na : i === 1 ? nb : nc;
      if (i > 0 && n === na) {
        // A flat face has one normal.
        d[o + 9] = d[k + 9] ?? 0;
        d[o + 10] = d[k + 10] ?? 0;
        d[o + 11] = d[k + 11] ?? 0;
        continue;
      }
      const nx = m0 * n[0] + m1 * n[1] + m2 * n[2];
      const ny = m4 * n[0] + m5 * n[1] + m6 * n[2];
      const nz = m8 * n[0] + m9 * n[1] + m10 * n[2];
      const shorter = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      d[o + 9] = nx * shorter;
      d[o + 10] = ny * shorter;
      d[o + 11] = nz * shorter;
    }
    d[k + 18] = colour[0];
    d[k + 19] = colour[1];
    d[k + 20] = colour[2];
    d[k + 21] = s0;
    d[k + 22] = s1;
    d[k + 23] = s2;
    d[k + 24] = material;
    d[k + 25] = this.current;
  }

  /** Adds the triangles of another soup where something is being built, as often as wanted: what costs much to build is built once. */
  add(model: Pick<TriangleSoup, 'data' | 'count'>): this {
    const { data: m } = model;
    const at = (o: number): Vec3 => [m[o] ?? 0, m[o + 1] ?? 0, m[o + 2] ?? 0];
    for (let o = 0; o < model.count * stride; o += stride) {
      const colour: Rgb = [m[o + 18] ?? 0, m[o + 19] ?? 0, m[o + 20] ?? 0];
      const [s0, s1, s2] = [m[o + 21], m[o + 22], m[o + 23]];
      this.tri(at(o), at(o + 3), at(o + 6), at(o + 9), at(o + 12), at(o + 15), colour, m[o + 24], s0, s1, s2);
    }
    return this;
  }

  /** A flat convex face. */
  face(points: readonly Vec3[], colour: Colour, material?: number): this {
    const [a, b, c] = points;
    if (!a || !b || !c) return this;
    const ux = b[0] - a[0];
    const uy = b[1] - a[1];
    const uz = b[2] - a[2];
    const vx = c[0] - a[0];
    const vy = c[1] - a[1];
    const vz = c[2] - a[2];
    const normal: Vec3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const read = readColour(colour);
    for (let i = 2; i < points.length; i++) {
      const q = points[i - 1];
      const s = points[i];
      if (q && s) this.tri(a, q, s, normal, normal, normal, read, material);
    }
    return this;
  }

  /** A soft body of round cones, an object of its own. */
  body(cones: Cones, look: BodyLook): this {
    this.object();
    const { matrix } = this;
    this.bodies.push(buildBody(cones, isMirrored(matrix) ? seenInMirror(look) : look, matrix, this.current));
    return this;
  }
}

/** Whether what is built has its sides changed, as in a mirror. */
function isMirrored(m: ArrayLike<number>): boolean {
  // The axes of an object are turned and never mirrored: its third one then points to the other side.
  return (m[0] ?? 0) * (m[10] ?? 0) - (m[8] ?? 0) * (m[2] ?? 0) < 0;
}

/** The same look, its marks on the sides that they were told for. */
function seenInMirror(look: BodyLook): BodyLook {
  const { marks } = look;
  if (marks === undefined) return look;
  const all = 'share' in marks ? [marks] : marks;
  return { ...look, marks: all.map((mark) => ({ ...mark, share: (x, y, z) => mark.share(x, y, -z) })) };
}
