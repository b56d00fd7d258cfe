import { hex, mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { heightAlong } from './car-form.ts';
import type { CarBody, CarForm } from './car-form.ts';
import { chrome } from './car-wheel.ts';

/** The roof of a car with its windows. */
interface Greenhouse {
  readonly side: number;
  readonly paint: Colour;
  readonly isOld: boolean;
  /** Where the post between the doors stands. */
  readonly post: number;
}

const rubber = '#08090a';
const [glass, seats] = [hex('#0b0f12'), hex('#2b2926')];
/** How far the glass and what frames it stand off the metal, metres. */
const [frame, pane] = [0.004, 0.007];
/** The share of the way from the foot of the glass to the middle of the roof at which its side ends. */
const eaves = 0.5;

/** Metal from the foot of the windscreen to that of the rear window, and panes with a dark edge set into it. */
export function greenhouse(mesh: Mesh, form: CarForm, body: CarBody, { side, paint, isOld, post }: Greenhouse): void {
  const at = shellOf(form, body, side);
  const [first, last] = [form.roof[0]?.[0] ?? 0, form.roof.at(-1)?.[0] ?? 0];
  const share = (x: number): number => (x - first) / (last - first);
  const highest = Math.max(...form.roof.map(([, y]) => y));
  const start = share(form.roof.find(([, y]) => y >= highest * 0.94)?.[0] ?? first);
  const end = share(form.roof.findLast(([, y]) => y >= highest * 0.945)?.[0] ?? last);
  mesh.sheet(
    (u, v) => at(u, v, 0),
    44,
    20,
    () => paint,
    materials.paint,
  );
  /** A pane by its corners in shares of length and height; its upper edge is shorter. */
  const window = (edge: Edges, within: (u: number, v: number) => Colour): void => {
    for (const [grow, off, isGlass] of [
      [0.014, frame, false],
      [0, pane, true],
    ] as const)
      mesh.sheet(
        (u, v) => {
          const [u0, u1] = [edge.from(v) - grow, edge.to(v) + grow];
          const [v0, v1] = [edge.low - grow * 2, edge.high + grow * 1.6];
          return at(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v, off);
        },
        24,
        12,
        (u, v) => (isGlass ? within(u, v) : isOld ? chrome : rubber),
        isGlass ? materials.pane : isOld ? materials.metal : materials.plain,
      );
  };
  // Windscreen and rear window reach over the middle, so each side has one half of them.
  const across = { low: 0.63, high: 1.02 };
  const screen = { ...across, from: (v: number) => 0.035 + 0.01 * (1 - v), to: () => start - 0.012 };
  window(screen, (u, v) => mixRgb(glass, seats, seatsBehind(u, v)));
  // Where the rear is upright its window is not seen from above.
  const isUpright = end > 0.84;
  if (!isUpright) window({ ...across, from: () => end + 0.025, to: () => 0.94 }, () => glass);
  const middle = share(post);
  // The side window rises from the mirror to the roof and runs out behind the post.
  const slant = (v: number): number => 0.11 + (start - 0.1) * v ** 0.9;
  const foot = isUpright ? end + 0.02 : 0.84;
  const behind = (v: number): number => foot - (foot - end - (isUpright ? -0.01 : 0.01)) * v ** 1.1;
  window({ low: 0.1, high: eaves * 0.86, from: slant, to: () => middle - 0.014 }, (u, v) =>
    mixRgb(glass, seats, headrest(u, v, 0.72)),
  );
  window({ low: 0.1, high: eaves * 0.86, from: () => middle + 0.022, to: behind }, (u, v) =>
    mixRgb(glass, seats, headrest(u, v, 0.4) * 0.6),
  );
}

interface Edges {
  readonly low: number;
  readonly high: number;
  readonly from: (v: number) => number;
  readonly to: (v: number) => number;
}

/** The backs of the seats behind the windscreen, as far as they are seen through dark glass. */
const seatsBehind = (u: number, v: number): number => (v > 0.2 && v < 0.62 && u > 0.62 ? 0.55 : u < 0.14 ? 0.5 : 0);

/** A headrest behind a side window, with the seat below it. */
function headrest(u: number, v: number, at: number): number {
  const d = Math.hypot((u - at) / 0.13, (v - 0.56) / 0.24);
  return d < 1 || (v < 0.4 && Math.abs(u - at) < 0.2) ? 0.7 : 0;
}

/** A point of it: how far along, from its foot up its side (to `eaves`) and around the edge of the roof to the middle, and how far off. */
function shellOf(form: CarForm, body: CarBody, side: number): (u: number, v: number, off: number) => Vec3 {
  const outline = heightAlong(form.roof);
  const [first, last] = [form.roof[0]?.[0] ?? 0, form.roof.at(-1)?.[0] ?? 0];
  const highest = Math.max(...form.roof.map(([, y]) => y));
  const [footShare, roofShare] = form.narrower;
  const halfAt = (x: number, y: number): number => {
    const belt = body.topAt(x);
    const rise = Math.min(1, Math.max(0, (y - belt) / (highest - belt)));
    // The foot of the glass stands on the body, whose edges are round and draw in towards its ends.
    const foot = body.onSide(x, belt - form.edge)[2] * footShare;
    return foot + (form.half * roofShare - foot) * rise;
  };
  return (u, v, off) => {
    const x = first + (last - first) * Math.min(1, Math.max(0, u));
    const foot = body.topAt(x) - 0.03;
    const high = Math.max(foot + 0.004, outline(x));
    if (v < eaves) {
      const y = foot + (high - foot) * 0.84 * (v / eaves);
      return [x, y, (halfAt(x, y) + off) * side];
    }
    const a = ((v - eaves) / (1 - eaves)) * (Math.PI / 2);
    const y = foot + (high - foot) * (0.84 + 0.16 * Math.sin(a) ** 0.9);
    const edge = halfAt(x, foot + (high - foot) * 0.84);
    const c = Math.cos(a);
    return [x - off * (u < 0.4 ? 0.6 : 0), y + off, (edge + off) * Math.sign(c) * Math.abs(c) ** 0.7 * side];
  };
}
