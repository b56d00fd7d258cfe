import { hex, mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';

// What makes a road one along the sea: a cliff below it, a hillside above it, and a rail at its edge.

/** How far the sea lies below the road, metres. */
export const seaBelow = 9;

/** Half the width of what is level, metres. */
const level = 5.4;

/** The land by how far it is from the middle of the road and how far along: the sea is on one side (`shore`), the hillside on the other, behind `room` for the eye. */
export function cliffBeside(place: number, shore: number, room: number): Ground {
  return (across, along) => {
    const out = across * shore - level;
    const n = fbm(along * 0.05 + place, across * 0.05, 4);
    if (out > 0) {
      // Headlands reach out and coves draw in.
      const cove = (fbm(along * 0.014 + place, 3, 3) - 0.4) * 46 + 7;
      const fall = smooth(-2, Math.max(6, 9 + cove), out - n * 3);
      return -(seaBelow + 5) * fall + (fbm(along * 0.3, across * 0.3 + place, 4) - 0.5) * 2.4 * smooth(0, 2, out);
    }
    const up = -out - level * 2 - room;
    if (up < 0) return 0;
    const wall = smooth(0, 3.2, up) * (2 + n * 3.4) + smooth(2, 60, up) * (18 + n * 34);
    return wall + (fbm(along * 0.35, across * 0.35 + place, 4) - 0.5) * 1.6 * smooth(0, 1.4, up);
  };
}

/** Rock where it is steep, dry grass and bushes where it is not. */
export function paintCliff(isSnowy: boolean): World['paintGround'] {
  const [rock, pale, grass, bush] = [hex('#7d6a58'), hex('#b09c84'), hex('#8f8a4a'), hex('#4d6230')];
  return (surface, x, y, z) => {
    const k = fbm(x * 0.5 + y * 0.3, z * 0.5 + y * 0.9, 5);
    const plants = mixRgb(grass, bush, smooth(0.4, 0.62, fbm(x * 0.22, z * 0.22, 4)));
    const wet = smooth(-seaBelow + 1.4, -seaBelow + 0.3, y);
    let c = mixRgb(
      mixRgb(rock, pale, k),
      plants,
      smooth(0.62, 0.86, surface.ny) * smooth(-seaBelow + 2, -seaBelow + 4, y),
    );
    if (isSnowy) c = mixRgb(c, hex('#e6ecf4'), 0.85 * smooth(0.55, 0.8, surface.ny));
    const tone = (0.66 + 0.68 * k) * (1 - 0.5 * wet);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    surface.nx += (fbm(x * 0.9, y * 1.3 + 3, 4) - 0.5) * 0.8;
    surface.nz += (fbm(z * 0.9 + 7, y * 1.3, 4) - 0.5) * 0.8;
  };
}

/** A rail of steel on posts between the road and the drop. */
export function raiseRail(
  mesh: Mesh,
  at: (across: number, along: number) => readonly [number, number],
  shore: number,
): void {
  const across = shore * 4.6;
  const place = (along: number, y: number, out = 0): Vec3 => {
    const [x, z] = at(across + out * shore, along);
    return [x, y, z];
  };
  const many = 60;
  const step = 3;
  const from = -24;
  mesh.object().sheet(
    (u, v) => {
      const bulge = 0.05 * Math.abs(Math.sin(v * Math.PI * 2));
      return place(from + u * many * step, 0.46 + v * 0.3, -bulge);
    },
    many * 2,
    8,
    () => '#b4babd',
    materials.metal,
  );
  for (let i = 0; i < many; i++) {
    const [x, , z] = place(from + i * step, 0, 0.08);
    mesh.object().box(x, -0.5, z, 0.1, 1.22, 0.1, '#7d8386', materials.metal);
  }
}
