import type { Trait } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { plus } from '../body/affine.ts';
import { drawSkin, makeSomebody } from '../body/build-somebody.ts';
import { gazeOf } from '../body/draw-face.ts';
import { dressBody } from '../body/dress-body.ts';
import { attending } from './attention.ts';
import type { Attention } from './attention.ts';
import { pick } from './chance.ts';
import { wearBeanie, wearBrimmedHat } from './caps.ts';
import { partsOf } from './figure.ts';
import type { Pose } from './figure.ts';
import type { HairStyle } from './hair-styles.ts';
import { fitHat } from './hat-seat.ts';
import {
  complexionOf,
  farDetail,
  hairColourOf,
  inHair,
  irisOf,
  onHead,
  shadeHairline,
  wearHairOf,
  wholeDetail,
} from './human-head.ts';
import type { HeadLook } from './human-head.ts';
import { chestOf } from './chest-of.ts';
import { withDrawnHead } from './on-head.ts';
import { poseFrom } from './stance.ts';
import type { Stance } from './stance.ts';
import { astride, cycling } from './riding-stances.ts';
import { bent, stanceOf } from './stances.ts';
import type { Posture } from './stances.ts';
import type { Stander } from './stands.ts';
import { isStride, striding, strideOf } from './striding.ts';
import { takeHold } from './take-hold.ts';
import type { Hold } from './take-hold.ts';
import { neckOf, wearScarf } from './worn-things.ts';
import { coloursOf, garbOf, rainCoats, woollens } from './wardrobe.ts';
import type { Climate } from './wardrobe.ts';
import type { Garb } from './wardrobe.ts';

/** How a person is dressed and moves, by chance where nothing is said; colours are `#rrggbb`. */
export interface PersonLook {
  readonly wears?: Garb | undefined;
  /** What it is dressed for, where nothing is said of what it wears. */
  readonly climate?: Climate | undefined;
  /** The colour of what is worn above, or of a dress. */
  readonly coat?: string | undefined;
  readonly legs?: string;
  /** The colour of what is seen under a coat or a jacket. */
  readonly under?: string;
  /** The colour of the hem and the belt of a robe or a gown. */
  readonly trim?: string;
  readonly barefoot?: boolean;
  readonly hair?: HairStyle;
  readonly kind?: HeadLook['kind'];
  readonly child?: boolean;
  readonly beard?: boolean;
  readonly traits?: readonly Trait[] | undefined;
  /** The colour of a hat with a round brim; or what puts another one on the head, in the axes of that. */
  readonly hat?: string | ((mesh: Mesh) => void) | undefined;
  /** Puts what is worn in the hair there, in the axes of the head. */
  readonly inHair?: (mesh: Mesh) => void;
  readonly pointedEars?: boolean;
  /** How glad it looks, by chance by itself; below 0 sullen. */
  readonly glad?: number;
  /** How muscular it is beyond others, 0 to 1. */
  readonly strong?: number;
  readonly skin?: string;
  /** The colour of the eyes, where it is none that people have. */
  readonly iris?: string;
  readonly posture?: Posture | undefined;
  /** At which part of a stride it is who walks or runs, 0 to 1; at one by chance by itself. */
  readonly stride?: number | undefined;
  /** How it stands, where that is none of the postures. */
  readonly stance?: Stance;
  /** It sits on something that is `seatHeight` high. */
  readonly seated?: boolean;
  /** It sits on the back of an animal, a leg on each side. */
  readonly astride?: boolean;
  /** It rides a bicycle. */
  readonly cycles?: boolean;
  /** What its hands are closed around, of somebody who stands; they are lower where it sits. */
  readonly holds?: readonly Hold[];
  /** What it looks at, and turns to a little; who looks at it by itself, or what it does. */
  readonly attends?: Attention | undefined;
  /** What of its stance belongs to what it holds. */
  readonly gesture?: Partial<Stance>;
  /** Seen from far away, and built coarsely. */
  readonly isFar?: boolean;
}

/** How high the hips of somebody are at least who does not kneel or sit on the ground, metres. */
const hipsUp = 0.7;

/** Whether somebody is down on the ground, where a coat would stand about them like a tent. */
const isOnKnees = ({ stance, posture }: PersonLook): boolean =>
  stance?.pelvis ? stance.pelvis[1] < hipsUp : posture === 'kneels' || posture === 'sits cross-legged';

