import { doing } from '../doing.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { skinOf } from '../../shapes/body-parts.ts';
import { calico, curledTabby, tabby, tabbyFace, pointedFace, points, tuxedoFace } from '../../shapes/cat-marks.ts';
import { cheeks, curledCat, curledHead, sittingCat, sittingHeadOf } from '../../shapes/cat-poses.ts';
import { pick } from '../../shapes/chance.ts';
import { axesAt, buildWithFace, headOf } from '../../shapes/quadruped-face.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { AnimalHead, HeadAxes, QuadrupedForm } from '../../shapes/quadruped-form.ts';
import { drawWhiskers } from '../../shapes/quadruped-muzzle.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept, Look } from '../concept.ts';

/** Black fur a little lighter, so that its form is seen as well. */
const shownOf = (colour: string): Rgb => {
  const [r, g, b] = readColour(colour);
  return mixRgb([r, g, b], [0.42, 0.42, 0.46], 0.09 * smooth(0.2, 0.01, r * 0.3 + g * 0.6 + b * 0.1));
};

/** A black cat is black all over and a white one white; what is between them has stripes and a light breast. */
const coatOf = (asked: Rgb): { coat: Rgb; light: Rgb; dark: Rgb; marked: 'tabby' | 'plain' } => {
  const bright = asked[0] * 0.3 + asked[1] * 0.6 + asked[2] * 0.1;
  if (bright < 0.06 || bright > 0.6) return { coat: asked, light: asked, dark: asked, marked: 'plain' };
  const light = mixRgb(asked, [0.95, 0.88, 0.78], 0.6);
  return { coat: asked, light, dark: mixRgb(asked, [0.04, 0.025, 0.015], 0.45), marked: 'tabby' };
};

export const cat: Concept = {
  id: 'cat',
  words: {
    en: 'cat/ginger cat',
    de: 'katze/kater',
    es: 'gato',
    fr: 'chat',
    zh: '猫',
    ja: '猫',
    ar: 'قطة',
    emoji: '🐈',
  },
  size: { width: 0.7, height: 0.68 },
  lives: ['hills', 'street', 'room', 'parlour'],
  stands: 'ground',
  moves: 'still',
  turn: -0.75,
  sway: 0.25,
  mirrors: true,
  acts: ['sits', 'lies', 'sleeps', 'runs', 'leaps', 'plays', 'walks'],
  build: (mesh, random, look) => buildCat(mesh, random, look, grown),
};

/** A coat as cats have it, and the eyes that go with it. */
interface CatCoat {
  readonly coat: string;
  readonly light: string;
  readonly dark: string;
  readonly iris: string;
  readonly marked: 'tabby' | 'calico' | 'plain' | 'pointed' | 'tuxedo';
}

/** How large head and eyes of a cat are for its body. */
export interface CatAge {
  readonly head: number;
  readonly eyes: number;
  /** How tall it sits for its width. */
  readonly tall: number;
  /** How large it is built by who builds it. */
  readonly size: number;
}

export const grown: CatAge = { head: 1, eyes: 1, tall: 1, size: 1 };

/** A cat in what it does: it sits by itself, and sleeps curled up. */
export function buildCat(
  mesh: Mesh,
  random: Random,
  look: Look,
  age: CatAge,
  coat: CatCoat = pick(random, coats),
): void {
  const natural = catHead(random, coat, look);
  const { head: grownHead } = natural;
  const size = grownHead.size * age.head;
  // A muzzle grows less than the skull, and does not drown in it.
  const snout = 1 + (age.head - 1) * 0.8;
  const [muzzle, thick] = [grownHead.muzzle * snout, grownHead.thick * snout];
  const head = { ...natural, head: { ...grownHead, size, muzzle, thick, eyes: (grownHead.eyes ?? 1) * age.eyes } };
  const { act } = look;
  if (act === 'lies' || act === 'runs' || act === 'leaps' || act === 'walks' || act === 'plays')
    return buildOnFeet(mesh, random, head, look);
  if (act === 'sleeps') {
    // It is turned so that its face is seen.
    mesh.rotY(facing);
    return buildWhole(
      mesh,
      {
        ...head,
        head: { ...head.head, yaw: 1.2, pitch: 0.02, shut: true },
        ...(head.marks === tabby && { marks: curledTabby(facing, curledHead) }),
      },
      curledHead,
      curledCat,
    );
  }
  // What is told of a rim is in metres, and a kitten is built as a small cat.
  const rim = look.rim && { up: look.rim.up / age.size, ahead: look.rim.ahead / age.size };
  buildWhole(mesh, head, sittingHeadOf(age.tall), (at) => sittingCat(at, age.tall, rim));
}

