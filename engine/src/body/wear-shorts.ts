import { mix, smoothstep } from '../raster/scalar.ts';
import { isOfArm, isOfFoot, isOfHead, within } from './cuts.ts';
import type { Cover } from './cuts.ts';
import { below } from './fitting.ts';
import type { Fitting } from './fitting.ts';
import type { GarmentName } from './garment-pieces.ts';
import type { Body } from './body.ts';
import { wearShell } from './shell.ts';
import { hemOf } from './tuck-in.ts';

/** How far shorts go on under the hem of what is worn over them, metres: far enough that no gap is seen of who strides, and no farther, so that they do not come through it. */
const underHem = 0.025;

/** The trunk and the legs down to the ankles. */
export const trunkAndLegs: Cover = (v) => (isOfArm(v) || isOfHead(v) || isOfFoot(v) ? -1 : 1);

/** Shorts to over the knees, that end under the hem of what is worn over them (STUDIO-63). */
export function wearShorts({ mesh, wearer, colours, cuts, hidden }: Fitting, over: GarmentName): void {
  const under = belowHem(wearer.body, over);
  // From the knees to the belt no skin is left that would come through the one or the other.
  const whole = within(cuts.legs(0.42), below(cuts.above(0.15)), trunkAndLegs);
  for (let v = 0; v < hidden.length; v++) if (whole(v) > 0) hidden[v] = 1;
  wearShell(
    mesh,
    wearer.body,
    {
      colour: colours.legs,
      covers: within(cuts.legs(0.42), (v) => under(v) + underHem, trunkAndLegs),
      // Under the hem they lie on the skin.
      ease: (v) => mix(0.001, 0.016, smoothstep(-0.01, 0.05, under(v))),
      taut: 6,
    },
    hidden,
  );
}

/** How far below the hem of what is worn over it a vertex of a body at rest is, metres. */
export function belowHem(body: Body, over: GarmentName): Cover {
  const hem = hemOf(over, body);
  const { rest } = body;
  return (v) => hem(Math.atan2(rest[v * 3] ?? 0, rest[v * 3 + 2] ?? 0)) - (rest[v * 3 + 1] ?? 0);
}
