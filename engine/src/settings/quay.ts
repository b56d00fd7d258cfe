import { pick } from '../shapes/chance.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Lamp } from '../solid/world.ts';
import type { SettingOrder } from './setting.ts';

/** Height of a quay over the water, and how far from the eye it ends; metres. */
const top = 3.3;
const edge = 6;

/** The near bank of a river: paving, a railing, lamps, and a tree or a bench at one side. Answers its lamps. */
export function furnishQuay(
  mesh: Mesh,
  { random, refuses, season }: SettingOrder,
  { side, lit }: { readonly side: number; readonly lit: boolean },
): readonly Lamp[] {
  mesh.object().box(0, -2, edge - 12, 90, top + 2, 24, '#9a948a', materials.road);
  mesh.box(0, top, edge - 0.3, 90, 0.14, 0.6, '#a8a298', materials.plain);
  runRailing(mesh);
  const posts = [side * -4.6, side * 9.5, side * -18];
  for (const x of posts) raiseLamp(mesh, x, lit);
  if (!refuses('tree') && random() < 0.7) {
    mesh
      .push()
      .at(side * 6.4, top, 4.2)
      .rotY(random() * 6)
      .scale(0.75);
    buildTree(
      mesh,
      random,
      pick<TreeKind>(
        random,
        season === 'autumn' ? [trees.maple] : season === 'winter' ? [trees.bare] : [trees.oak, trees.birch],
      ),
      0.5,
    );
    mesh.pop();
  }
  return lit
    ? posts.map((x): Lamp => ({ at: [x, top + 3.7, edge - 1], power: 5, colour: [1, 0.7, 0.36], size: 0.4 }))
    : [];
}

/** Two bars and close rods between posts. */
function runRailing(mesh: Mesh): void {
  const iron = '#2c3238';
  mesh.object();
  for (const high of [0.18, 1.08]) mesh.box(0, top + 0.14 + high, edge - 0.3, 60, 0.06, 0.06, iron, materials.metal);
  for (let x = -16; x <= 16; x += 0.24) {
    const isPost = Math.abs((x / 2.4) % 1) < 0.05;
    mesh.box(
      x,
      top + 0.14,
      edge - 0.3,
      isPost ? 0.1 : 0.025,
      isPost ? 1.2 : 1.08,
      isPost ? 0.1 : 0.025,
      iron,
      materials.metal,
    );
  }
}

/** A lantern on an iron post. */
function raiseLamp(mesh: Mesh, x: number, lit: boolean): void {
  mesh
    .push()
    .at(x, top, edge - 1)
    .object();
  mesh.lathe(
    [
      [0.18, 0],
      [0.16, 0.3],
      [0.07, 0.5],
      [0.05, 3.4],
      [0.16, 3.46],
    ],
    10,
    '#2a2f34',
    materials.metal,
  );
  mesh.ball(0, 3.72, 0, 0.22, 0.26, 0.22, lit ? '#ffd9a0' : '#e8e4da', lit ? materials.glow : materials.gloss, 10);
  mesh.lathe(
    [
      [0.24, 3.9],
      [0.1, 4.08],
      [0.01, 4.2],
    ],
    10,
    '#2a2f34',
    materials.metal,
  );
  mesh.pop();
}
