import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { overSkull, skullMiddle, towards } from '../shapes/scalp.ts';
import { createRandom } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import type { HairStyle } from '../shapes/hair-styles.ts';
import { belowSwept, fringeOf, sweptOf } from '../shapes/hair-swept.ts';
import type { Sweep } from '../shapes/hair-swept.ts';
import { isBelowHat } from '../shapes/hat-seat.ts';
import { coilOf, framingOf, plaitFrom, ringletsOf } from '../shapes/hair-tied.ts';
import type { OnHair } from '../shapes/hair-tied.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { byChannel, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import type { Body } from './body.ts';
import { drawBands } from './hair-bands.ts';
import { capOf } from './hair-cap.ts';
import { backOfChest, hangingFrom } from './hang.ts';
import { headFrame } from './head-frame.ts';
import { Trunk } from './off-body.ts';
import { drawScalp } from './scalp-under.ts';
import { overSkin } from './skin-reach.ts';
import { drawStrands } from './strands.ts';
import type { StrandLook } from './strands.ts';

/** Whose hair it is, and how it is worn. */
export interface WornHair {
  readonly style: HairStyle;
  readonly colour: Rgb;
  readonly isCurly: boolean;
  readonly child: boolean;
  readonly kind: 'woman' | 'man';
  /** Who is old. */
  readonly isOld?: boolean;
  /** Whose hair has gone back over the temples, as that of old men. */
  readonly isReceding?: boolean;
  /** 1 where a face fills the picture, 0.44 for somebody who is seen whole. */
  readonly detail: number;
  /** Something is worn on the head: no hair stands up where that lies. */
  readonly underHat: boolean;
}

/** Lets the hair of somebody grow on their head, in the pose that they have. */
export function wearHair(mesh: Mesh, random: Random, body: Body, hair: WornHair): void {
  if (hair.style === 'none') return;
  const worn = pieceFor(random, hair);
  const { colour, detail } = hair;
  const isBare = (at: Vec3): boolean => !hair.underHat || isUnderHat(at);
  const isTied = hair.style === 'bun' || hair.style === 'braids';
  const look: StrandLook = {
    colour,
    // What is coiled or plaited besides has its share of what can be drawn.
    detail: isTied ? detail * 0.84 : detail,
    isWanted: (at) => isBare(at) && (worn.isWanted?.(at) ?? true),
    ...bendOf(random, body, worn),
    ...(worn.leastCover !== undefined && { leastCover: worn.leastCover }),
  };
  const isBun = hair.style === 'bun';
  const rise = !isBun ? tailRise : hair.underHat ? napeRise : pick(random, bunRises);
  const own = ownChance(body);
  const onSkin = overSkin(body);
  const sweep =
    hair.underHat || detail < leastSwept
      ? undefined
      : sweepFor(hair, { piece: worn.piece, rise, side: pick(own, [-0.7, -0.4, 0.4, 0.7]) });
  mesh.object();
  // A hat lies on it as well: between them no skin is seen.
  const { piece, isWanted, isShaded = isWanted } = worn;
  drawScalp(
    mesh,
    body,
    {
      ...{ piece, detail, lead: leadOf(piece) },
      ...(hair.underHat && { isFlat: (at: Vec3) => !isBare(at) }),
      ...(isShaded && { isWanted: isShaded }),
      ...(sweep && { below: (at: Vec3) => belowSwept(sweep, at) }),
    },
    colour,
  );
  // Little is seen of what lies under locks.
  drawStrands(mesh, body, worn.piece, sweep ? { ...look, detail: look.detail * underLocks } : look);
  if (worn.piece === 'long01' && detail > 0.3)
    drawBands(
      mesh,
      framingOf(random, { onHair: overBoth(capOf(body, worn.piece), onSkin), onSkin }, detail > 0.6 ? 1 : 0.6),
      hangingFrom(headFrame(body)),
      {
        colour,
        detail: detail * framingDetail,
        isWanted: isBare,
      },
    );
  if (sweep) drawBands(mesh, sweptOf(own, onSkin, sweep), headFrame(body).place, { colour, detail });
  if (hair.isCurly && worn.piece === 'long01')
    drawBands(mesh, ringletsOf(random), hangingFrom(headFrame(body)), {
      colour,
      detail: detail * 0.6,
      isWanted: isBare,
    });
  if (isBun) drawCoil(mesh, random, body, { colour, detail, isWanted: isBare, rise });
  if (hasFringe(hair, worn.piece))
    drawBands(
      mesh,
      fringeOf(own, overBoth(capOf(body, worn.piece), onSkin), {
        ...lockCount(detail),
        lift: 0.005,
        shorter: 0.006,
      }),
      headFrame(body).place,
      { colour, detail },
    );
  if (hair.style === 'braids' && hair.child && !hair.underHat)
    drawBands(mesh, fringeOf(own, onSkin, { ...lockCount(detail), lift: 0.021, shorter: 0 }), headFrame(body).place, {
      colour,
      detail,
    });
  if (hair.style === 'braids')
    drawPlaits(mesh, random, body, { colour: scaleRgb(colour, 1 / dull), detail, isWanted: isBare });
}

