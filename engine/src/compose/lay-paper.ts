import { handsAt } from '../shapes/hands-at.ts';
import { layOpenBook } from '../shapes/open-book.ts';
import { rod } from '../shapes/rings.ts';
import { pick } from '../shapes/chance.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { asThing } from './laid-table.ts';
import type { LaidTable } from './laid-table.ts';
import { sideTableHigh } from './side-table.ts';

const crayons = ['#d8342a', '#f0b428', '#2a7ad0', '#3a9a4a', '#8a4ab0', '#e8682a'] as const;

/** A sheet of paper before each of those who draw, with a sun, a house and grass on it, and crayons around. */
export function layPaper({ seed, x, z, radius }: LaidTable, around: readonly number[]): PlacedThing {
  return {
    ...asThing,
    ...{ x, z, y: sideTableHigh },
    build(mesh) {
      const random = createRandom(seed ^ hashText('paper'));
      for (const angle of around) {
        mesh
          .push()
          .rotY(angle)
          .at(0, 0.004, radius * 0.5)
          .object();
        mesh.box(0, 0, 0, 0.4, 0.003, 0.29, '#f8f6f0', materials.plain);
        mesh.box(0, 0.003, 0.09, 0.36, 0.001, 0.05, '#6aa84a', materials.plain);
        mesh.box(-0.06, 0.003, 0.02, 0.12, 0.001, 0.1, '#d8604a', materials.plain);
        mesh.box(-0.06, 0.003, -0.045, 0.15, 0.001, 0.03, '#7a4a2a', materials.plain);
        mesh.cyl(0.12, 0.003, -0.07, 0.035, 0.035, 0.001, '#f0c030', materials.plain, 24);
        for (let i = 0; i < 6; i++) {
          const [cx, cz, turn] = [(random() - 0.5) * 0.56, -0.19 - random() * 0.07, random() * 3];
          rod(
            mesh,
            [cx, 0.006, cz],
            [cx + Math.cos(turn) * 0.09, 0.006, cz + Math.sin(turn) * 0.09],
            0.006,
            pick(random, crayons),
            materials.gloss,
          );
        }
        mesh.pop();
      }
    },
  };
}

/** A notebook that lies open before each of those who write. */
export function layNotebook({ seed, x, z, radius }: LaidTable, around: readonly number[]): PlacedThing {
  return {
    ...asThing,
    ...{ x, z, y: sideTableHigh },
    build(mesh) {
      const colour = pick(createRandom(seed ^ hashText('notebook')), [
        '#2f4a6a',
        '#6a2f2a',
        '#3a5a44',
        '#2a2a2e',
      ] as const);
      for (const angle of around) {
        mesh
          .push()
          .rotY(angle)
          .at(0, 0, radius * 0.52);
        layOpenBook(mesh, [0.02, 0.006, 0], { turn: 0.12, colour });
        mesh.pop();
      }
    },
  };
}

/** A crayon in the hand of who draws, in the axes of somebody of 1.8 metres who is so many times as large. */
export function holdPencil(mesh: Mesh, size: number): void {
  const [x, y, z] = handsAt.move.wrists[1];
  mesh.push().scale(size).object();
  rod(mesh, [x - 0.02, y - 0.085, z - 0.14], [x + 0.02, y + 0.05, z - 0.06], 0.007, crayons[2], materials.gloss);
  mesh.pop();
}