/** A person of 1.8 metres with a face, dressed as people are today; faces -z, towards the eye. Gives the pose, for what it wears and holds besides. */
export function buildPerson(mesh: Mesh, random: Random, look: PersonLook = {}): Pose {
  const { child = false, isFar = false, barefoot = false } = look;
  const kind =
    look.kind ??
    (look.wears === 'dress' || look.wears === 'gown' || (look.hair === 'long' && look.beard !== true)
      ? 'woman'
      : 'man');
  const climate = look.wears === undefined ? look.climate : undefined;
  const garb = look.wears ?? garbOf(random, { kind, child, low: look.seated === true || isOnKnees(look), climate });
  const chosen = coloursOf(random, garb, {
    main: look.coat ?? (climate === 'wet' ? pick(random, rainCoats) : undefined),
    legs: look.legs,
  });
  const colours = { ...chosen, under: look.under ?? chosen.under, trim: look.trim };
  const [ownSkin, hair] = complexionOf(random, look.traits);
  const skin = look.skin ?? ownSkin;
  const pose = poseOf(random, { ...look, wears: garb }, kind);
  if (look.stride !== undefined && isStride(look.posture)) mesh.strides(0, 0, -strideOf(look.posture));
  const parts = partsOf(pose);
  const detail = isFar ? 0.5 : 1;
  mesh.push().object();
  const { beard, traits, pointedEars } = look;
  const isWoman = kind === 'woman';
  const somebody = makeSomebody(
    random,
    pose,
    {
      ...{ kind, child, traits, pointedEars, glad: look.glad ?? (child ? 0.55 : 0.7) + 0.4 * random() },
      ...(look.strong !== undefined && { strong: look.strong }),
    },
    {
      skin,
      hair: readColour(hairColourOf(random, traits, hair)),
      iris: look.iris === undefined ? irisOf(random, traits, skin) : readColour(look.iris),
      stubble: isWoman || child ? 0 : beard ? 0.8 : 0.5 * random(),
    },
  );
  const swing = look.posture === 'dances' ? 0.22 : look.posture === 'runs' ? 0.12 : 0;
  const seed = Math.floor(random() * 100);
  const wearer = {
    pose,
    parts,
    detail,
    seed,
    body: somebody.body,
    kind,
    child,
    barefoot: barefoot || climate === 'hot',
    swing,
  } as const;
  const { hidden, points } = dressBody(mesh, wearer, garb, colours);
  const view = { gaze: gazeOf(pose), detail: isFar ? farDetail : wholeDetail };
  const wool = climate === 'cold' ? pick(random, woollens) : undefined;
  const knitted = wool === undefined || random() < bareheaded ? undefined : (m: Mesh): void => wearBeanie(m, wool);
  const hat = look.hat ?? knitted;
  const style =
    look.hair ??
    (kind === 'woman' ? pick(random, womensHair[child ? 'girl' : traits?.includes('old') ? 'old' : 'young']) : 'short');
  const worn = {
    skin: somebody.face.skin,
    kind,
    style,
    hair,
    child,
    beard,
    traits,
    detail: view.detail,
    underHat: hat !== undefined,
  };
  shadeHairline(somebody, worn);
  drawSkin(mesh, { ...somebody, body: { ...somebody.body, points } }, (_, vertex) => hidden[vertex] === 0, view);
  wearHairOf(mesh, random, somebody.body, worn);
  const putOn = typeof hat === 'string' ? (m: Mesh) => wearBrimmedHat(m, hat) : hat;
  if (putOn)
    onHead(mesh, pose, (m) => {
      putOn(fitHat(m, { kind, child }));
      m.pop();
    });
  if (wool !== undefined) wearScarf(mesh, neckOf(pose), wool);
  if (look.inHair) inHair(mesh, pose, look.inHair);
  mesh.pop();
  return pose;
}

/** How many go without a hat in the cold. */
const bareheaded = 0.25;

/** How women and girls wear their hair, where nothing is said of that: combed back over the large head of a child it would look like none. */
const womensHair = {
  young: ['long', 'long', 'bob', 'bun', 'back'],
  old: ['bob', 'bun', 'bob'],
  girl: ['long', 'braids', 'bob', 'long', 'braids'],
} as const;

/** Who does this turns the head to who looks, and how far, radians. */
const greets: ReadonlySet<Posture> = new Set([
  ...(['stands', 'walks', 'waves', 'sits', 'folds arms', 'has hands on hips', 'has hands in pockets'] as const),
]);
const toWhoLooks = -0.3;
/** How many of those who merely stand there look past whoever looks, and how far their heads are turned then, radians. */
const [elsewhere, pastWhoLooks] = [0.35, 0.16] as const;

const whoStands = ({ child, wears, holds = [], gesture }: PersonLook, kind: HeadLook['kind']): Stander => ({
  ...{ kind, child, wears },
  free: gesture?.wrists ? 'none' : holds.length > 0 ? 'one' : 'both',
});

function poseOf(random: Random, look: PersonLook, kind: HeadLook['kind']): Pose {
  const posture = look.posture ?? 'stands';
  const riding = look.astride ? astride : look.cycles ? cycling : undefined;
  const usual = look.stance ?? riding?.(random) ?? stanceOf(posture, random, look.seated, whoStands(look, kind));
  const own = look.stride !== undefined && isStride(posture) ? striding(posture, look.stride) : usual;
  const isOld = look.traits?.includes('old') === true && !riding;
  const drawnTo = { ...(isOld ? bent(own) : own), ...look.gesture };
  const { attends } = look;
  const stance = attends ? attending(drawnTo, attends) : drawnTo;
  const [yaw = 0, nod = 0] = stance.gaze ?? [];
  const greetsWhoLooks =
    !attends && look.stance === undefined && look.gesture?.gaze === undefined && !riding && greets.has(posture);
  const looksAway = greetsWhoLooks && posture === 'stands' && (Math.abs(yaw) * 97) % 1 < elsewhere;
  const gaze = !greetsWhoLooks
    ? stance.gaze
    : looksAway
      ? ([pastWhoLooks, nod] as const)
      : ([toWhoLooks + 0.5 * Math.abs(yaw), nod] as const);
  const { holds = [], child = false, stride, seated } = look;
  const chest = look.stance ? ([0, 0, 0] as const) : chestOf({ posture, stride, seated });
  const drawn = withDrawnHead(stance, child ? 'child' : 'grown');
  const pose = poseFrom({
    ...drawn,
    build: child ? 'child' : kind,
    headless: true,
    ...(gaze && { gaze }),
    ...(looksAway && { eyes: [0.1, 0] as const }),
  });
  return takeHold(pose, ...holds.map((hold) => ({ ...hold, at: plus(hold.at, chest) })));
}
