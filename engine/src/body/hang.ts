import { smooth } from '../solid/noise.ts';
import { byChannel, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus, taken } from './affine.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import { headFrame } from './head-frame.ts';
import type { HeadFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';
import type { WornLists } from './people.ts';

/** Where each vertex of a piece of hair is: in the axes of the head of a grown-up, and in the pose. */
export interface Hung {
  readonly onHead: Float32Array;
  readonly points: Float32Array;
  /** Corners of its quads: those that lie at one place are one vertex, as cards are parted along the seams of their picture. */
  readonly quads: Uint32Array;
  /** It reaches lower than the nape. */
  readonly isLong: boolean;
}

const headBone = boneNames.indexOf('head');
const neckBone = boneNames.indexOf('neck');

/** Metres of one step of an offset. */
const offsetStep = 1e-5;
const weightSteps = 16_384;

/** Hair that reaches lower than this, metres from between the ears, falls from the head where it does not lie on it. */
const longFrom = -0.16;

const hungBefore = new WeakMap<Body, Map<string, Hung>>();

/** Hangs a piece of hair on a head, once for each body: its strands, the scalp and what lies over it ask for it. Nobody may change the lists. */
export function hangHair(body: Body, piece: WornLists): Hung {
  const own = hungBefore.get(body) ?? new Map<string, Hung>();
  hungBefore.set(body, own);
  const hung = own.get(piece.worn.name) ?? hang(body, piece);
  own.set(piece.worn.name, hung);
  return hung;
}

/** What grows from the nape follows it, what falls lower hangs down whichever way the head nods. */
function hang(body: Body, piece: WornLists): Hung {
  const frame = headFrame(body);
  const { count } = piece.worn;
  const [onHead, points] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const grown = grownBy(body);
  const hanging = hangingFrom(frame);
  const rests = Array.from({ length: count }, (_, i) => restPlace(body, piece, i, grown));
  rests.forEach((rest, i) => onHead.set(frame.toHead(rest), i * 3));
  const isLong = onHead.some((y, i) => i % 3 === 1 && y < longFrom);
  rests.forEach((rest, i) => {
    const at: Vec3 = [onHead[i * 3] ?? 0, onHead[i * 3 + 1] ?? 0, onHead[i * 3 + 2] ?? 0];
    points.set(
      (isLong && at[1] < 0 ? undefined : onSkin(body, piece, i, rest, closeAt(at, isLong))) ?? hanging(at),
      i * 3,
    );
  });
  return { onHead, points, quads: joined(onHead, piece.quads), isLong };
}

/** How far a place stands off the skin beside how it was modelled: in the nape hair lies close, and long hair is no cushion over the forehead. */
function closeAt([, y, z]: Vec3, isLong: boolean): number {
  if (isLong) return 1 - 0.84 * smooth(0, 0.07, y) * smooth(0.09, -0.02, z);
  return 1 - 0.75 * smooth(-0.02, -0.08, y) * smooth(-0.01, 0.03, z);
}

/** How near to each other two places are one, metres. */
const nearby = 2e-4;

function joined(onHead: Float32Array, quads: Uint16Array): Uint32Array {
  const first = new Map<string, number>();
  return Uint32Array.from(quads, (v) => {
    const key = [0, 1, 2].map((c) => Math.round((onHead[v * 3 + c] ?? 0) / nearby)).join(' ');
    const known = first.get(key);
    if (known === undefined) first.set(key, v);
    return known ?? v;
  });
}

/** How large a head is beside that of the average of all, aside, up and ahead: what stands off it does so as far as it is large. */
function grownBy({ rest }: Body): Vec3 {
  const { places } = loadPeople();
  const [own, usual] = [headSpan(rest), headSpan(places)];
  return [own[0] / usual[0], own[1] / usual[1], own[2] / usual[2]];
}

let headVertices: readonly number[] | undefined;

function headSpan(points: Float32Array): Vec3 {
  const { bones, weights, header, quadsOf } = loadPeople();
  headVertices ??= [...new Set(quadsOf(header.body))].filter(
    (v) => bones[v * 4] === headBone && (weights[v * 4] ?? 0) >= 250,
  );
  const spans = ([0, 1, 2] as const).map((c) => {
    let [low, high] = [Infinity, -Infinity];
    for (const v of headVertices ?? []) {
      const at = points[v * 3 + c] ?? 0;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    return high - low;
  });
  return [spans[0] ?? 1, spans[1] ?? 1, spans[2] ?? 1];
}

function restPlace({ rest }: Body, { refs, weights, offsets }: WornLists, i: number, grown: Vec3): Vec3 {
  const at = (c: 0 | 1 | 2): number => {
    let sum = (offsets[i * 3 + c] ?? 0) * offsetStep * grown[c] * (c === 1 ? 1 : -1);
    for (let k = 0; k < 3; k++)
      sum += ((rest[(refs[i * 3 + k] ?? 0) * 3 + c] ?? 0) * (weights[i * 3 + k] ?? 0)) / weightSteps;
    return sum;
  };
  return [at(0), at(1), at(2)];
}

/** Where a vertex is that stands off the posed skin of head and neck as it does at rest; nothing where it hangs on something lower. */
function onSkin(
  { rest, points, bones }: Body,
  { refs, weights }: WornLists,
  i: number,
  own: Vec3,
  close: number,
): Vec3 | undefined {
  const people = loadPeople();
  let [near, far] = [0, 0];
  for (let k = 0; k < 3; k++)
    for (let b = 0; b < 4; b++) {
      const at = (refs[i * 3 + k] ?? 0) * 4 + b;
      const bone = people.bones[at];
      if (bone === headBone || bone === neckBone) near += people.weights[at] ?? 0;
      else far += people.weights[at] ?? 0;
    }
  const head = bones.get('head');
  if (far > near || !head) return undefined;
  const under = (list: Float32Array): Vec3 => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const [at, share] = [(refs[i * 3 + k] ?? 0) * 3, (weights[i * 3 + k] ?? 0) / weightSteps];
      for (const c of [0, 1, 2] as const) sum[c] += (list[at + c] ?? 0) * share;
    }
    return sum;
  };
  const foot = under(rest);
  // It is turned and as large as the head is.
  const off = minus(taken(head, own), taken(head, foot));
  return plus(under(points), off, close);
}

/** Which way is backwards of the upper body: what lies on it from the head down does not turn with the head. */
export function backOfChest({ bones }: Body): Vec3 {
  const chest = bones.get('chest');
  return [chest?.[2] ?? 0, chest?.[6] ?? 0, chest?.[10] ?? 1];
}

/**
 * Where a place in the axes of a head is that is part of it above, and hangs straight down from it below the ears: behind as the head has it, unless
 * `behind` says which way that is of what it lies on.
 */
export function hangingFrom({ place, axes, size }: HeadFrame, behind?: Vec3): (onHead: Vec3) => Vec3 {
  const [, up] = axes;
  const back = behind ?? axes[2];
  const upright = smooth(0.2, 0.6, up[1]);
  const level = normalised([back[0], 0, back[2]]);
  const right: Vec3 = [level[2], 0, -level[0]];
  const pivot = place([0, -0.03, 0]);
  return (at) => {
    const [x, y, z] = at;
    const own = place(at);
    const share = upright * smooth(-0.02, -0.13, y);
    if (share === 0) return own;
    // Which way the head leans moves what hangs from it less than what it is part of.
    const hung = plus(plus(plus([0, 0, 0], right, x * size), level, z * size), [0, 1, 0], (y + 0.03) * size);
    return byChannel((c) => own[c] + (hung[c] + pivot[c] - own[c]) * share);
  };
}
