import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { skinOf } from './body-parts.ts';
import { pick } from './chance.ts';
import { dressedIn, figure } from './figure.ts';
import type { Pose } from './figure.ts';
import { hangCloth } from './garments.ts';
import type { HairStyle } from './hair-styles.ts';
import type { Trait } from '../concepts/concept.ts';
import { complexionOf, onHead, wearHead } from './human-head.ts';
import type { HeadLook } from './human-head.ts';
import { pairs } from './points.ts';

/** How a person is dressed and moves; colours are `#rrggbb`. */
export interface PersonLook {
  readonly coat?: string | undefined;
  readonly legs?: string;
  readonly hair?: HairStyle;
  /** What a face looks like; by itself that of a woman with long hair or a dress, of a man otherwise. */
  readonly kind?: HeadLook['kind'];
  readonly child?: boolean;
  readonly beard?: boolean;
  readonly traits?: readonly Trait[] | undefined;
  /** A skirt from the waist in the colour of the coat. */
  readonly dress?: boolean;
  /** The colour of a hat with a round brim; or what puts another one on the head, in the axes of that. */
  readonly hat?: string | ((mesh: Mesh) => void);
  readonly pointedEars?: boolean;
  readonly skin?: string;
  /** Length of the step, metres; 0 stands. */
  readonly walk?: number;
  /** What the right hand holds up, if anything. */
  readonly raised?: boolean;
}

const coats = ['#b8322c', '#2f4a6b', '#3f5a3c', '#d0a03a'] as const;

/** How far the parts of a person melt together, metres. */
const melt = 0.03;

/** A person of 1.8 metres in everyday clothes, with a face; faces -z, towards the eye. */
export function buildPerson(mesh: Mesh, random: Random, look: PersonLook = {}): void {
  const coat = look.coat ?? pick(random, coats);
  const [ownSkin, hair] = complexionOf(random, look.traits);
  const skin = look.skin ?? ownSkin;
  const pose = poseOf(look);
  const isDressed = look.dress === true;
  mesh.push().object();
  const bare = isDressed ? 2 : 0;
  const cones = figure(
    pose,
    dressedIn(0, { forearm: bare, hand: 2, head: 2, thigh: 1, shank: 1, foot: 3, ...(isDressed && { hips: 0 }) }),
  );
  mesh.body(cones, {
    k: melt,
    colours: [coat, look.legs ?? (isDressed ? skin : '#343a48'), skin, '#3a2418'],
    fur: 0.08,
  });
  if (isDressed) wearDress(mesh, coat);
  else wearCoat(mesh, coat, cones);
  const style = look.hair ?? 'short';
  const kind = look.kind ?? (isDressed || style === 'long' ? 'woman' : 'man');
  wearHead(mesh, random, pose, {
    kind,
    style,
    skin,
    hair,
    child: look.child,
    beard: look.beard,
    traits: look.traits,
    pointedEars: look.pointedEars,
  });
  if (typeof look.hat === 'function') onHead(mesh, pose, look.hat);
  else if (look.hat) {
    mesh.cyl(0, 1.775, 0.01, 0.25, 0.25, 0.02, look.hat, materials.cloth);
    mesh.cyl(0, 1.785, 0.01, 0.125, 0.105, 0.13, look.hat, materials.cloth);
  }
  mesh.pop();
}

/** In the middle of a step, the arms against the legs; or standing, the weight on one leg. */
function poseOf({ walk: w = 0.14, raised }: PersonLook): Pose {
  const swing = w * 0.8;
  const up = raised === true;
  return {
    headless: true,
    gaze: [0.12, 0.02],
    twist: w * 0.5,
    elbows: [
      -0.255,
      1.13,
      0.05 - swing * 0.5,
      ...(up ? ([0.27, 1.5, -0.14] as const) : ([0.255, 1.13, 0.05 + swing * 0.5] as const)),
    ],
    wrists: [
      -0.255,
      0.89,
      -0.07 - swing,
      ...(up ? ([0.27, 1.77, -0.2] as const) : ([0.255, 0.89, -0.03 + swing] as const)),
    ],
    knees: [-0.1, 0.5, w * 0.5 - 0.04, 0.1, 0.5, -w * 0.95 - 0.03],
    ankles: [-0.105, 0.09 + w * 0.3, w * 1.6 + 0.03, 0.11, 0.09, -w * 1.05],
    hands: 'open',
  };
}

/** The skirt of a coat from the waist to the thighs, its collar, and its buttons. */
function wearCoat(mesh: Mesh, coat: string, cones: Cones): void {
  hangCloth(mesh, pairs([0.145, 1.14, 0.152, 1.04, 0.178, 0.92, 0.196, 0.8, 0.207, 0.69]), {
    colour: coat,
    folds: 5,
    depth: 0.03,
    flat: 0.78,
  });
  const dark = scaleRgb(readColour(coat), 0.5);
  const on = skinOf(cones, melt);
  const neck = Array.from({ length: 21 }, (_, i) => {
    const turn = (i / 20) * Math.PI * 2;
    return on([0, 1.475 + 0.012 * Math.cos(turn), 0.005], [Math.sin(turn), 0.12, Math.cos(turn)]);
  });
  mesh.tube(neck, [0.018], dark, materials.cloth, 6);
  for (const y of [1.36, 1.27, 1.18, 1.09]) {
    const [x, at, z] = on([0.012, y, 0], [0, 0, -1]);
    mesh.ball(x, at, z, 0.012, 0.012, 0.006, dark, materials.gloss, 8);
  }
}

/** A dress: a belt at the waist, and a wide skirt with folds to the calves. */
function wearDress(mesh: Mesh, colour: string): void {
  hangCloth(mesh, pairs([0.122, 1.15, 0.135, 1.07, 0.2, 0.9, 0.28, 0.62, 0.345, 0.36]), {
    colour,
    folds: 9,
    depth: 0.07,
    flat: 0.88,
  });
  mesh
    .push()
    .at(0, 1.13, 0)
    .scale(1, 1, 0.86)
    .lathe(
      [
        [0.126, -0.02],
        [0.13, 0],
        [0.126, 0.02],
      ],
      28,
      scaleRgb(readColour(colour), 0.55),
      materials.cloth,
    )
    .pop();
}
