import { hex, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from './materials.ts';
import { buildBody, coneNumbers } from './soft-body.ts';
import type { BodyLook, Cones, SoftBody } from './soft-body.ts';
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
}

/** How far something was built. */
export interface Mark {
  readonly triangles: number;
  readonly bodies: number;
}

/** Of a triangle's numbers the first of its colour, and its material. */
const colourAt = 18;
const materialAt = 24;
const undyed: ReadonlySet<number> = new Set([materials.glow, materials.glass, materials.window, materials.bark]);

const lightOf = (numbers: ArrayLike<number>, at: number): number =>
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
export class TriangleSoup {
  data = new Float32Array(stride * 4096);
  count = 0;
  readonly bodies: SoftBody[] = [];
  readonly objects: MeshObject[] = [{ x: 0, y: 0, z: 0, cos: 1, sin: 0, shrink: 1, item: 0 }];
  /** Number of the item that is being built; 0 is the setting. */
  item = 0;
  private matrix: readonly number[] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
  private readonly stack: (readonly number[])[] = [];
  private current = 0;

  /** How much is built: what comes after it can be dyed. */
  mark(): Mark {
    return { triangles: this.count, bodies: this.bodies.length };
  }

  /**
   * Gives everything that was built since a mark one colour, with its light and dark parts as they were. What shines by itself or is glass keeps
   * its own, and so does what is black, as pupils and tyres are.
   */
  dye(from: Mark, colour: Rgb): void {
    const lights: number[] = [];
    for (let t = from.triangles; t < this.count; t++) lights.push(lightOf(this.data, t * stride + colourAt));
    for (const { colours } of this.bodies.slice(from.bodies)) lights.push(...colours.map((own) => lightOf(own, 0)));
    const usual = Math.max(0.02, lights.reduce((sum, light) => sum + light, 0) / Math.max(1, lights.length));
    const dyed = (own: Rgb): Rgb => {
      const light = lightOf(own, 0);
      if (light < 0.012) return own;
      return scaleRgb(colour, Math.min(1.7, Math.max(0.3, light / usual)));
    };
    const keeps = (t: number): boolean => undyed.has(this.data[t * stride + materialAt] ?? 0);
    // A bare tree is all bark, which would keep its colour beside leaves.
    let isDyed = this.bodies.length > from.bodies;
    for (let t = from.triangles; t < this.count && !isDyed; t++) isDyed = !keeps(t);
    for (let t = from.triangles; t < this.count; t++) {
      const at = t * stride + colourAt;
      if (isDyed && keeps(t)) continue;
      this.data.set(dyed([this.data[at] ?? 0, this.data[at + 1] ?? 0, this.data[at + 2] ?? 0]), at);
    }
    for (let n = from.bodies; n < this.bodies.length; n++) {
      const body = this.bodies[n];
      if (body) this.bodies[n] = { ...body, colours: body.colours.map(dyed) };
    }
  }

  /** How high something lies in the world that is built at a height now. */
  worldHeight(y: number): number {
    return (this.matrix[5] ?? 1) * y + (this.matrix[7] ?? 0);
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
        balls[n * 4 + 1] = ((cones[n * coneNumbers + 1] ?? 0) + (cones[n * coneNumbers + 5] ?? 0)) / 2;
      }
  }

  push(): this {
    this.stack.push(this.matrix);
    return this;
  }

  pop(): this {
    this.matrix = this.stack.pop() ?? this.matrix;
    return this;
  }

  at(x: number, y: number, z: number): this {
    return this.multiply([1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]);
  }

  rotY(angle: number): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return this.multiply([c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0]);
  }

  rotX(angle: number): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return this.multiply([1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0]);
  }

  rotZ(angle: number): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return this.multiply([c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0]);
  }

  scale(x: number, y = x, z = x): this {
    return this.multiply([x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0]);
  }

  /** Begins an object of its own: what is painted by place sticks to its axes. */
  object(): this {
    const m = (i: number): number => this.matrix[i] ?? 0;
    const size = Math.hypot(m(0), m(4), m(8)) || 1;
    this.objects.push({
      x: m(3),
      y: m(7),
      z: m(11),
      cos: m(0) / size,
      sin: -m(8) / size,
      shrink: 1 / size,
      item: this.item,
    });
    this.current = this.objects.length - 1;
    return this;
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
      const larger = new Float32Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    const d = this.data;
    let k = this.count++ * stride;
    this.putPoint(a, k);
    this.putPoint(b, k + 3);
    this.putPoint(c, k + 6);
    this.putNormal(na, k + 9);
    this.putNormal(nb, k + 12);
    this.putNormal(nc, k + 15);
    k += 18;
    d[k] = colour[0];
    d[k + 1] = colour[1];
    d[k + 2] = colour[2];
    d[k + 3] = s0;
    d[k + 4] = s1;
    d[k + 5] = s2;
    d[k + 6] = material;
    d[k + 7] = this.current;
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
    this.bodies.push(buildBody(cones, look, this.matrix, this.current));
    return this;
  }

  private multiply(b: readonly number[]): this {
    const a = this.matrix;
    const product: number[] = [];
    for (let i = 0; i < 12; i += 4) {
      for (let j = 0; j < 4; j++) {
        const sum = (a[i] ?? 0) * (b[j] ?? 0) + (a[i + 1] ?? 0) * (b[4 + j] ?? 0) + (a[i + 2] ?? 0) * (b[8 + j] ?? 0);
        product.push(sum + (j === 3 ? (a[i + 3] ?? 0) : 0));
      }
    }
    this.matrix = product;
    return this;
  }

  private putPoint([x, y, z]: Vec3, k: number): void {
    const { matrix: m, data: d } = this;
    d[k] = (m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0) * z + (m[3] ?? 0);
    d[k + 1] = (m[4] ?? 0) * x + (m[5] ?? 0) * y + (m[6] ?? 0) * z + (m[7] ?? 0);
    d[k + 2] = (m[8] ?? 0) * x + (m[9] ?? 0) * y + (m[10] ?? 0) * z + (m[11] ?? 0);
  }

  private putNormal([x, y, z]: Vec3, k: number): void {
    const { matrix: m, data: d } = this;
    const nx = (m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0) * z;
    const ny = (m[4] ?? 0) * x + (m[5] ?? 0) * y + (m[6] ?? 0) * z;
    const nz = (m[8] ?? 0) * x + (m[9] ?? 0) * y + (m[10] ?? 0) * z;
    const shorter = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    d[k] = nx * shorter;
    d[k + 1] = ny * shorter;
    d[k + 2] = nz * shorter;
  }
}
