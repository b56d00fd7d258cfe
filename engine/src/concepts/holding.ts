import type { Concept } from './concept.ts';
import { everyday } from './everyday.ts';
import type { Holding } from '../shapes/stances.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** How somebody holds a thing: the stance that it takes, and where its foot is in the axes of somebody of 1.8 metres. */
interface Hold {
  readonly does: Holding;
  readonly at: Vec3;
  /** Radians that it leans to the left hand. */
  readonly lean: number;
  /** What is left of its size where it is real and no still life. */
  readonly tall: number;
}

const ways: Readonly<Record<string, Hold>> = {
  guitar: { does: 'plays', at: [0.33, 1.0, -0.2], lean: 1.27, tall: 1.02 },
  mug: { does: 'sips', at: [0.08, 1.165, -0.395], lean: 0, tall: 0.11 },
  bouquet: { does: 'offers', at: [0, 0.93, -0.335], lean: 0.08, tall: 0.5 },
};

/** What others carry, who have one by themselves and hold the one that was said instead. */
const carried: Readonly<Record<string, string>> = { bride: 'bouquet' };

/** What somebody of every day does with a thing that they hold in their hands; undefined where they cannot. */
export function holdingOf(holder: Concept, held: Concept): Holding | undefined {
  const holds = holder.acts === everyday.acts || carried[holder.id] === held.id;
  return holds ? ways[held.id]?.does : undefined;
}

/** Builds what somebody holds, in the axes of the holder. */
export function putInHands(
  mesh: Mesh,
  { holder, held }: { readonly holder: Concept; readonly held: Concept },
  build: (mesh: Mesh) => void,
): void {
  const hold = ways[held.id];
  if (!hold) return;
  const { at, lean, tall } = hold;
  mesh
    .push()
    .scale(holder.size.height / 1.85)
    .at(...at)
    .rotZ(lean)
    .scale(tall / held.size.height);
  build(mesh);
  mesh.pop();
}
