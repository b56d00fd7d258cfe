import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

/** Half the width of the body over its height, both in lengths of the body: two bouts, a waist, and corners that are sharp. */
const outline = smoothProfile([
  [0, 0],
  [0.15, 0.012],
  [0.248, 0.075],
  [0.288, 0.19],
  [0.262, 0.31],
  [0.252, 0.37],
  [0.252, 0.37],
  [0.178, 0.43],
  [0.158, 0.52],
  [0.168, 0.6],
  [0.206, 0.645],
  [0.206, 0.645],
  [0.208, 0.7],
  [0.236, 0.81],
  [0.212, 0.92],
  [0.12, 0.985],
  [0, 1],
]);

const ribs = 0.1;
const ebony = '#17120f';

/** A violin or one of its larger sisters, one length of its body from 0 to 1; it stands upright and shows its front to -z. */
export function buildViolin(mesh: Mesh, varnish: Colour): void {
  const wood = readColour(varnish);
  const [edge, side] = [mixRgb(wood, [0, 0, 0], 0.72), mixRgb(wood, [0, 0, 0], 0.4)];
  for (const face of [-1, 1]) {
    mesh.sheet(
      (u, v) => bellyAt((u - 0.5) * 2, v, face),
      28,
      outline.length - 1,
      (u) => (Math.abs(u - 0.5) > 0.47 ? edge : face < 0 ? wood : side),
      materials.gloss,
    );
  }
  for (const s of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const [half, y] = outlineAt(v);
        return [s * half * 0.985, y, (u - 0.5) * ribs];
      },
      2,
      outline.length - 1,
      () => side,
      materials.gloss,
    );
    soundHole(mesh, s);
  }
  fittings(mesh);
  neckAndScroll(mesh, side);
}

function outlineAt(v: number): readonly [number, number] {
  const place = Math.min(outline.length - 1, Math.max(0, v * (outline.length - 1)));
  const from = outline[Math.floor(place)] ?? [0, 0];
  const to = outline[Math.min(outline.length - 1, Math.floor(place) + 1)] ?? from;
  const share = place - Math.floor(place);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A point of the front (-1) or the back (1), which are arched; `aside` from -1 to 1. */
function bellyAt(aside: number, v: number, face: number): Vec3 {
  const [half, y] = outlineAt(v);
  return [aside * half, y, face * (ribs / 2 + archAt(aside * half, half, y))];
}

function archAt(x: number, half: number, y: number): number {
  const across = half > 0 ? Math.max(0, 1 - (x / half) ** 2) : 0;
  return 0.045 * across * Math.sin(Math.PI * Math.min(1, Math.max(0, y))) ** 0.6;
}

/** An f on the front. */
function soundHole(mesh: Mesh, s: number): void {
  const strokes: readonly (readonly [number, number])[] = [
    [0.1, 0.395],
    [0.123, 0.4],
    [0.122, 0.43],
    [0.104, 0.48],
    [0.086, 0.53],
    [0.084, 0.56],
    [0.102, 0.565],
  ];
  const onFront = (x: number, y: number): Vec3 => [s * x, y, -(ribs / 2 + archAt(x, 0.17, y)) + 0.002];
  const line = strokes.map(([x, y]) => onFront(x, y));
  mesh.tube(line, [0.006, 0.007, 0.01, 0.012, 0.01, 0.007, 0.006], ebony, materials.plain, 6);
  for (const end of [line[0], line.at(-1)]) if (end) mesh.ball(...end, 0.013, 0.013, 0.006, ebony, materials.plain, 8);
}

/** What is black, the bridge and the strings. */
function fittings(mesh: Mesh): void {
  const front = -ribs / 2;
  mesh
    .sheet(
      (u, v) => [(u - 0.5) * (0.05 + 0.055 * v), 0.03 + 0.27 * v, front - 0.055 - 0.03 * v + 0.05 * (u - 0.5) ** 2],
      4,
      6,
      () => ebony,
      materials.gloss,
    )
    .ball(0.14, 0.08, front - 0.035, 0.1, 0.075, 0.022, ebony, materials.plain, 14)
    .box(0, 0.45, front - 0.11, 0.13, 0.012, 0.075, '#d9b682', materials.plain)
    .face(
      [
        [-0.05, 0.56, front - 0.085],
        [-0.032, 1.33, front - 0.045],
        [0.032, 1.33, front - 0.045],
        [0.05, 0.56, front - 0.085],
      ],
      ebony,
      materials.gloss,
    )
    .face(
      [
        [-0.05, 0.56, front - 0.085],
        [0.05, 0.56, front - 0.085],
        [0.04, 0.56, front - 0.05],
        [-0.04, 0.56, front - 0.05],
      ],
      ebony,
      materials.gloss,
    );
  for (const i of [-1.5, -0.5, 0.5, 1.5]) {
    const bridge: Vec3 = [i * 0.024, 0.456, front - 0.113];
    rod(mesh, [i * 0.018, 0.3, front - 0.088], bridge, 0.0028, '#e8e4d8', materials.metal);
    rod(mesh, bridge, [i * 0.014, 1.345, front - 0.05], 0.0028, '#e8e4d8', materials.metal);
  }
}

function neckAndScroll(mesh: Mesh, wood: Colour): void {
  const front = -ribs / 2;
  mesh.tube(
    [
      [0, 0.97, front + 0.03],
      [0, 1.04, front - 0.005],
      [0, 1.34, front - 0.015],
      [0, 1.5, front + 0.025],
    ],
    [0.055, 0.038, 0.03, 0.03],
    wood,
    materials.gloss,
    12,
  );
  // The scroll winds itself up towards the front.
  const turns = Array.from({ length: 22 }, (_, i): Vec3 => {
    const a = (i / 21) * Math.PI * 3.1;
    const r = 0.062 * (1 - i / 26);
    return [0, 1.56 - Math.cos(a) * r, front + 0.012 + Math.sin(a + Math.PI) * r];
  });
  mesh.tube(turns, [0.032, 0.03, 0.028], wood, materials.gloss, 10);
  for (const [i, y] of [1.385, 1.42, 1.455, 1.49].entries()) {
    const s = i % 2 ? 1 : -1;
    rod(mesh, [0.02 * s, y, front], [0.085 * s, y, front], 0.008, ebony, materials.gloss);
    mesh.ball(0.1 * s, y, front, 0.022, 0.017, 0.01, ebony, materials.gloss, 10);
  }
}

/** A bow from its frog at the origin along x, one length of a violin's body and three quarters. */
export function buildBow(mesh: Mesh): void {
  const long = 1.75;
  const stick = Array.from({ length: 9 }, (_, i): Vec3 => [
    (i / 8) * long,
    0.07 - 0.035 * Math.sin((i / 8) * Math.PI),
    0,
  ]);
  mesh.tube(stick, [0.014], '#6e3416', materials.gloss, 8);
  mesh
    .box(0.12, 0.012, 0, 0.13, 0.06, 0.03, ebony, materials.gloss)
    .box(long, 0.012, 0, 0.03, 0.07, 0.02, '#efe9da', materials.gloss)
    .box(0.93, 0.01, 0, 1.64, 0.006, 0.022, '#f1ead6', materials.plain);
}
