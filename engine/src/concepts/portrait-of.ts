import { buildBust, type BustLook, bustEyes } from '../shapes/bust.ts';
import { hatOf } from './worn.ts';
import { asGender } from './as-gender.ts';
import type { Portrait } from './concept.ts';
import { isGarment } from './traits.ts';

/** Of a grown-up a child has so much. */
const childScale = 0.74;

/** The portrait of somebody who looks like this, in the colour that was asked for or `coat`; any colour by itself. */
export function portraitOf(bust: Omit<BustLook, 'coat'>, coat?: string): Portrait {
  const scale = bust.child ? childScale : 1;
  return {
    eyes: bustEyes * scale,
    isTall: bust.hat !== undefined && bust.isHatLow !== true,
    build(mesh, random, look) {
      mesh.scale(scale);
      const hat = hatOf(look) ?? bust.hat;
      const wears = look.traits?.find(isGarment) ?? bust.wears;
      const own = { coat: look.colour ?? coat, traits: look.traits ?? bust.traits, ...(wears && { wears }) };
      buildBust(mesh, random, { ...asGender(bust, look.gender), ...own, ...(hat && { hat }) });
    },
  };
}
