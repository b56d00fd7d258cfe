import { buildBust, type BustLook, bustEyes } from '../shapes/bust.ts';
import { wearBeanie } from '../shapes/caps.ts';
import { pick } from '../shapes/chance.ts';
import { garbOf, woollens } from '../shapes/wardrobe.ts';
import type { Mesh } from '../solid/mesh.ts';
import { hatOf, isDressedAsSaid } from './worn.ts';
import { asGender } from './as-gender.ts';
import type { Portrait } from './concept.ts';
import { isGarment } from './traits.ts';

/** Of a grown-up a child has so much. */
const childScale = 0.74;

/** The portrait of somebody who looks like this, in the colour that was asked for or `coat`; any colour by itself. */
export function portraitOf(bust: Omit<BustLook, 'coat'>, coat?: string): Portrait {
  const like = { kind: bust.kind, child: bust.child ?? false };
  const scale = bust.child ? childScale : 1;
  return {
    eyes: bustEyes * scale,
    isTall: bust.hat !== undefined && bust.isHatLow !== true,
    build(mesh, random, look) {
      mesh.scale(scale);
      const said = look.traits?.find(isGarment) ?? bust.wears;
      const climate = isDressedAsSaid(look) || bust.wears ? undefined : look.climate;
      // The collar of a coat would come through the scarf.
      const outdoors = climate === 'cold' ? 'sweater' : climate && garbOf(random, { ...like, climate, low: false });
      const wears = said ?? outdoors;
      const wool = climate === 'cold' ? pick(random, woollens) : undefined;
      const knitted = wool === undefined ? undefined : (m: Mesh): void => wearBeanie(m, wool);
      const hat = hatOf(look) ?? bust.hat ?? knitted;
      const own = {
        coat: look.colour ?? coat,
        traits: look.traits ?? bust.traits,
        ...(wears && { wears }),
        ...(wool && { scarf: wool }),
      };
      buildBust(mesh, random, { ...asGender(bust, look.gender), ...own, ...(hat && { hat }) });
    },
  };
}
