import { luminance, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import type { Pose } from '../shapes/figure.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { chanceAt, smooth } from '../solid/noise.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { middleOf, minus, plus, taken } from './affine.ts';
import { jointAt } from './blend-body.ts';
import type { Body } from './body.ts';
import { drawHumanEye } from './human-eye.ts';
import { loadPeople } from './people.ts';

/** The colours of a face. */
export interface FaceColours {
  readonly skin: Rgb;
  readonly lips: Rgb;
  readonly hair: Rgb;
  readonly iris: Rgb;
  /** How much of a beard that was shaved can be seen, 0..1. */
  readonly stubble: number;
  /** How dark the lids are drawn, 0..1. */
  readonly lashes: number;
  readonly freckles?: boolean;
}

/** How a face is seen. */
export interface FaceView {
  /** How far the eyes are turned to the left of where the head looks, radians. */
  readonly gaze: number;
  /** How finely it is built: 1 where the face fills the picture, 0.3 where a whole person does. */
  readonly detail: number;
}

/** How far people are turned from who looks at them, as most are, and how far eyes turn at most; radians. */
const [usualTurn, mostTurned] = [0.4, 0.26] as const;
/** Who nods as far as this looks at what their hands do. */
const lookingDown = 0.3;

/** Whose head is raised as far as this, or turned so far from who looks, looks at something else. */
const [lookingUp, lookingAway] = [-0.2, 0.62] as const;
/** How far eyes are turned down at most to what hands do, beyond the nod of the head; radians. */
const mostDropped = 0.42;

/** How far the eyes are turned down of whoever looks at what their hands do, radians. */
export function dropOf({ gaze: [, nod] = [0, 0], eyes }: Pose): number {
  if (eyes) return eyes[1];
  return mostDropped * smooth(lookingDown - 0.12, lookingDown + 0.08, nod);
}

/** How far eyes turn: to what is looked at where that is known, and otherwise to who looks, where the head is turned to them by some of the way. */
export function gazeOf({ gaze: [yaw, nod] = [0, 0], eyes }: Pose): number {
  if (eyes) return eyes[0];
  const isElsewhere = nod > lookingDown || nod < lookingUp || usualTurn + yaw > lookingAway;
  return isElsewhere ? 0 : Math.max(-mostTurned, Math.min(mostTurned, -0.8 * (usualTurn + yaw)));
}

/** How far the pupil of an eye points outward of what the eye looks at, radians: eyes see a little beside their axis, and look crossed where both axes are parallel. */
const apart = 0.11;

const letters = ['L', 'R'] as const;

/** Where the middle of an eye is at rest, and its radius; metres. */
export function eyeAt(points: Float32Array, side: 0 | 1): { readonly at: Vec3; readonly radius: number } {
  const { header, quadsOf } = loadPeople();
  const faces = header.eyes[side];
  if (!faces) throw new Error('A body has two eyes.');
  const corners = quadsOf(faces);
  const at = jointAt(points, `eye.${letters[side]}____head`);
  let sum = 0;
  for (const v of corners)
    sum += Math.hypot((points[v * 3] ?? 0) - at[0], (points[v * 3 + 1] ?? 0) - at[1], (points[v * 3 + 2] ?? 0) - at[2]);
  return { at, radius: sum / corners.length };
}

/** How white eyes are in the darkest face, beside those in a light one. */
const leastWhite = 0.55;

/** Draws both eyes and their lashes in the axes of the figure. */
export function drawEyes(
  mesh: Mesh,
  body: Body,
  { iris, hair, skin, lashes }: FaceColours,
  { gaze, detail }: FaceView,
): void {
  const head = body.bones.get('head');
  if (!head) throw new Error('A body has a head.');
  const size = Math.hypot(head[0] ?? 0, head[4] ?? 0, head[8] ?? 0);
  const [yaw, nod] = body.pose.gaze ?? [0, 0];
  for (const side of [0, 1] as const) {
    const { at, radius } = eyeAt(body.rest, side);
    mesh
      .push()
      .at(...taken(head, at))
      .rotY(yaw)
      .rotX(-nod)
      .rotZ(-(body.pose.lean ?? 0))
      .rotX(-dropOf(body.pose))
      .rotY(gaze + apart * (side === 0 ? 1 : -1))
      .scale(radius * size);
    drawHumanEye(mesh, iris, detail, mix(leastWhite, 1, smooth(0.07, 0.26, luminance(skin))));
    mesh.pop();
  }
  if (detail > 0.25) drawLashes(mesh, body, { hair, skin, lashes });
}

/** Fills both eyes with what covers a head as well: marble, or linen. */
export function fillEyes(mesh: Mesh, { points, rest }: Body, colour: Colour, material: number): void {
  for (const side of [0, 1] as const) {
    const { radius } = eyeAt(rest, side);
    const at = jointAt(points, `eye.${letters[side]}____head`);
    mesh.ball(...at, radius, radius, radius, colour, material, 16);
  }
}

/** How far the lashes of the upper lid reach off it at most, metres: they are drawn as the fan that they are together, since single ones are finer than a pixel and would be a row of dots. */
const longestLash = 0.003;

/** Half of how thick the line is at most that lashes are together where they grow, metres: from farther off it is all that is seen of them. */
const thickestRim = 0.0006;

/** How long lashes are at a share of the way from the inner to the outer corner of an eye: longest well out, and drawn in at the corner. */
const lashAt = (outward: number): number => (0.12 + 0.88 * smooth(0.1, 0.82, outward)) * smooth(1.02, 0.9, outward);

/** Where lashes grow, where they lead from there, and how far outwards of the middle of the eye that is, metres. */
interface LashRoot {
  readonly root: Vec3;
  readonly out: Vec3;
  readonly aside: number;
}

/** The same in an even row: each on the mean of those about it, since the strips of the model are notched. */
function evenedRoots(roots: readonly LashRoot[]): readonly LashRoot[] {
  return roots.map(({ root, aside }, i) => {
    const about = roots.slice(Math.max(0, i - 2), i + 3);
    const reach = Math.min(i, roots.length - 1 - i, 1);
    const near = roots.slice(i - reach, i + reach + 1);
    const out = normalised(about.reduce<Vec3>((sum, one) => plus(sum, one.out), [0, 0, 0]));
    const mean = near.reduce<Vec3>((sum, one) => plus(sum, one.root, 1 / near.length), [0, 0, 0]);
    return { root: reach > 0 ? mean : root, out, aside };
  });
}

/** Lashes: a fan that grows from where the model's strips hang on the upper lids, and curves up. */
function drawLashes(
  mesh: Mesh,
  { points, bones }: Body,
  { hair, skin, lashes: share }: Pick<FaceColours, 'hair' | 'skin' | 'lashes'>,
): void {
  const { header, quadsOf } = loadPeople();
  const dark = mixRgb(mixRgb(scaleRgb(hair, 0.2), [0.01, 0.007, 0.006], 0.6), skin, 0.18);
  const head = bones.get('head');
  const up: Vec3 = normalised([head?.[1] ?? 0, head?.[5] ?? 1, head?.[9] ?? 0]);
  const at = (v: number): Vec3 => [points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0];
  const long = longestLash * (0.3 + 0.7 * share);
  const thick = thickestRim * (0.45 + 0.55 * share);
  const eyes = letters.map((letter) => jointAt(points, `eye.${letter}____head`));
  header.lashes.forEach((faces, strip) => {
    const [eye, other] = strip < 2 ? eyes : eyes.toReversed();
    if (strip % 2 === 0 || !eye || !other) return;
    const outwards = normalised(minus(eye, other));
    const far = (p: Vec3): number => Math.hypot(...minus(p, eye));
    const quads = quadsOf(faces);
    const roots: LashRoot[] = [];
    for (let q = 0; q < quads.length; q += 4) {
      const [a, b, c, d] = [...quads.subarray(q, q + 4)].map(at).sort((one, two) => far(one) - far(two));
      if (!a || !b || !c || !d) continue;
      const root = middleOf(a, b);
      roots.push({ root, out: normalised(minus(middleOf(c, d), root)), aside: dot(minus(root, eye), outwards) });
    }
    const sorted = evenedRoots(roots.sort((one, two) => one.aside - two.aside));
    const [from, to] = [sorted[0]?.aside ?? 0, sorted.at(-1)?.aside ?? 1];
    const rim = sorted.map(({ root, out }) => plus(root, out, thick * 0.5));
    mesh.tube(rim, [thick * 0.4, thick, thick, thick * 0.4], dark, materials.plain, 4);
    const fan = sorted.map(({ root, out, aside }): readonly [Vec3, Vec3, Vec3] => {
      const by = long * lashAt((aside - from) / (to - from));
      const middle = plus(plus(root, out, by * 0.6), up, by * 0.16);
      return [root, middle, plus(plus(root, out, by * 0.88), up, by * 0.42)];
    });
    fan.slice(1).forEach(([root, middle, end], i) => {
      const before = fan[i];
      if (!before) return;
      mesh.face([before[0], root, middle, before[1]], dark, materials.plain);
      mesh.face([before[1], middle, end, before[2]], dark, materials.plain);
    });
  });
}

/** How light a colour of a list is. */
const lightAt = (colours: ArrayLike<number>, v: number): number =>
  (colours[v * 3] ?? 0) * 0.2126 + (colours[v * 3 + 1] ?? 0) * 0.7152 + (colours[v * 3 + 2] ?? 0) * 0.0722;

/** How far the darkness about the eyes that the pictures have is evened out: lids as dark as those are painted orange. */
const evenLids = 0.6;

/** Paints lips, the rims of the lids and a shaved beard on the colours of the skin, by where its vertices are at rest. */
export function paintFace(
  colours: Float32Array,
  rest: Float32Array,
  { skin, lips, hair, stubble, lashes }: FaceColours,
): void {
  const eyes = [eyeAt(rest, 0), eyeAt(rest, 1)] as const;
  const eyeHigh = eyes[0].at[1];
  const eyeFront = eyes[0].at[2];
  const set = (v: number, colour: Rgb, share: number): void => {
    for (const c of [0, 1, 2] as const)
      colours[v * 3 + c] = (colours[v * 3 + c] ?? 0) * (1 - share) + colour[c] * share;
  };
  const dark = mixRgb(scaleRgb(skin, 0.35), [0.03, 0.015, 0.01], 0.4 + 0.4 * lashes);
  const lightOfSkin = skin[0] * 0.3 + skin[1] * 0.6 + skin[2] * 0.1;
  const { header, quadsOf, worn } = loadPeople();
  // Brows are thick: skin does not shine through between their hairs.
  for (const v of new Set(worn(header.brows.name).refs)) set(v, mixRgb(skin, scaleRgb(hair, 0.5), 0.6), 0.3);
  const seen = new Set(quadsOf(header.body));
  for (const v of seen) {
    const [x, y, z] = [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0, rest[v * 3 + 2] ?? 0];
    if (y < eyeHigh - 0.16 || z > eyeFront + 0.12) continue;
    // Around the eyes the pictures are redder than skin is in the light of day.
    const around = Math.min(...eyes.map(({ at }) => Math.hypot(x - at[0], y - at[1])));
    if (around < 0.034)
      set(
        v,
        scaleRgb(skin, mix(lightAt(colours, v) / lightAt(skin, 0), 1, evenLids)),
        0.65 * smooth(0.034, 0.02, around),
      );
    for (const { at, radius } of eyes) {
      const off = Math.hypot(x - at[0], y - at[1], z - at[2]) - radius;
      if (off < 0.003) set(v, dark, smooth(0.0022, 0.0006, off) * (0.16 + 0.08 * lashes));
    }
    flush(colours, v, blush(Math.abs(x), eyeHigh - y, z - eyeFront));
    // The picture of the skin is redder where the lips are: there they have their colour.
    const [r, g, b] = [colours[v * 3] ?? 0, colours[v * 3 + 1] ?? 0, colours[v * 3 + 2] ?? 0];
    const below = eyeHigh - y;
    const redder = r / skin[0] - (g / skin[1] + b / skin[2]) / 2;
    if (below > 0.05 && below < 0.1 && Math.abs(x) < 0.035 && z < eyeFront + 0.01)
      set(
        v,
        // Lips that are lighter than they should be are seen first of a dark face.
        scaleRgb(lips, Math.min(1, (r * 0.3 + g * 0.6 + b * 0.1) / lightOfSkin / 0.62)),
        smooth(0.18, 0.42, redder) * 0.8,
      );
    if (stubble > 0 && below > 0.04) {
      const jaw = smooth(0.062, 0.085, below) * smooth(0.075, 0.05, z - eyeFront);
      const lip = smooth(0.016, 0.006, Math.abs(below - 0.057)) * smooth(0.03, 0.015, Math.abs(x));
      set(v, mixRgb(skin, hair, 0.65), Math.min(1, Math.max(jaw, lip)) * stubble * 0.55 * smooth(0.35, 0.2, redder));
    }
  }
}

/** How far blood shines through the skin of a face: on the cheeks, the tip of the nose, the ears and a little on the chin; metres from between the eyes. */
function blush(aside: number, below: number, behind: number): number {
  const cheek = smooth(0.03, 0.008, Math.hypot(aside - 0.042, (below - 0.042) * 1.2));
  const nose = smooth(0.02, 0.006, Math.hypot(aside, (below - 0.042) * 1.1)) * smooth(-0.012, -0.022, behind);
  const ear = smooth(0.066, 0.074, aside) * smooth(0.06, 0.075, behind);
  const chin = smooth(0.016, 0.004, Math.hypot(aside, below - 0.108));
  return Math.max(cheek * 0.8, nose, ear, chin * 0.4);
}

/** Makes a vertex of the skin redder. */
function flush(colours: Float32Array, v: number, share: number): void {
  for (const c of [0, 1, 2] as const) colours[v * 3 + c] = (colours[v * 3 + c] ?? 0) * (1 + flushed[c] * share);
}
const flushed = [0.035, -0.13, -0.095] as const;

/** How many of the quads over nose and cheeks have a freckle, and half of how wide the largest are; metres. */
const [freckled, largestFreckle] = [0.95, 0.0021] as const;

/** The rings of a freckle: how wide, how dark, and how far over the one before. */
const rings = [
  [1, 0.5, 0],
  [0.66, 1, 0.00005],
] as const;
const seventh = (2 * Math.PI) / 7;

/** Freckles over the nose and the cheeks, each a little round spot on the skin. */
export function drawFreckles(mesh: Mesh, { points, rest }: Body, { skin }: FaceColours): void {
  const { header, quadsOf } = loadPeople();
  const quads = quadsOf(header.body);
  const { at: eye } = eyeAt(rest, 0);
  const at = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  for (let q = 0; q < quads.length; q += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(q, q + 4);
    const [x, y, z] = at(rest, a);
    const below = eye[1] - y;
    const share = smooth(0.06, 0.035, below) * smooth(0.004, 0.02, below) * smooth(0.062, 0.04, Math.abs(x));
    if (z > eye[2] + 0.03 || chanceAt(q, 5) > freckled * share) continue;
    const [u, v] = [at(points, a), at(points, b)].map((corner, k) => minus(at(points, k === 0 ? c : d), corner));
    if (!u || !v) continue;
    const normal = normalised(cross(u, v));
    const [s, t] = [0.25 + 0.5 * chanceAt(q, 11), 0.25 + 0.5 * chanceAt(q, 17)];
    const middle = plus(plus(plus(at(points, a), u, s * 0.5), v, (t - 0.5) * 0.4), normal, 0.00025);
    const side = normalised(u);
    const up = cross(normal, side);
    const r = largestFreckle * (0.45 + 0.55 * chanceAt(q, 23));
    const dark = 0.3 + 0.45 * chanceAt(q, 29);
    // Their rims are fainter: spots of one colour with an edge are dots of ink.
    for (const [wide, share, over] of rings) {
      const colour = mixRgb(skin, [skin[0] * 0.62, skin[1] * 0.42, skin[2] * 0.3], dark * share);
      const inner = plus(middle, normal, over);
      for (let k = 0; k < 7; k++) {
        const corner = (turn: number): Vec3 =>
          plus(plus(inner, side, Math.cos(turn * seventh) * r * wide), up, Math.sin(turn * seventh) * r * wide);
        mesh.tri(inner, corner(k), corner(k + 1), normal, normal, normal, colour, materials.skin);
      }
    }
  }
}