/** How far a cat that is curled up is turned, radians. */
const facing = 0.55;

function buildWhole(mesh: Mesh, form: AnimalHead, place: Vec3, body: (at: HeadAxes) => Cones): void {
  const at = axesAt(place, form.head);
  const cones = [...headOf(form, at), ...body(at)];
  buildWithFace(mesh, form, at, { cones, k: 0.02 });
  drawWhiskers(mesh, form, at, skinOf(cones, 0.02), whiskers);
}

const whiskers = { lifts: [0.3, 0, -0.3, -0.6], long: 1.2, colour: '#f4f0ea' } as const;

/** A cat that walks, runs or lies with its head up. */
function buildOnFeet(mesh: Mesh, random: Random, head: AnimalHead, look: Look): void {
  const form: QuadrupedForm = {
    ...head,
    ...doing(look),
    length: 0.36,
    height: 0.34,
    girth: 0.098,
    belly: 0.86,
    breadth: 0.84,
    leg: 0.021,
    thigh: 1.75,
    neck: { length: 0.1, rise: 0.75, radius: 0.062 },
    head: { ...head.head, yaw: 0.85 },
    tail: { length: 0.34, radius: 0.024, rise: 0.75, bend: 0.5, tip: 2 },
    paint: { ...head.paint, belly: 1, shin: 1 },
  };
  buildQuadruped(mesh, random, form, (at) => cheeks(at));
}

const coats: readonly [CatCoat, ...CatCoat[]] = [
  { coat: '#c77a35', light: '#e9dcc6', dark: '#9a5420', iris: '#a08a2c', marked: 'tabby' },
  { coat: '#232126', light: '#232126', dark: '#18161a', iris: '#b89a2c', marked: 'plain' },
  { coat: '#908c88', light: '#dcd8d2', dark: '#5e5a58', iris: '#7c9440', marked: 'tabby' },
  { coat: '#cfa878', light: '#f2e6d2', dark: '#a87c4c', iris: '#5a9ac8', marked: 'tabby' },
  { coat: '#8c7258', light: '#d8c6ac', dark: '#4a3a2c', iris: '#7f9a3c', marked: 'tabby' },
];

/** White with patches of ginger and of black. */
export const calicoCoat: CatCoat = {
  coat: '#f0ece4',
  light: '#f8f4ee',
  dark: '#2a2523',
  iris: '#a8902c',
  marked: 'calico',
};

/** Coats whose colours are said by their name. */
const patterned: ReadonlySet<CatCoat['marked']> = new Set(['calico', 'pointed', 'tuxedo'] as const);

/** Cream with a dark face, ears, paws and tail, and blue eyes. */
export const siameseCoat: CatCoat = {
  coat: '#dfd0b8',
  light: '#e8dcc8',
  dark: '#3a2a22',
  iris: '#4a86c8',
  marked: 'pointed',
};

/** Black with a white muzzle, breast and paws. */
export const tuxedoCoat: CatCoat = {
  coat: '#232126',
  light: '#f2eee8',
  dark: '#18161a',
  iris: '#a89a3c',
  marked: 'tuxedo',
};

/** The coat and the face of a cat. */
function catHead(random: Random, natural: CatCoat, { colour, lit }: Look): AnimalHead {
  const asked = colour && !patterned.has(natural.marked) ? shownOf(colour) : undefined;
  const { coat, light, dark, marked } = asked ? coatOf(asked) : { ...natural, coat: shownOf(natural.coat) };
  // What is black has no pink nose.
  const own = readColour(coat);
  const isDark = own[1] < 0.06 || (asked !== undefined && asked[1] <= 0.5);
  const pink = isDark ? mixRgb(own, [0.5, 0.3, 0.28], 0.3) : readColour('#c79a90');
  return {
    foot: 'paw',
    head: {
      size: 0.094,
      muzzle: 0.044,
      thick: 0.04,
      dip: 0.34,
      yaw: random() < 0.65 ? 0.85 : 0.4,
      kind: 'cat',
      eyes: 1.36,
      shines: lit,
    },
    ears: { kind: 'pointed', size: 0.62, inside: 3 },
    colours: [coat, light, dark, pink, '#c0722e'],
    paint: { muzzle: 1 },
    leather: isDark ? mixRgb(own, [0.03, 0.02, 0.02], 0.5) : '#b07a72',
    iris: natural.iris,
    pupil: 'slit',
    hair: 0.58,
    ...(marked === 'tabby' && { marks: tabby, faceMarks: [tabbyFace] }),
    ...(marked === 'calico' && { marks: calico }),
    ...(marked === 'pointed' && { marks: points, faceMarks: [pointedFace] }),
    ...(marked === 'tuxedo' && { faceMarks: [tuxedoFace] }),
  };
}
