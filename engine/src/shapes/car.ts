import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bodyOf, heightAlong } from './car-form.ts';
import type { CarBody, CarForm } from './car-form.ts';
import { carWheel, chrome } from './car-wheel.ts';
import { tau } from './chance.ts';

/** How a car is finished. */
export interface CarLook {
  readonly paint: Colour;
  /** Its lamps are lit. */
  readonly lit: boolean;
  /** The roof has another colour. */
  readonly roof?: Colour;
  /** Bumpers, frames and grille of chrome, as cars had them once. */
  readonly isOld?: boolean;
}

const black = '#0b0c0d';
const seam = '#0a0a0b';
const glassColour = '#0d1419';
/** How far what is laid on the body stands off it, metres. */
const lift = 0.006;

/** A whole car: body, glass, wheels, lamps and what is on its doors. */
export function buildCar(mesh: Mesh, form: CarForm, look: CarLook): CarBody {
  const body = bodyOf(form);
  for (const side of [-1, 1] as const) {
    mesh.sheet(
      (u, v) => sided(body.at(u, v), side),
      64,
      24,
      () => look.paint,
      materials.gloss,
    );
    greenhouse(mesh, form, body, { look, side });
    for (const x of form.axles) wheelIn(mesh, form, body, { x, side, look });
    doors(mesh, form, body, { side, look });
    lamps(mesh, form, body, { side, look });
  }
  ends(mesh, form, body, look);
  underside(mesh, form);
  return body;
}

const sided = ([x, y, z]: Vec3, side: number): Vec3 => [x, y, z * side];

/** Something flat on a car's side: a sheet of places seen from the side. */
export function onSide(
  mesh: Mesh,
  body: CarBody,
  side: number,
  { shape, nu, nv, colour, material = materials.plain, off = lift }: SideSheet,
): void {
  mesh.sheet(
    (u, v) => {
      const [x, y] = shape(u, v);
      const [px, py, pz] = body.onSide(x, y);
      return [px, py, (pz + off) * side];
    },
    nu,
    nv,
    () => colour,
    material,
  );
}

interface SideSheet {
  readonly shape: (u: number, v: number) => readonly [x: number, y: number];
  readonly nu: number;
  readonly nv: number;
  readonly colour: Colour;
  readonly material?: number;
  readonly off?: number;
}

/** Windows all around, the roof above them, and the posts between. */
function greenhouse(mesh: Mesh, form: CarForm, body: CarBody, { look, side }: Part): void {
  const { paint, roof = paint, isOld } = look;
  const outline = heightAlong(form.roof);
  const topAt = heightAlong(form.top);
  const [first] = form.roof[0] ?? [0];
  const [last] = form.roof.at(-1) ?? [0];
  const highest = Math.max(...form.roof.map(([, y]) => y));
  const [footShare, roofShare] = form.narrower;
  // How wide it is at a place of its outline: narrower the higher.
  const halfAt = (x: number, y: number): number => {
    const belt = topAt(x);
    const rise = Math.min(1, Math.max(0, (y - belt) / (highest - belt)));
    // The foot of the glass stands on the body, whose edges are round and draw in towards its ends.
    const foot = Math.min(form.half * footShare, body.onSide(x, belt - 0.045)[2]);
    return foot + (form.half * roofShare - foot) * rise;
  };
  const at = (u: number, v: number, off = 0): Vec3 => {
    const x = first + (last - first) * u;
    const foot = topAt(x) - 0.03;
    const high = Math.max(foot + 0.004, outline(x));
    // Up the side, around the edge of the roof, to its middle.
    if (v < 0.5) {
      const y = foot + (high - foot) * 0.86 * (v / 0.5);
      return [x, y, (halfAt(x, y) + off) * side];
    }
    const a = ((v - 0.5) / 0.5) * (Math.PI / 2);
    const y = foot + (high - foot) * (0.86 + 0.14 * Math.sin(a) ** 0.8);
    const edge = halfAt(x, foot + (high - foot) * 0.86);
    const c = Math.cos(a);
    return [x, y + off, (edge + off) * Math.sign(c) * Math.abs(c) ** 0.6 * side];
  };
  const [roofStart] = form.roof.find(([, y]) => y >= highest * 0.965) ?? [first];
  const [roofEnd] = form.roof.findLast(([, y]) => y >= highest * 0.95) ?? [last];
  const share = (x: number): number => (x - first) / (last - first);
  const [a, b] = [share(roofStart), share(roofEnd)];
  // Glass first; the painted parts lie on it, so that their edges are straight.
  mesh.sheet(
    (u, v) => at(u, v),
    40,
    14,
    () => glassColour,
    materials.gloss,
  );
  const painted = (u0: number, u1: number, v0: number, v1: number, colour: Colour, nu = 8, nv = 8): void => {
    mesh.sheet(
      (u, v) => at(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v, lift),
      nu,
      nv,
      () => colour,
      materials.gloss,
    );
  };
  painted(a, b, 0.46, 1, roof, 18, 10);
  // Posts beside the windscreen and the rear window.
  painted(0.03, a, 0.47, 0.6, roof, 12, 4);
  painted(b, 0.97, 0.42, 0.62, roof, 12, 4);
  const post = share(middlePost(form));
  painted(post - 0.012, post + 0.02, 0, 0.48, isOld ? roof : black, 2, 6);
  if (isOld) painted(0.02, 0.98, 0.0, 0.045, chrome, 24, 1);
}