/** On what lies farther out: beside a face there is cheek and no hair for locks to lie on. */
const overBoth =
  (one: OnHair, other: OnHair): OnHair =>
  (way, off) => {
    const [a, b] = [one(way, off), other(way, off)];
    return Math.hypot(...minus(a, skullMiddle)) > Math.hypot(...minus(b, skullMiddle)) ? a : b;
  };

/** Smaller than this, locks are not told apart. */
const leastSwept = 0.3;

/** Chance of somebody's own, told by their face: whatever is built after them stays as it was. */
const ownChance = ({ rest }: Body): Random =>
  createRandom(rest.slice(0, 30).reduce((sum, x) => (sum * 31 + Math.round(Math.abs(x) * 1e5)) % 1_000_003, 7));

/** How finely hair is drawn that lies under locks. */
const underLocks = 0.74;

/** How finely the locks before long hair are drawn beside its strands: they are as many as all of those. */
const framingDetail = 0.75;

/** Where hair leads from its root: to both sides of a parting, back to a tie, or from the crown to all sides. */
const leadOf = (piece: string): ((onHead: Vec3) => Vec3) =>
  piece === 'long01'
    ? ([x]) => [x < 0 ? -1 : 1, -0.3, 0.35]
    : piece === 'ponytail01' || piece === 'Braid01'
      ? ([, y]) => [0, 0.5 - 4 * y, 1]
      : ([x, , z]) => [x, -0.03, z - 0.05];

/** Plaits have dark grooves: drawn as much lighter as this is below 1, they are of one colour with what lies on the head. */
const dull = 0.72;

interface Piece {
  readonly piece: string;
  /** How far it is waved, 0 straight to 1 curled. */
  readonly curl: number;
  /** How far what hangs behind has swung aside, metres: beside the neck it is seen from ahead as well. */
  readonly aside?: number;
  /** How much nearer to the skull it lies, metres. */
  readonly flat?: number;
  /** How much farther it stands off the skull than it was modelled, as a share of that. */
  readonly fuller?: number;
  /** How much of a cell has to be covered, of hair that is thinner than it was modelled. */
  readonly leastCover?: number;
  readonly isWanted?: (onHead: Vec3) => boolean;
  /** Where the scalp under it has its shade, if that is not wherever hair is wanted. */
  readonly isShaded?: (onHead: Vec3) => boolean;
}

/** How the hair of a piece is combed over it from where it begins, of those that are as flat as paint by themselves. */
function sweepFor({ isReceding = false, child, detail }: WornHair, { piece, rise, side }: Combing): Sweep | undefined {
  const { count, wide } = lockCount(detail);
  if (piece === 'ponytail01')
    return {
      ...{
        to: towards(Math.PI, rise),
        reach: 0.8,
        lift: rise > tailRise ? 0.01 : 0.013,
        rising: 0.34,
        ends: 0.003,
        receded: 0,
        aside: 1.32,
      },
      ...{ rows: 2, count, blunt: 0.1, wide },
    };
  if (child || (piece !== 'short04' && piece !== 'short01')) return undefined;
  return {
    ...{ to: [side, 0.7, 0.55], reach: 0.8, lift: isReceding ? 0.009 : 0.02, rising: 0.2, ends: 0.008 },
    ...{ receded: isReceding ? 0.012 : 0, aside: 1.02, rows: 3, count: Math.round(count * 0.7), blunt: 0.05, wide },
  };
}

/** How many locks lie beside each other, and how wide they are beside those that are seen from near. */
const lockCount = (detail: number): Pick<Sweep, 'count' | 'wide'> =>
  detail > 0.6 ? { count: 130, wide: 1 } : { count: 70, wide: 1.7 };

/** Whose piece ends over the forehead as if it were cut of paper, or leaves a corner of it free beside the parting: a fringe of locks lies on it. Over a wrinkled forehead grey locks would be ragged. */
const hasFringe = ({ child, underHat, detail, isCurly, isOld = false }: WornHair, piece: string): boolean =>
  !underHat &&
  !isCurly &&
  detail > leastSwept &&
  ((child && piece.startsWith('short')) || (piece === 'bob02' && !isOld));

interface Combing {
  readonly piece: string;
  /** How high hair is tied that is tied behind, radians, and how far to a side short hair is combed. */
  readonly rise: number;
  readonly side: number;
}

