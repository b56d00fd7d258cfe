import { buildClad } from '../body/clad-body.ts';
import type { CladLook, Cover } from '../body/clad-body.ts';
import type { PersonBody } from '../body/build-somebody.ts';
import type { Trait } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Pose } from './figure.ts';
import type { HairStyle } from './hair-styles.ts';
import { complexionOf, hairColourOf, irisOf, wearHairOf, wholeDetail } from './human-head.ts';

/** Somebody in a costume: what is close to the body, and whose body it is; colours are `#rrggbb`. */
export interface CladFigureLook {
  readonly kind?: 'woman' | 'man';
  readonly cover: Cover;
  readonly ease?: number;
  readonly marks?: CladLook['marks'];
  readonly neckline?: CladLook['neckline'];
  readonly material?: number;
  readonly strong?: number;
  readonly glad?: number;
  /** A skin of another colour than people have, and its eyes. */
  readonly skin?: Colour;
  readonly iris?: Colour;
  readonly traits?: readonly Trait[];
  /** How hair is worn; none by itself, for who wears a helmet. */
  readonly hair?: HairStyle;
  readonly beard?: boolean;
  /** Something is worn on the head. */
  readonly hasHat?: boolean;
  readonly pointedEars?: boolean;
}

/** A body with a face in a pose, closely covered, for what is built around it (STUDIO-63). */
export function buildCladFigure(mesh: Mesh, random: Random, pose: Pose, look: CladFigureLook): PersonBody {
  const { kind = 'man', cover, traits, hair: style = 'none', beard = false, glad = 0.4 } = look;
  const [ownSkin, ownHair] = complexionOf(random, traits);
  const skin = look.skin ?? ownSkin;
  const hair = hairColourOf(random, traits, ownHair);
  const somebody = buildClad(mesh, random, pose, {
    who: {
      kind,
      traits,
      glad,
      ...(look.strong !== undefined && { strong: look.strong }),
      ...(look.pointedEars && { pointedEars: true }),
    },
    colours: {
      skin,
      hair: readColour(hair),
      iris: look.iris === undefined ? irisOf(random, traits, skin) : readColour(look.iris),
      stubble: kind === 'man' ? 0.4 : 0,
    },
    cover,
    ...(look.ease !== undefined && { ease: look.ease }),
    ...(look.marks && { marks: look.marks }),
    ...(look.neckline && { neckline: look.neckline }),
    ...(look.material !== undefined && { material: look.material }),
  });
  wearHairOf(mesh, random, somebody.body, {
    ...{ kind, style, hair: ownHair, beard, traits, detail: wholeDetail },
    skin: somebody.face.skin,
    underHat: look.hasHat === true,
  });
  return somebody;
}
