import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { gripOf } from '../body/grip-of.ts';
import { pointBetween } from './figure.ts';
import type { Pose } from './figure.ts';

/** How wide a page is and how tall, metres; and how far the book is laid back from upright, radians. */
const [wide, tall, lean] = [0.15, 0.215, -0.75] as const;

/** An open book in both hands of somebody who looks down on its pages. */
export function holdOpenBook(mesh: Mesh, pose: Pose): void {
  const [x, y, z] = pointBetween(gripOf(pose, -1).at, gripOf(pose, 1).at, 0.5);
  mesh
    .push()
    .at(x, y + 0.02, z - 0.03)
    .rotX(lean);
  openPages(mesh, '#6a2f2a');
  mesh.pop();
}

/** An open book that lies somewhere, to be read by who looks to -z. */
export function layOpenBook(
  mesh: Mesh,
  at: Vec3,
  { turn, colour = '#6a2f2a' }: { turn: number; colour?: string },
): void {
  mesh
    .push()
    .object()
    .at(...at)
    .rotY(turn)
    .rotX(-Math.PI / 2);
  openPages(mesh, colour);
  mesh.pop();
}

/** Two pages upright, their writing towards +z. */
function openPages(mesh: Mesh, colour: string): void {
  for (const s of [-1, 1]) {
    // Both halves rise from the spine; pages are arched over their cover.
    const leaf = (thick: number, out: number): ((u: number, v: number) => Vec3) => {
      return (u, v) => [
        s * (u * wide * out),
        (v - 0.5) * tall * out,
        0.06 * u + thick * Math.sin(Math.min(1, u * 1.15) * Math.PI * 0.85) ** 0.6,
      ];
    };
    mesh.sheet(leaf(0, 1.05), 6, 2, () => colour, materials.cloth);
    mesh.sheet(
      leaf(0.022, 1),
      10,
      12,
      (u, v) => (u > 0.12 && u < 0.88 && Math.abs(v - 0.5) < 0.4 && Math.floor(v * 30) % 2 ? '#b9b3a6' : '#f4efe2'),
      materials.plain,
    );
  }
}
