import type { Vec3 } from './vectors.ts';

/** Numbers of one transform: three rows of four. */
export const transformNumbers = 12;

/** A stack of transforms, in metres and radians: what is built is built through the one on top. */
export class Transforms {
  /** The transforms that are pushed, each of three rows of four, in one list: most of what is built is built under one of its own. */
  protected transforms = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
  /** Where in it the one begins that holds now. */
  protected now = 0;

  /** The transform that holds now, three rows of four: written to, it is another one. */
  get matrix(): Float64Array {
    return this.transforms.subarray(this.now, this.now + transformNumbers);
  }

  /** Where something lies in the world that is built at a place now. */
  worldPlace(x: number, y: number, z: number): Vec3 {
    const row = (of: number): number => {
      const at = this.now + of * 4;
      const { transforms } = this;
      return (
        (transforms[at] ?? 0) * x +
        (transforms[at + 1] ?? 0) * y +
        (transforms[at + 2] ?? 0) * z +
        (transforms[at + 3] ?? 0)
      );
    };
    return [row(0), row(1), row(2)];
  }

  /** How large a metre of what is being built is in the world. */
  get scaleNow(): number {
    const m = (i: number): number => this.transforms[this.now + i] ?? 0;
    return Math.hypot(m(0), m(4), m(8));
  }

  push(): this {
    const { now } = this;
    if (now + 2 * transformNumbers > this.transforms.length) {
      const larger = new Float64Array((this.transforms.length + transformNumbers) * 2);
      larger.set(this.transforms);
      this.transforms = larger;
    }
    this.now = now + transformNumbers;
    this.transforms.copyWithin(this.now, now, this.now);
    return this;
  }

  pop(): this {
    this.now = Math.max(0, this.now - transformNumbers);
    return this;
  }

  at(x: number, y: number, z: number): this {
    const { transforms: m, now } = this;
    for (let i = now; i < now + transformNumbers; i += 4)
      m[i + 3] = (m[i] ?? 0) * x + (m[i + 1] ?? 0) * y + (m[i + 2] ?? 0) * z + (m[i + 3] ?? 0);
    return this;
  }

  rotY(angle: number): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return this.turn(0, 2, c, s);
  }

  rotX(angle: number): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return this.turn(1, 2, c, -s);
  }

  rotZ(angle: number): this {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return this.turn(0, 1, c, -s);
  }

  scale(x: number, y = x, z = x): this {
    const { transforms: m, now } = this;
    for (let i = now; i < now + transformNumbers; i += 4) {
      m[i] = (m[i] ?? 0) * x;
      m[i + 1] = (m[i + 1] ?? 0) * y;
      m[i + 2] = (m[i + 2] ?? 0) * z;
    }
    return this;
  }

  /** Turns two axes into one another: the first by `c` and `-s`, the second by `s` and `c`. */
  private turn(first: number, second: number, c: number, s: number): this {
    const { transforms: m, now } = this;
    for (let i = now; i < now + transformNumbers; i += 4) {
      const p = m[i + first] ?? 0;
      const q = m[i + second] ?? 0;
      m[i + first] = p * c - q * s;
      m[i + second] = p * s + q * c;
    }
    return this;
  }
}