/** Where the post between the doors stands. */
const middlePost = ({ axles: [front, rear] }: CarForm): number => front + (rear - front) * 0.6;

interface Part {
  readonly side: number;
  readonly look: CarLook;
}

/** A wheel in its arch, and the lip of the arch around it. */
function wheelIn(mesh: Mesh, form: CarForm, body: CarBody, { x, side, look }: Part & { readonly x: number }): void {
  const { radius, width } = form.wheel;
  const arch = radius * 1.13;
  const reach = (angle: number, r: number): readonly [number, number] => [
    x + Math.cos(angle) * r,
    Math.max(0.12, radius + Math.sin(angle) * r),
  ];
  onSide(mesh, body, side, {
    shape: (u, v) => reach(u * tau, arch * v),
    nu: 36,
    nv: 4,
    colour: black,
  });
  const lip = Array.from({ length: 25 }, (_, i): Vec3 => {
    const angle = -0.25 + (i / 24) * (Math.PI + 0.5);
    const [lx, ly] = reach(angle, arch);
    const [px, py, pz] = body.onSide(lx, ly);
    return [px, py, (pz + 0.004) * side];
  });
  mesh.tube(
    lip,
    lip.map((_, i) => 0.012 + 0.014 * Math.sin((i / 24) * Math.PI)),
    look.paint,
    materials.gloss,
    8,
  );
  // Flush with the widest place of the body above it, which would hide it otherwise.
  const outer = Math.max(...[0.8, 1.2, 1.6, 2].map((high) => body.onSide(x, radius * high)[2])) + 0.022;
  carWheel(mesh, { x, z: (outer - width / 2) * side, radius, width, isOld: look.isOld ?? false });
}

/** Seams of the doors, their handles, the sill and the mirror. */
function doors(mesh: Mesh, form: CarForm, body: CarBody, { side, look }: Part): void {
  const [front, rear] = form.axles;
  const topAt = heightAlong(form.top);
  const lowAt = heightAlong(form.low);
  const ahead = front + form.wheel.radius * 1.55;
  const post = middlePost(form);
  const behind = rear - form.wheel.radius * 1.05;
  const line = (points: readonly (readonly [number, number])[]): void => {
    const way = points.map(([x, y]): Vec3 => {
      const [px, py, pz] = body.onSide(x, y);
      return [px, py, (pz + 0.001) * side];
    });
    mesh.tube(way, [0.006], seam, materials.plain, 5);
  };
  const upright = (x: number): readonly (readonly [number, number])[] =>
    Array.from({ length: 9 }, (_, i) => {
      const y = lowAt(x) + 0.1 + (i / 8) * (topAt(x) - 0.035 - lowAt(x) - 0.1);
      return [x, y] as const;
    });
  line(upright(ahead));
  line(upright(post));
  line([...Array(9).keys()].map((i) => [ahead + ((Math.max(post, behind) - ahead) * i) / 8, lowAt(0) + 0.1]));
  // The sill is dark, or of chrome.
  onSide(mesh, body, side, {
    shape: (u, v) => {
      const x = front + form.wheel.radius * 1.1 + (rear - front - form.wheel.radius * 2.2) * u;
      return [x, lowAt(x) + 0.004 + 0.062 * v];
    },
    nu: 12,
    nv: 2,
    colour: look.isOld ? chrome : '#131415',
    material: look.isOld ? materials.metal : materials.plain,
    off: 0.012,
  });
  for (const x of behind - post > 0.6 ? [post - 0.16, behind - 0.16] : [post - 0.16]) {
    const [px, py, pz] = body.onSide(x, topAt(x) - 0.13);
    mesh.box(px, py, (pz + 0.008) * side, 0.17, 0.022, 0.03, look.isOld ? chrome : look.paint, materials.metal);
  }
  const [mx, my, mz] = body.onSide(ahead + 0.12, topAt(ahead) - 0.02);
  if (look.isOld) return;
  mesh
    .tube(
      [
        [mx, my, (mz - 0.08) * side],
        [mx, my + 0.06, (mz + 0.04) * side],
      ],
      [0.018],
      '#17181a',
      materials.plain,
      6,
    )
    .ball(mx, my + 0.09, (mz + 0.09) * side, 0.075, 0.062, 0.11, look.paint, materials.gloss, 14);
}

