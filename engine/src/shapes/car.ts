import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { readColour } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bodyOf } from './car-form.ts';
import type { CarBody, CarForm, CarLook } from './car-form.ts';
import { ends, lamps } from './car-ends.ts';
import { greenhouse } from './car-glass.ts';
import { carWheel, chrome } from './car-wheel.ts';

const black = '#070808';
const seam = '#0a0a0b';
/** How far what is laid on the body stands off it, metres. */
const lift = 0.006;
/** How much larger an arch is than the wheel in it. */
const room = 1.14;

/** A whole car: body, glass, wheels, lamps and what is on its doors. */
export function buildCar(mesh: Mesh, form: CarForm, look: CarLook): CarBody {
  const body = bodyOf(form);
  for (const side of [-1, 1] as const) {
    const part = { side, look };
    metal(mesh, form, body, part);
    greenhouse(mesh, form, body, {
      side,
      paint: look.roof ?? look.paint,
      isOld: look.isOld ?? false,
      post: middlePost(form),
    });
    for (const x of form.axles) wheelIn(mesh, form, body, { ...part, x });
    doors(mesh, form, body, part);
    lamps(mesh, form, body, part);
  }
  ends(mesh, form, body, look);
  underside(mesh, form);
  return body;
}

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

/** Where the post between the doors stands. */
const middlePost = ({ axles: [front, rear] }: CarForm): number => front + (rear - front) * 0.6;

interface Part {
  readonly side: number;
  readonly look: CarLook;
}

/** The metal of one side: ends, hood and boot, and walls that the arches are cut out of. */
function metal(mesh: Mesh, form: CarForm, body: CarBody, { side, look }: Part): void {
  const reach = form.wheel.radius * room;
  const [front, rear] = form.axles;
  const sided = ([x, y, z]: Vec3): Vec3 => [x, y, z * side];
  mesh.sheet(
    (u, v) => sided(body.onDeck(u, v)),
    72,
    18,
    () => look.paint,
    materials.paint,
  );
  for (const [from, to] of [
    [0, body.alongAt(front - reach)],
    [body.alongAt(rear + reach), 1],
  ] as const)
    mesh.sheet(
      (u, v) => sided(body.at(from + (to - from) * u, v)),
      26,
      18,
      () => look.paint,
      materials.paint,
    );
  const sillTo = (from: number, to: number) => ({ x: (u: number) => from + (to - from) * u, low: body.lowAt });
  wall(mesh, form, body, { ...sillTo(front + reach, rear - reach), side, look, many: 22 });
  for (const axle of [front, rear])
    wall(mesh, form, body, {
      x: (u) => axle - reach * Math.cos(u * Math.PI),
      low: (x) =>
        Math.max(
          body.lowAt(x),
          form.wheel.radius + Math.sqrt(Math.max(0, reach * reach - (x - axle) * (x - axle))) - 0.004,
        ),
      side,
      look,
      many: 30,
    });
}

interface Wall extends Part {
  readonly x: (u: number) => number;
  readonly low: (x: number) => number;
  readonly many: number;
}

/** A piece of a side from a lower edge to the top; it faces where the whole side does, so that no seam of pieces is seen. */
function wall(mesh: Mesh, form: CarForm, body: CarBody, { x, low, side, look, many }: Wall): void {
  const rows = 14;
  const paint = readColour(look.paint);
  const corner = (i: number, j: number): readonly [Vec3, Vec3] => {
    const at = x(i / many);
    const bottom = low(at);
    const y = bottom + (body.topAt(at) - form.edge - bottom) * (j / rows);
    const [px, py, pz] = body.onSide(at, y);
    const [nx, ny, nz] = body.facing(at, y);
    return [
      [px, py, pz * side],
      [nx, ny, nz * side],
    ];
  };
  for (let i = 0; i < many; i++)
    for (let j = 0; j < rows; j++) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
      mesh.tri(a[0], b[0], c[0], a[1], b[1], c[1], paint, materials.paint);
      mesh.tri(a[0], c[0], d[0], a[1], c[1], d[1], paint, materials.paint);
    }
}

/** A wheel in its arch: the rolled edge of the metal, and the dark behind it. */
function wheelIn(mesh: Mesh, form: CarForm, body: CarBody, { x, side, look }: Part & { readonly x: number }): void {
  const { radius, width } = form.wheel;
  const reach = radius * room;
  const around = (i: number): readonly [number, number] => {
    const angle = -0.1 + (i / 24) * (Math.PI + 0.2);
    return [x + Math.cos(angle) * reach, radius + Math.sin(angle) * reach];
  };
  // The metal turns inwards at the arch, which then is no cut through paper.
  mesh.sheet(
    (u, v) => {
      const [lx, ly] = around(u * 24);
      const [px, py, pz] = body.onSide(lx, ly);
      return [px, py, (pz + 0.004 - v * 0.05) * side];
    },
    24,
    1,
    () => look.paint,
    materials.gloss,
  );
  mesh.sheet(
    (u, v) => {
      const [lx, ly] = around(u * 24);
      const [, , pz] = body.onSide(lx, ly);
      return [lx, ly - v * 0.14, (pz - 0.05 - v * 0.24) * side];
    },
    24,
    1,
    () => black,
    materials.plain,
  );
  const deep = form.half - 0.33;
  mesh.sheet(
    (u, v) => [x + (u * 2 - 1) * reach, radius * 0.5 + v * reach * 1.12, deep * side],
    2,
    2,
    () => black,
    materials.plain,
  );
  // A little within the widest place of the body above it.
  const outer = Math.max(...[1.2, 1.6, 2.1].map((high) => body.onSide(x, radius * high)[2])) - 0.018;
  carWheel(mesh, { x, z: (outer - width / 2) * side, radius, width, isOld: look.isOld ?? false });
}

