import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** What the sea has left on the sand: shells, pebbles, a starfish and a bleached branch. */
export function strewShells(
  mesh: Mesh,
  { random, things }: SettingOrder,
  ground: Ground,
  shore: (z: number) => number,
): void {
  const isFree = (x: number, z: number): boolean =>
    things.every((thing) => Math.hypot(x - thing.x, z - thing.z) > thing.clearing + 0.4);
  for (let i = 0; i < 90; i++) {
    const z = 3.2 + random() ** 1.5 * 15;
    const x = shore(z) - 0.7 - random() ** 1.6 * 4.5;
    const [size, turn, kind] = [0.025 + random() * 0.045, random() * 6.28, random()];
    const tone = pick(random, ['#efe4d2', '#e2c8ac', '#d8b49a', '#f4efe6', '#b8a898']);
    if (!isFree(x, z)) continue;
    put(mesh, { x, y: ground(x, z), z, turn }, (m) => {
      m.object();
      if (kind < 0.55) m.ball(0, size * 0.25, 0, size, size * 0.5, size * 0.8, tone, materials.plain, 7);
      else layShell(m, size * 1.5, tone);
    });
  }
  const z = 5.5 + random() * 3;
  const x = shore(z) - 1.6 - random() * 2;
  const turn = random() * 6.28;
  if (isFree(x, z)) put(mesh, { x, y: ground(x, z), z, turn }, (m) => layStarfish(m, 0.14 + random() * 0.05));
  const [bx, bz] = [shore(9) - 3.6 - random() * 1.5, 8 + random() * 4];
  if (!isFree(bx, bz)) return;
  put(mesh, { x: bx, y: ground(bx, bz) + 0.02, z: bz, turn: random() * 3 }, (m) => {
    const bend = (t: number): Vec3 => [t * 1.5, 0.05 + 0.09 * Math.sin(t * 3), 0.18 * Math.sin(t * 4)];
    m.object().tube([bend(0), bend(0.3), bend(0.6), bend(1)], [0.07, 0.06, 0.05, 0.02], '#b8a890', materials.bark, 9);
    m.tube([bend(0.5), [0.9, 0.28, 0.3], [1.05, 0.42, 0.42]], [0.045, 0.03, 0.01], '#b8a890', materials.bark, 7);
  });
}

/** A fan of ribs, as of a scallop. */
function layShell(mesh: Mesh, size: number, colour: string): void {
  mesh.sheet(
    (u, v): Vec3 => {
      const a = (v - 0.5) * 2.4;
      const rib = 1 + 0.05 * Math.cos(v * 50);
      return [
        Math.sin(a) * u * size * rib,
        0.004 + size * 0.45 * Math.sin(u * 2.6) * Math.cos(a * 0.6),
        Math.cos(a) * u * size * rib,
      ];
    },
    5,
    22,
    (u, v) =>
      mixRgb(
        readColour(colour),
        [0.5, 0.26, 0.18],
        0.35 * (0.5 + 0.5 * Math.cos(u * 14)) * (0.6 + 0.4 * Math.cos(v * 50)),
      ),
    materials.plain,
  );
}

/** Five arms that narrow. */
function layStarfish(mesh: Mesh, size: number): void {
  mesh.object().body(
    Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * 6.2832;
      return [0, 0.02, 0, size * 0.26, Math.cos(a) * size, 0.012, Math.sin(a) * size, size * 0.06, 0];
    }),
    { k: 0.02, colours: ['#d8702e'], mat: materials.wet, fur: 0.25 },
  );
}
