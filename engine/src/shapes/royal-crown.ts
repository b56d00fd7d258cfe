import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

const gold = readColour('#e0ac38');
const darkGold = mixRgb(gold, readColour('#7a4c10'), 0.55);
const gems = ['#b8182c', '#2452a8', '#1f7a4a'] as const;

const radius = 0.112;
/** How high the band is, metres. */
const band = 0.034;

/** A crown on a head of the usual size, its rim at the origin; metres. */
export function buildRoyalCrown(mesh: Mesh, of: { readonly points: number; readonly tall: number }): void {
  const { points, tall } = of;
  // Between two points the edge comes down in an arch; they lean a little outwards.
  const edge = (v: number): number => band + tall * Math.abs(Math.cos(v * points * Math.PI)) ** 2.6;
  const at = (u: number, v: number, out: number): Vec3 => {
    const y = u * edge(v);
    const r = radius + out + 0.012 * (y / 0.1) ** 1.5;
    return [Math.sin(v * tau) * r, y, -Math.cos(v * tau) * r];
  };
  mesh.sheet(
    (u, v) => at(u, v, 0),
    8,
    points * 16,
    () => gold,
    materials.metal,
  );
  mesh.sheet(
    (u, v) => at(u, 1 - v, -0.003),
    8,
    points * 16,
    () => darkGold,
    materials.metal,
  );
  const around = Array.from({ length: points * 16 + 1 }, (_, i) => i / (points * 16));
  mesh.tube(
    around.map((v) => at(1, v, -0.0015)),
    [0.0026],
    gold,
    materials.metal,
    6,
  );
  for (const y of [0.003, band])
    mesh.tube(
      around.map((v) => at(y / edge(v), v, -0.001)),
      [0.0042],
      gold,
      materials.metal,
      6,
    );
  for (let i = 0; i < points; i++) {
    const v = i / points;
    const [x, y, z] = at(1, v, 0);
    mesh.ball(x, y + 0.006, z, 0.0085, 0.0085, 0.0085, '#f2ede2', materials.gloss, 12);
    const [gx, gy, gz] = at((band * 0.55) / edge(v), v, 0.002);
    const gem = gems[i % gems.length] ?? gems[0];
    mesh
      .push()
      .at(gx, gy, gz)
      .rotY(-v * tau)
      .ball(0, 0, 0, 0.0095, 0.0115, 0.006, gem, materials.gloss, 12)
      .pop();
    const [px, py, pz] = at((band * 0.55) / edge(v + 0.5 / points), v + 0.5 / points, 0.001);
    mesh.ball(px, py, pz, 0.0055, 0.0055, 0.0055, '#f2ede2', materials.gloss, 10);
  }
}