/** Seams of the doors, their handles, the sill and the mirror. */
function doors(mesh: Mesh, form: CarForm, body: CarBody, { side, look }: Part): void {
  const [front, rear] = form.axles;
  const { topAt, lowAt } = body;
  const reach = form.wheel.radius * room;
  const ahead = front + reach + 0.13;
  const post = middlePost(form);
  const behind = rear - reach * 0.94;
  const line = (points: readonly (readonly [number, number])[]): void => {
    const way = points.map(([x, y]): Vec3 => {
      const [px, py, pz] = body.onSide(x, y);
      return [px, py, (pz - 0.0005) * side];
    });
    mesh.tube(way, [0.005], seam, materials.plain, 5);
  };
  const foot = (x: number): number => lowAt(x) + 0.13;
  // Doors lean a little, and their lower corners are round.
  const upright = (x: number, slant: number): readonly (readonly [number, number])[] =>
    Array.from({ length: 11 }, (_, i) => {
      const k = i / 10;
      return [
        x + slant * (k - 0.5) - Math.sign(slant) * 0.05 * Math.max(0, 0.2 - k),
        foot(x) + k * (topAt(x) - form.edge - foot(x)),
      ];
    });
  const isLong = behind - post > 0.6;
  line(upright(ahead, -0.05));
  line(upright(post, 0.05));
  line(
    [...Array(13).keys()].map((i) => [
      ahead + 0.03 + ((Math.max(post, isLong ? behind : post) - ahead - 0.05) * i) / 12,
      foot(0),
    ]),
  );
  // Hood and boot lid end at a seam as well.
  for (const [from, to, inward] of [
    [-form.length * 0.452, ahead - 0.12, 0.34],
    [rear + reach * 0.35, form.length * 0.47, 0.36],
  ] as const) {
    const way = Array.from({ length: 15 }, (_, i): Vec3 => {
      const [px, py, pz] = body.onDeck(body.alongAt(from + ((to - from) * i) / 14), inward);
      return [px, py + 0.0005, pz * side];
    });
    mesh.tube(way, [0.005], seam, materials.plain, 5);
  }
  // The sill is dark, or of chrome.
  onSide(mesh, body, side, {
    shape: (u, v) => [front + reach + (rear - front - reach * 2) * u, lowAt(0) + 0.002 + 0.06 * v],
    nu: 12,
    nv: 2,
    colour: look.isOld ? chrome : '#0d0e0f',
    material: look.isOld ? materials.metal : materials.gloss,
    off: 0.012,
  });
  for (const x of isLong ? [post - 0.16, behind - 0.16] : [post - 0.18]) {
    const [px, py, pz] = body.onSide(x, topAt(x) - form.edge - 0.085);
    mesh.box(px, py, (pz + 0.006) * side, 0.16, 0.02, 0.024, look.isOld ? chrome : look.paint, materials.metal);
  }
  if (look.isOld) return;
  mirror(mesh, body, { x: (form.roof[0]?.[0] ?? 0) + 0.36, side, paint: look.paint });
}

/** A mirror on its foot: rounded before, flat behind. */
function mirror(
  mesh: Mesh,
  body: CarBody,
  { x, side, paint }: { readonly x: number; readonly side: number; readonly paint: Colour },
): void {
  const y = body.topAt(x);
  const z = body.onSide(x, y - 0.06)[2];
  mesh.tube(
    [
      [x + 0.02, y - 0.005, (z - 0.07) * side],
      [x, y + 0.05, (z + 0.05) * side],
    ],
    [0.016],
    '#0d0e0f',
    materials.gloss,
    6,
  );
  const [wide, tall, deep] = [0.2, 0.115, 0.095];
  mesh.sheet(
    (u, v) => {
      // A half of a box with round edges, deepest at its inner end.
      const [a, b] = [(u * 2 - 1) * 0.999, (v * 2 - 1) * 0.999];
      const swell = Math.sqrt(Math.max(0, 1 - a ** 4) * Math.max(0, 1 - b ** 4));
      const high = 1 - 0.25 * u;
      return [x + 0.03 - deep * swell, y + 0.075 + (b * tall * high) / 2, (z + 0.01 + wide * u) * side];
    },
    14,
    12,
    () => paint,
    materials.paint,
  );
  mesh.box(x + 0.028, y + 0.035, (z + 0.1) * side, 0.012, 0.09, wide * 0.8, '#15191c', materials.pane);
}

/** No light passes below it. */
function underside(mesh: Mesh, form: CarForm): void {
  const { length, half, wheel } = form;
  mesh.box(0, wheel.radius * 0.5, 0, length * 0.8, 0.12, half * 1.2, black, materials.plain);
  mesh.box(0, wheel.radius * 0.6, 0, length * 0.78, 0.34, half * 0.98, black, materials.plain);
}