/** Where on its ends lamps are, as shares of half its width and heights. */
function lamps(mesh: Mesh, form: CarForm, body: CarBody, { side, look }: Part): void {
  const topAt = heightAlong(form.top);
  const shine = look.lit ? materials.glow : materials.gloss;
  const [front, rear] = [-form.length / 2, form.length / 2];
  if (look.isOld) {
    const z = form.half * 0.66 * side;
    const y = topAt(front) + 0.02;
    const [x] = body.onEnd(-1, z, y - 0.06);
    mesh
      .push()
      .at(x + 0.06, y, z)
      .rotZ(Math.PI / 2);
    mesh
      .lathe(
        [
          [0.135, -0.1],
          [0.135, 0.06],
          [0.118, 0.085],
        ],
        24,
        chrome,
        materials.metal,
      )
      .ball(0, 0.06, 0, 0.118, 0.05, 0.118, '#f4efdf', shine, 18)
      .pop();
    const [bx] = body.onEnd(1, form.half * 0.7 * side, topAt(rear) - 0.12);
    mesh.ball(bx, topAt(rear) - 0.12, form.half * 0.7 * side, 0.05, 0.1, 0.07, '#a3120e', shine, 14);
    return;
  }
  const patch = (
    end: -1 | 1,
    [z0, z1]: readonly [number, number],
    low: (u: number) => number,
    high: (u: number) => number,
    colour: Colour,
    material: number,
    off = 0.008,
  ): void => {
    mesh.sheet(
      (u, v) => {
        const z = z0 + (z1 - z0) * u;
        const [px, py, pz] = body.onEnd(end, z, low(u) + (high(u) - low(u)) * v);
        return [px + end * off, py, pz * side];
      },
      14,
      4,
      () => colour,
      material,
    );
  };
  const y = topAt(front);
  const w = form.half;
  patch(
    -1,
    [w * 0.5, w * 0.9],
    (u) => y - 0.13 + 0.045 * u,
    (u) => y - 0.03 + 0.05 * u,
    '#0f1113',
    materials.gloss,
    0.006,
  );
  patch(
    -1,
    [w * 0.54, w * 0.88],
    (u) => y - 0.11 + 0.045 * u,
    (u) => y - 0.05 + 0.045 * u,
    '#f6f3e6',
    shine,
    0.012,
  );
  const back = topAt(rear);
  patch(
    1,
    [0, w * 0.92],
    () => back - 0.17,
    () => back - 0.045,
    '#101113',
    materials.gloss,
    0.006,
  );
  patch(
    1,
    [w * 0.44, w * 0.89],
    () => back - 0.14,
    () => back - 0.075,
    '#c0140e',
    shine,
    0.012,
  );
}

/** Grille, bumpers and plates. */
function ends(mesh: Mesh, form: CarForm, body: CarBody, look: CarLook): void {
  const topAt = heightAlong(form.top);
  const lowAt = heightAlong(form.low);
  const w = form.half;
  const patch = (
    end: -1 | 1,
    wide: number,
    low: number,
    high: number,
    colour: Colour,
    material: number = materials.plain,
    off = 0.006,
  ): void => {
    mesh.sheet(
      (u, v) => {
        const z = wide * (u * 2 - 1);
        // Its lower edge is shorter than the upper one.
        const [px, py, pz] = body.onEnd(end, z * (0.86 + 0.14 * v), low + (high - low) * v);
        return [px + end * off, py, pz];
      },
      20,
      3,
      () => colour,
      material,
    );
  };
  for (const end of [-1, 1] as const) {
    const x = (end * form.length) / 2;
    const [low, high] = [lowAt(x), topAt(x)];
    if (look.isOld) {
      const bumper = Array.from({ length: 17 }, (_, i): Vec3 => {
        const z = w * 0.9 * ((i / 16) * 2 - 1);
        const [px, py] = body.onEnd(end, z * 0.93, low + 0.12);
        return [px + end * 0.07, py, z];
      });
      mesh.tube(bumper, [0.06], chrome, materials.metal, 10);
      for (const z of [-0.34, 0.34])
        mesh.ball(x + end * 0.09, low + 0.12, z, 0.05, 0.13, 0.05, chrome, materials.metal, 12);
      if (end === -1) patch(-1, w * 0.42, low + 0.14, low + 0.33, black, materials.plain, 0.008);
      if (end === -1)
        for (let i = 0; i < 5; i++)
          patch(-1, w * 0.4, low + 0.15 + i * 0.036, low + 0.168 + i * 0.036, chrome, materials.metal, 0.016);
      continue;
    }
    if (end === -1) {
      patch(-1, w * 0.62, low + 0.06, low + 0.06 + (high - low) * 0.34, black);
      for (let i = 0; i < 3; i++)
        patch(-1, w * 0.58, low + 0.09 + i * 0.05, low + 0.098 + i * 0.05, '#3a3d40', materials.metal, 0.01);
    } else patch(1, w * 0.7, low + 0.02, low + 0.12, '#131415');
    patch(
      end,
      0.25,
      low + (end < 0 ? 0.02 : 0.2),
      low + (end < 0 ? 0.02 : 0.2) + 0.1,
      '#e9e8e0',
      materials.plain,
      0.02,
    );
  }
}

/** No light passes below it. */
function underside(mesh: Mesh, form: CarForm): void {
  mesh.box(0, form.wheel.radius * 0.55, 0, form.length * 0.86, 0.2, form.half * 1.5, black, materials.plain);
}
