import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { CarBody, CarForm, CarLook } from './car-form.ts';
import { chrome } from './car-wheel.ts';

interface Part {
  readonly side: number;
  readonly look: CarLook;
}

const black = '#08090a';

/** Lamps at both ends of a side. */
export function lamps(mesh: Mesh, form: CarForm, body: CarBody, part: Part): void {
  if (part.look.isOld) roundLamps(mesh, form, body, part);
  else sweptLamps(mesh, body, part);
}

/** Round lamps in rings of chrome, and small red ones behind. */
function roundLamps(mesh: Mesh, form: CarForm, body: CarBody, { side, look }: Part): void {
  const shine = look.lit ? materials.glow : materials.gloss;
  const [front, rear] = [-form.length / 2, form.length / 2];
  const z = form.half * 0.66 * side;
  const y = body.topAt(front) + 0.02;
  const [x] = body.onEnd(-1, Math.abs(z), y - 0.06);
  mesh
    .push()
    .at(x + 0.05, y, z)
    .rotZ(Math.PI / 2);
  mesh
    .lathe(
      [
        [0.105, -0.16],
        [0.118, 0.04],
        [0.11, 0.07],
        [0.096, 0.075],
      ],
      28,
      chrome,
      materials.metal,
    )
    .ball(0, 0.05, 0, 0.096, 0.04, 0.096, '#c4c6bc', shine, 20)
    .pop();
  const [bx] = body.onEnd(1, form.half * 0.7, body.topAt(rear) - 0.12);
  mesh
    .ball(bx, body.topAt(rear) - 0.12, form.half * 0.7 * side, 0.045, 0.105, 0.075, chrome, materials.metal, 16)
    .ball(bx + 0.012, body.topAt(rear) - 0.12, form.half * 0.7 * side, 0.045, 0.09, 0.06, '#a3120e', shine, 16);
}

/** Lamps that are drawn back along the wings: lenses in dark glass under a bright line, and a band of red behind. */
function sweptLamps(mesh: Mesh, body: CarBody, { side, look }: Part): void {
  const shine = look.lit ? materials.glow : materials.gloss;
  const patch = (
    [from, to]: readonly [number, number],
    low: (u: number) => number,
    high: (u: number) => number,
    colour: Colour,
    material: number,
    off: number,
  ): void => {
    mesh.sheet(
      (u, v) => {
        const along = from + (to - from) * u;
        const [px, py, pz] = body.at(along, low(u) + (high(u) - low(u)) * v);
        const out = from < 0.5 ? -off : off;
        return [px + out, py + off * 0.3, (pz + off * 0.6) * side];
      },
      24,
      6,
      () => colour,
      material,
    );
  };
  const [inner, outer] = [0.1, 0.262];
  patch(
    [inner, outer],
    (u) => 0.67 + 0.12 * u + 0.1 * u * u,
    (u) => 0.97 - 0.02 * Math.abs(u - 0.5),
    '#0a0d10',
    materials.pane,
    0.007,
  );
  for (const [share, size] of [
    [0.3, 0.045],
    [0.56, 0.038],
  ] as const) {
    const [x, y, z] = body.at(inner + (outer - inner) * share, 0.83 + share * 0.04);
    mesh
      .ball(x - 0.004, y, (z + 0.002) * side, 0.02, size, size, '#b9bec4', materials.metal, 18)
      .ball(x - 0.016, y, (z + 0.006) * side, 0.018, size * 0.74, size * 0.74, '#e8eef4', shine, 16);
  }
  patch(
    [inner + 0.006, outer - 0.012],
    (u) => 0.695 + 0.12 * u + 0.1 * u * u,
    (u) => 0.73 + 0.12 * u + 0.1 * u * u,
    '#eef3f8',
    shine,
    0.014,
  );
  patch(
    [0.745, 0.95],
    (u) => 0.76 + 0.06 * (1 - u),
    () => 0.95,
    '#0b0809',
    materials.pane,
    0.007,
  );
  patch(
    [0.755, 0.94],
    (u) => 0.8 + 0.05 * (1 - u),
    () => 0.91,
    '#b0100c',
    shine,
    0.013,
  );
}

/** Grille, bumpers and plates. */
export function ends(mesh: Mesh, form: CarForm, body: CarBody, look: CarLook): void {
  const w = form.half;
  const patch = (
    end: -1 | 1,
    wide: number,
    low: number,
    high: number,
    colour: Colour,
    material: number = materials.plain,
    off = 0.006,
    narrow = 0.86,
  ): void => {
    mesh.sheet(
      (u, v) => {
        const z = wide * (u * 2 - 1);
        // Its lower edge is shorter than the upper one.
        const [px, py, pz] = body.onEnd(end, z * (narrow + (1 - narrow) * v), low + (high - low) * v);
        return [px + end * off, py, pz];
      },
      24,
      4,
      () => colour,
      material,
    );
  };
  for (const end of [-1, 1] as const) {
    const x = (end * form.length) / 2;
    const [low, high] = [body.lowAt(x), body.topAt(x)];
    if (look.isOld) {
      oldBumper(mesh, form, body, end);
      if (end === -1) patch(-1, w * 0.42, low + 0.14, low + 0.33, black, materials.plain, 0.008);
      if (end === -1)
        for (let i = 0; i < 5; i++)
          patch(-1, w * 0.4, low + 0.15 + i * 0.036, low + 0.168 + i * 0.036, chrome, materials.metal, 0.016);
      continue;
    }
    if (end === -1) {
      // The mouth, fine bars across it, and a vent before either wheel.
      const [sill, brow] = [low + 0.045, low + 0.045 + (high - low) * 0.5];
      patch(-1, w * 0.52, sill, brow, black, materials.plain, 0.006, 1.12);
      for (let i = 1; i < 5; i++) {
        const y = sill + ((brow - sill) * i) / 5;
        patch(-1, w * 0.5, y, y + 0.009, '#3a3d40', materials.metal, 0.012, 1);
      }
      patch(-1, w * 0.88, low + 0.004, low + 0.03, '#101112', materials.gloss, 0.03, 0.98);
      const [bx, by] = body.onEnd(-1, 0, brow + (high - brow) * 0.45);
      mesh.ball(bx - 0.004, by, 0, 0.012, 0.032, 0.032, chrome, materials.metal, 16);
      continue;
    }
    patch(1, w * 0.72, low + 0.01, low + 0.14, '#0f1011', materials.gloss, 0.01);
    for (const z of [-0.5, 0.5]) {
      mesh
        .push()
        .at(x + 0.01, low + 0.07, z * w)
        .rotZ(Math.PI / 2);
      mesh.cyl(0, -0.05, 0, 0.045, 0.045, 0.1, chrome, materials.metal, 16).pop();
    }
    patch(1, 0.25, low + 0.26, low + 0.36, '#e9e8e0', materials.plain, 0.012, 1);
  }
}

/** A bar of chrome around an end, with two horns. */
function oldBumper(mesh: Mesh, form: CarForm, body: CarBody, end: -1 | 1): void {
  const x = (end * form.length) / 2;
  const low = body.lowAt(x);
  const bumper = Array.from({ length: 17 }, (_, i): Vec3 => {
    const z = form.half * 0.9 * ((i / 16) * 2 - 1);
    const [px, py] = body.onEnd(end, z * 0.93, low + 0.12);
    return [px + end * 0.07, py, z];
  });
  mesh.tube(bumper, [0.045], chrome, materials.metal, 10);
  for (const z of [-0.34, 0.34])
    mesh.ball(x + end * 0.09, low + 0.12, z, 0.05, 0.12, 0.045, chrome, materials.metal, 12);
}