/** Which of the modelled pieces is worn, by chance among those that fit. */
function pieceFor(
  random: Random,
  { style, isCurly, kind, child, detail, underHat, isReceding = false }: WornHair,
): Piece {
  const isFar = detail < 0.28;
  const curl = isCurly ? 1 : pick(random, [0, 0, 0.3, 0.55]);
  switch (style) {
    case 'none':
    case 'short':
      if (isCurly) return { piece: 'afro01', curl: 0 };
      if (isFar) return { piece: 'short04', curl: 0 };
      return {
        piece: pick(random, isReceding ? closest : shortOf(kind, child)),
        curl: 0,
        ...(isReceding ? receded : { isWanted: isOffFace }),
      };
    case 'afro':
      // What a hat lies on is pressed close.
      return underHat
        ? { piece: 'afro01', curl: 0, isWanted: isOffFace }
        : { piece: 'afro01', curl: 0, fuller: afroFuller };
    case 'bob':
      if (isFar || isCurly || child) return { piece: 'bob02', curl, isWanted: isOffFace };
      // The other bob of the file stands off the head like a wig, and has a gap at its parting.
      return { piece: 'bob02', curl: curl * 0.5, isWanted: isOffFace };
    case 'long': {
      const ends = -0.24 - 0.24 * random();
      return { piece: 'long01', curl, isWanted: ([, y]) => y > ends };
    }
    case 'back':
      if (isFar || isCurly || kind === 'man') return { piece: 'long01', curl };
      return { piece: pick(random, ['long01', 'Braid01']), curl: 0, isWanted: isOffFace };
    case 'tail':
      return { piece: 'ponytail01', curl: curl * 0.6, aside: pick(random, [-0.08, 0.08]) };
    case 'bun':
    case 'braids':
      return { piece: 'ponytail01', curl: 0, isWanted: isNoTail };
    default:
      return style satisfies never;
  }
}

/** Men's short hair, and what looks well on a child or a woman. */
const shortOf = (kind: WornHair['kind'], child: boolean): readonly [string, ...string[]] =>
  child
    ? ['short02', 'short01', 'short03']
    : kind === 'woman'
      ? ['short03', 'short01']
      : ['short01', 'short02', 'short04', 'short01', 'short04'];

/** What lies closest to the skull, as thin hair does. */
const closest = ['short04', 'short01', 'short04'] as const;

/** Hats lie on the head from here up. */
const isUnderHat = ([, y, z]: Vec3): boolean => isBelowHat(y, z);

/** A fringe ends over the brows: whoever looks at somebody wants to see both eyes. */
const isOffFace = ([x, y, z]: Vec3): boolean => z > -0.05 || y > 0.036 - 1.6 * Math.max(0, Math.abs(x) - 0.045);

/** Hair that has gone back a little: farthest over the temples, least in the middle of the forehead; whiskers before the ears stay. */
const isReceded = (at: Vec3, behind = 0): boolean => {
  const [x, y, z] = at;
  const edge = -0.1 + 0.016 * smooth(0.004, 0.05, Math.abs(x));
  return isOffFace(at) && (y < 0.035 || z > edge + behind);
};
/** Its scalp has no shade where hair begins: that would end in the corners of its quads. */
const receded: Pick<Piece, 'isWanted' | 'isShaded' | 'flat' | 'leastCover'> = {
  flat: 0.0008,
  leastCover: 0.34,
  isWanted: (at) => isReceded(at),
  isShaded: (at) => isReceded(at),
};

/** Of hair that is tied behind, what lies on the head: its tail begins behind the skull. */
const isNoTail = ([, y, z]: Vec3): boolean => z < 0.112 - 0.5 * Math.max(0, -y) && y > -0.085;

/** How a piece is bent that is not as it was modelled. */
function bendOf(
  random: Random,
  body: Body,
  { curl, aside = 0, flat = 0, fuller = 0 }: Piece,
): Pick<StrandLook, 'bend'> {
  if (fuller > 0) return { bend: filledOut(body, fuller) };
  if (flat > 0) return { bend: flattened(body, flat) };
  if (curl === 0 && aside === 0) return {};
  const wave = waved(random, body, curl);
  const [right, up] = headFrame(body).axes;
  const bend: StrandLook['bend'] = (at, onHead, u, v) => {
    const [, y, z] = onHead;
    const by = aside * smooth(0.02, -0.14, y) * smooth(0.08, 0.1, z);
    // What has swung to the side hangs less low.
    return plus(plus(wave(at, onHead, u, v), right, by), up, Math.abs(by) * 0.25);
  };
  return { bend };
}

