import type { Concept } from './concept.ts';

/** Whether it is seen in the air where it is said to fly. */
export function canFly({ stands, flies, aloft }: Concept): boolean {
  return stands === 'air' || flies !== undefined || aloft !== undefined;
}

/** The same in the air, with its wings spread where it has such a form; what cannot fly stays as it is. */
export function airborne(concept: Concept): Concept {
  if (concept.stands === 'air' || !canFly(concept)) return concept;
  return { ...concept, stands: 'air', moves: 'flies', build: concept.aloft ?? risen(concept) };
}

/** How far an animal rises with its head, radians: level, it would stand in the air. */
const pitch = 0.34;

/** As it is built, or rising with its head. */
function risen({ build, size, flies }: Concept): Concept['build'] {
  if (flies !== 'rising') return build;
  return (mesh, random, look) => {
    mesh
      .push()
      .at(0, size.height * 0.3, 0)
      .rotZ(-pitch);
    build(mesh, random, look);
    mesh.pop();
  };
}
