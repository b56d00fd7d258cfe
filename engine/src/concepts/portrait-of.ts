import { buildBust, type BustLook, bustEyes } from '../shapes/bust.ts';
import type { Look, Portrait } from './concept.ts';

/** Of a grown-up a child has so much. */
const childScale = 0.74;

/** The portrait of somebody who looks like this. */
export function portraitOf(bustOf: (look: Look) => BustLook): Portrait {
  const isChild = bustOf({ season: 'summer', lit: false, ordinal: 0 }).child === true;
  const scale = isChild ? childScale : 1;
  return {
    eyes: bustEyes * scale,
    build(mesh, random, look) {
      mesh.scale(scale);
      buildBust(mesh, random, bustOf(look));
    },
  };
}
