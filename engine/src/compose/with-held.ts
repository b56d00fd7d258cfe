import { postureOf } from '../concepts/everyday.ts';
import { lookHeld, putInHands } from '../concepts/holding.ts';
import { createRandom, hashText } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import { builderOf } from './build-thing.ts';
import type { Group } from './group.ts';

/** One of a group, with what the first of them has in their hands for all. */
export function holderAt(group: Group, i: number): Group {
  if (i === 0 || !group.holds) return group;
  const { holds: _holds, look, ...others } = group;
  const { holding: _holding, ...own } = look;
  return { ...others, look: own };
}

/** Builds somebody and what they have in their hands, which is an item of its own. */
export function withHeld(
  { concept, look, holds }: Pick<Group, 'concept' | 'look' | 'holds'>,
  build: (mesh: Mesh, stride?: number) => void,
  seed: number,
): (mesh: Mesh, stride?: number) => void {
  if (!holds) return build;
  const random = createRandom(seed ^ hashText(`${holds.concept.id}#${holds.index}.0`));
  const held = { build: holds.concept.inHand ?? holds.concept.build };
  const buildHeld = builderOf(held, random, { ...holds.look, ...lookHeld(holds.concept), ordinal: 0 });
  return (mesh, stride) => {
    mesh.push();
    build(mesh, stride);
    mesh.pop();
    const whose = mesh.item;
    mesh.item = holds.index + 1;
    mesh.object();
    const doing = { posture: postureOf(look.act), seated: look.seated, stride };
    putInHands(mesh, { holder: concept, held: holds.concept, doing }, buildHeld);
    mesh.item = whose;
    mesh.object();
  };
}
