import { deckHigh } from '../shapes/ridden-boards.ts';
import type { Random } from '../raster/random.ts';
import type { PersonLook } from '../shapes/person.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Concept } from './concept.ts';
import { buildEveryday } from './everyday.ts';

/** Somebody who rides a board, as they are seen: sideways on it, crouched, the arms out. */
export function boarding(
  concept: Concept,
  on: {
    readonly board: keyof typeof deckHigh;
    readonly wears: (random: Random) => PersonLook;
    readonly build: (mesh: Mesh, random: Random) => void;
  },
): Concept {
  return {
    ...concept,
    size: { width: 1.7, height: 1.65 },
    acts: [],
    turn: 0.3,
    build(mesh, random, look) {
      on.build(mesh, random);
      mesh.push().at(0, deckHigh[on.board], 0);
      buildEveryday(mesh, random, { ...look, act: 'surfs' }, on.wears(random));
      mesh.pop();
    },
  };
}
