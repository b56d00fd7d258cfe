import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { tau } from './chance.ts';
import { cushion } from './cushion.ts';
import { paintedTube } from './painted-tube.ts';
import { triples } from './points.ts';
import { smoothWay } from './smooth-way.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';

/** How full the back is at a place: 0 in the folds between its buttons, 1 on its diamonds. */
function fullness(x: number, y: number): number {
  const [a, b] = [x / 0.15 + y / 0.17, x / 0.15 - y / 0.17];
  return Math.sqrt(Math.abs(Math.sin((a * Math.PI) / 2) * Math.sin((b * Math.PI) / 2)));
}

/** The back, leaning, its front in diamonds with a button where their folds meet. */
export function tuftedBack(mesh: Mesh, cloth: Rgb, deep: Rgb): void {
  const depth = (y: number): number => 0.25 + (y - 0.45) * 0.17;
  mesh.sheet(
    (u, v) => {
      const [x, y] = [(u - 0.5) * 0.78, 0.44 + v * 0.6];
      const rim = smooth(0, 0.08, u) * smooth(1, 0.92, u) * smooth(1, 0.9, v);
      return [x, y, depth(y) - 0.05 * fullness(x, y - 0.06) * rim - 0.03 * rim];
    },
    84,
    66,
    (u, v) => mixRgb(deep, cloth, smooth(0.05, 0.6, fullness((u - 0.5) * 0.78, 0.38 + v * 0.6))),
    materials.cloth,
  );
  for (let row = 0; row < 4; row++)
    for (let i = -2; i <= 2; i++) {
      const [x, y] = [(i + (row % 2) * 0.5) * 0.3, 0.06 + 0.34 + 0.17 * row];
      if (Math.abs(x) < 0.34 && y > 0.5)
        mesh.ball(x, y, depth(y) - 0.035, 0.017, 0.017, 0.012, mixRgb(cloth, [0, 0, 0], 0.3), materials.cloth, 10);
    }
  mesh.push().at(0, 0.74, 0.36).rotX(0.17);
  cushion(mesh, [0, 0, 0], [0.42, 0.38, 0.07], { square: 0.3, colour: cloth, material: materials.cloth });
  mesh.pop();
  paintedTube(
    mesh,
    smoothWay(
      triples([
        -0.44, 1.0, 0.35, -0.36, 1.07, 0.37, -0.16, 1.1, 0.38, 0.16, 1.1, 0.38, 0.36, 1.07, 0.37, 0.44, 1.0, 0.35,
      ]),
    ),
    {
      radius: (t) => 0.078 * Math.sqrt(smooth(0, 0.03, t) * smooth(1, 0.97, t)),
      bulge: (turn, t) => 1 + 0.025 * Math.sin(t * 60) * Math.max(0, -Math.cos(turn * tau)),
      colour: () => cloth,
      material: materials.cloth,
      around: 30,
      pieces: 60,
    },
  );
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(0.43 * s, 0.82, 0.25)
      .rotX(0.15)
      .rotY(-0.12 * s);
    cushion(mesh, [0, 0, 0], [0.062, 0.25, 0.14], { square: 0.6, colour: cloth, material: materials.cloth });
    mesh.pop();
  }
}
