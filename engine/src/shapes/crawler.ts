import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

interface Crawler {
  /** Half the length on the ground, and half of that between its sprockets; metres. */
  readonly ground: number;
  readonly axles: number;
  /** Radius of its sprockets, and height of their axles. */
  readonly radius: number;
  readonly lift: number;
  readonly wide: number;
  readonly wheels: number;
  readonly hub: string;
}

/** A chain of steel pads around its wheels that rolls along x, its middle at z. */
export function crawler(mesh: Mesh, z: number, of: Crawler): void {
  const { ground, axles, radius, lift, wide, wheels, hub } = of;
  const way = loop(of);
  const pads = Math.round(way.length / 3);
  for (let i = 0; i < pads; i++) {
    const at = (i / pads) * way.length;
    const [x, y] = way[Math.floor(at)] ?? [0, 0];
    const [nx, ny] = way[(Math.floor(at) + 1) % way.length] ?? [0, 0];
    mesh
      .push()
      .at(x, y, z)
      .rotZ(Math.atan2(ny - y, nx - x))
      .box(0, -0.02, 0, 0.16, 0.06, wide, '#3a3c3d', materials.metal)
      .box(0, -0.06, 0, 0.05, 0.06, wide, '#2c2e2f', materials.plain)
      .pop();
  }
  const out = z > 0 ? 1 : -1;
  const disc = (x: number, y: number, r: number): void => {
    mesh
      .push()
      .at(x, y, z)
      .rotX(Math.PI / 2);
    mesh.cyl(0, -wide * 0.42, 0, r, r, wide * 0.84, '#2a2c2e', materials.plain, 24);
    mesh.cyl(0, out > 0 ? wide * 0.4 : -wide * 0.46, 0, r * 0.86, r * 0.86, wide * 0.06, hub, materials.plain, 24);
    mesh.cyl(
      0,
      out > 0 ? wide * 0.44 : -wide * 0.52,
      0,
      r * 0.34,
      r * 0.34,
      wide * 0.08,
      '#4a4d50',
      materials.metal,
      16,
    );
    mesh.pop();
  };
  for (const x of [-axles, axles]) disc(x, lift, radius * 0.88);
  const small = Math.min(radius * 0.9, (ground * 2) / wheels / 2.15);
  for (let i = 0; i < wheels; i++) disc((i / (wheels - 1) - 0.5) * 2 * ground, small + 0.08, small);
  mesh.box(0, lift + radius * 0.2, z, axles * 1.6, radius * 0.5, wide * 0.5, '#2c2e30');
}

/** Points in equal steps around the wheels at the ground and the sprockets over them. */
function loop({ ground, axles, radius, lift }: Crawler): readonly (readonly [number, number])[] {
  const turn = Math.atan2(lift - radius, axles - ground) - Math.PI / 2;
  const right: (readonly [number, number])[] = [];
  for (let i = 0; i <= 8; i++) {
    const a = -Math.PI / 2 + (i / 8) * (turn + Math.PI / 2);
    right.push([ground + Math.cos(a) * radius, radius + Math.sin(a) * radius]);
  }
  for (let i = 0; i <= 12; i++) {
    const a = turn + (i / 12) * (Math.PI / 2 - turn);
    right.push([axles + Math.cos(a) * radius, lift + Math.sin(a) * radius]);
  }
  const whole = [...right, ...right.map(([x, y]) => [-x, y] as const).reverse()];
  const steps: (readonly [number, number])[] = [];
  const step = 0.065;
  let left = 0;
  for (const [i, a] of whole.entries()) {
    const b = whole[(i + 1) % whole.length] ?? a;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; left < long; left += step) {
      const t = left / long;
      steps.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    left -= long;
  }
  return steps;
}