/** Hair that lies nearer to the skull than it was modelled. */
function flattened(body: Body, by: number): NonNullable<StrandLook['bend']> {
  const { axes, size } = headFrame(body);
  return (at, [x, y, z]) => {
    const way = normalised([x, y - 0.02, z]);
    return byChannel((c) => at[c] - (axes[0][c] * way[0] + axes[1][c] * way[1] + axes[2][c] * way[2]) * by * size);
  };
}

/** How much fuller an afro is than the close curls that were modelled. */
const afroFuller = 1.15;
/** How far the tufts of its outline stand beyond each other, as a share of how far it stands off the skull. */
const tufted = 0.1;

/** Hair that stands out all around a head, in a round of little tufts: the more the farther out it was already, so that it begins where it did. */
function filledOut(body: Body, by: number): NonNullable<StrandLook['bend']> {
  const { axes, size } = headFrame(body);
  return (at, onHead) => {
    const [x, y, z] = minus(onHead, skullMiddle);
    const way = normalised([x, y, z]);
    const off = Math.max(0, overSkull(onHead));
    const tuft = noise3(x * 150, y * 150, z * 150) - 0.5;
    // Over the nape it is cut shorter.
    const out = off * (by * (0.35 + 0.65 * smooth(-0.07, 0, y)) + tufted * 2 * tuft) * size;
    return byChannel((c) => at[c] + (axes[0][c] * way[0] + axes[1][c] * way[1] + axes[2][c] * way[2]) * out);
  };
}

/** Hair in waves, the more the farther it has fallen from the crown. */
function waved(random: Random, body: Body, curl: number): NonNullable<StrandLook['bend']> {
  const { axes, size } = headFrame(body);
  const phase = random() * 6;
  const [right, , back] = axes;
  return (at, [x, y, z]) => {
    const yaw = Math.atan2(x, z);
    const fallen = smooth(0.075, -0.1, y) * smooth(0.03, 0.07, Math.hypot(x, z - 0.01));
    const by = curl * 0.011 * fallen * size;
    const turn = (0.1 - y) * (52 + 22 * curl) + phase + Math.sin(yaw * 6) * 0.9 + Math.sin(yaw * 19) * 0.5;
    const r = Math.hypot(x, z) || 1;
    const [aside, out] = [Math.sin(turn) * by, Math.cos(turn) * by * 0.6 + by * 0.5];
    const [dx, dz] = [(x / r) * out - (z / r) * aside, (z / r) * out + (x / r) * aside];
    return byChannel((c) => at[c] + right[c] * dx + back[c] * dz);
  };
}

/** How much deeper a bun sits than it is told for a scalp, metres; below 0 farther out: it sits on the hair that is combed to it. */
const sunk = -0.004;

/** How far up on the head buns are tied, radians from behind: those on the crown are seen from ahead as well. */
const bunRises = [0.75, 1.02] as const;
/** How high a tail is tied. */
const tailRise = 0.2;
/** Under a hat it is tied over the nape. */
const napeRise = -0.1;

function drawCoil(mesh: Mesh, random: Random, body: Body, look: StrandLook & { readonly rise: number }): void {
  const { place, size } = headFrame(body);
  const { rise } = look;
  // It sits on the hair that is drawn back to it, and not on its own.
  const onHair = ([x, y, z]: Vec3): Vec3 => place([x, y - sunk * Math.sin(rise), z - sunk * Math.cos(rise)]);
  const locks = coilOf(random, rise);
  const all = locks.flatMap(({ way }) => way);
  const mean = (c: 0 | 1 | 2): number => all.reduce((sum, at) => sum + at[c] / all.length, 0);
  const [x, y, z] = onHair([mean(0), mean(1), mean(2)]);
  const inside = size * 0.039;
  mesh.ball(x, y, z, inside, inside, inside, scaleRgb(look.colour, 0.6), materials.hair, 12);
  drawBands(mesh, locks, onHair, look);
}

/** How far over the skin clothes are that a plait lies on, metres. */
const clothes = 0.012;

/** Two plaits from behind the ears, before the shoulders. */
function drawPlaits(mesh: Mesh, random: Random, body: Body, look: StrandLook): void {
  const frame = headFrame(body);
  const hanging = hangingFrom(frame, backOfChest(body));
  const trunk = new Trunk(body);
  // How far before the chest a place of the head is: plaits are laid on it from ahead.
  const toChest = (x: number, y: number, z: number): number => {
    if (y > -0.1) return 1;
    const [wx, wy, wz] = hanging([x, y, z]);
    return ((trunk.front(wx, wy) ?? wz + 1) - clothes - wz) / frame.size;
  };
  for (const side of [-1, 1])
    drawBands(mesh, plaitFrom(random, { yaw: side * 2.05, rise: -0.42 }, toChest), hanging, look);
}
