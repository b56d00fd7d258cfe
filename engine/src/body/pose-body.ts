import { headOf, jointOf, onFoot, onTrunk } from '../shapes/figure.ts';
import type { Pose } from '../shapes/figure.ts';
import { byChannel, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { affineOf, after, aside, axesOf, middleOf, minus, plus, taken, turnAbout } from './affine.ts';
import type { Affine, Axes } from './affine.ts';
import { jointAt } from './blend-body.ts';
import { boneNames } from './bones.ts';
import type { Bone } from './bones.ts';
import { bonesOfHand } from './pose-hand.ts';
import { loadPeople } from './people.ts';

/** Where the ears of somebody at rest are behind their eyes, metres: there heads turn. */
const behindEyes = 0.066;
/** How tall the head of a figure is from the chin to the top, of a size of 1; metres. */
const figureHead = 0.232;

/**
 * How broad the shoulders of somebody are beside those that were modelled, whose arms are held aside: as broad as those of the figure that poses
 * for it. How far arms that hang let them down, radians; and how thick arms are beside those that were modelled, which are those of who trains.
 */
const shouldersOf = {
  woman: { breadth: 0.85, lowered: 0.18, arms: 0.86 },
  man: { breadth: 0.9, lowered: 0.12, arms: 0.9 },
  child: { breadth: 0.84, lowered: 0.16, arms: 0.86 },
} as const;

const ahead: Vec3 = [0, 0, -1];
const upwards: Vec3 = [0, 1, 0];
const sides = ['left', 'right'] as const;
const sideOf = { left: -1, right: 1 } as const;

/** Where the bones of a body that is blended so are taken by a pose: metres, in the axes of a figure. */
export function bonesOf(points: Float32Array, pose: Pose): ReadonlyMap<Bone, Affine> {
  const rest = (name: string): Vec3 => jointAt(points, `${name}____head`);
  const bones = new Map<Bone, Affine>();
  const ends = (joint: string): readonly [Vec3, Vec3] => [rest(`${joint}.L`), rest(`${joint}.R`)];
  const [hips, shoulders] = [ends('upperleg01'), ends('upperarm01')];
  const eyes = middleOf(...ends('eye'));
  const ears = plus(eyes, [0, 0, behindEyes]);
  const feet = middleOf(...ends('foot'));
  const target = trunkOf(pose);
  // As tall as a figure between its ankles and its ears.
  const standing = 1.69 - 0.09;
  const size = standing / (ears[1] - feet[1]);
  const even: Vec3 = [size, size, size];
  const bulk = pose.bulk ?? 1;
  const { breadth, lowered, arms } = shouldersOf[pose.build ?? 'man'];
  const stout: Vec3 = [size * bulk, size, size * bulk];

  const restHips = plus(middleOf(...hips), upwards, 0.05 / size);
  const restChest = middleOf(...shoulders);
  const restAxes = axesOf([1, 0, 0], minus(restChest, restHips));
  const pelvis = affineOf({ at: restHips, axes: restAxes }, { at: target.pelvis, axes: target.hips }, stout);
  const chest = affineOf({ at: restChest, axes: restAxes }, { at: target.chest, axes: target.shoulders }, [
    stout[0] * breadth,
    stout[1],
    stout[2],
  ]);
  bones.set('pelvis', pelvis).set('chest', chest);

  const onHead = headOf(pose);
  const headAt = onHead(0, 0, 0);
  const headAxes: Axes = [
    minus(onHead(1, 0, 0), headAt),
    minus(onHead(0, 1, 0), headAt),
    minus(onHead(0, 0, 1), headAt),
  ];
  const headSize = ((pose.headSize ?? 1) * figureHead) / headHeight(points);
  const square: Axes = [[1, 0, 0], upwards, [0, 0, 1]];
  const head = affineOf({ at: ears, axes: square }, { at: headAt, axes: headAxes }, [headSize, headSize, headSize]);
  bones.set('head', head);

  const between = (
    bone: Bone,
    from: Vec3,
    to: Vec3,
    below: Affine,
    above: Affine,
    across: Vec3,
    wide: number,
  ): void => {
    const [start, end] = [taken(below, from), taken(above, to)];
    const long = Math.hypot(...minus(end, start)) / Math.hypot(...minus(to, from));
    bones.set(
      bone,
      affineOf(
        { at: from, axes: axesOf(minus(to, from), [1, 0, 0]) },
        { at: start, axes: axesOf(minus(end, start), across) },
        [long, wide, wide],
      ),
    );
  };
  between(
    'waist',
    rest('spine04'),
    rest('spine02'),
    pelvis,
    chest,
    plus(target.hips[0], target.shoulders[0]),
    size * bulk,
  );
  between(
    'neck',
    rest('neck01'),
    rest('head'),
    chest,
    head,
    plus(target.shoulders[0], headAxes[0]),
    (size + headSize) / 2,
  );

  for (const side of sides) {
    const s = sideOf[side];
    const letter = side === 'left' ? 'L' : 'R';
    const limb = (joint: string): Vec3 => rest(`${joint}.${letter}`);
    // A raised arm takes its collar bone along.
    const raised = normalised(minus(jointOf(pose, 'elbows', s), taken(chest, limb('upperarm01'))));
    const lift = Math.max(-lowered, (Math.asin(dot(raised, target.shoulders[1])) + 0.35) * 0.34);
    const collar = after(chest, turnAbout(limb('clavicle'), [0, 0, 1], lift * s));
    bones.set(`shoulder ${side}`, collar);
    const [shoulder, elbow, wrist] = [
      taken(collar, limb('upperarm01')),
      jointOf(pose, 'elbows', s),
      jointOf(pose, 'wrists', s),
    ];
    const [upper, fore] = [minus(elbow, shoulder), minus(wrist, elbow)];
    const crease = bentTowards(upper, fore, creaseOf(upper, target.shoulders));
    const limbSize = size * (0.4 + 0.6 * bulk);
    const alongBone = (
      bone: Bone,
      from: Vec3,
      to: Vec3,
      start: Vec3,
      end: Vec3,
      restFront: Vec3,
      front: Vec3,
      thick = limbSize,
    ): void => {
      const long = Math.hypot(...minus(end, start)) / Math.hypot(...minus(to, from));
      bones.set(
        bone,
        affineOf(
          { at: from, axes: axesOf(minus(to, from), restFront) },
          { at: start, axes: axesOf(minus(end, start), front) },
          [long, thick, thick],
        ),
      );
    };
    alongBone(
      `upper arm ${side}`,
      limb('upperarm01'),
      limb('lowerarm01'),
      shoulder,
      elbow,
      ahead,
      crease,
      limbSize * arms,
    );
    const foreCrease = bentTowards(fore, minus(shoulder, elbow), crease, -0.15);
    alongBone(`forearm ${side}`, limb('lowerarm01'), limb('wrist'), elbow, wrist, ahead, foreCrease, limbSize * arms);
    for (const [bone, by] of bonesOfHand(points, pose, { side, size: limbSize })) bones.set(bone, by);

    const [hip, knee, ankle] = [
      taken(pelvis, limb('upperleg01')),
      jointOf(pose, 'knees', s),
      jointOf(pose, 'ankles', s),
    ];
    const [thigh, shank] = [minus(knee, hip), minus(ankle, knee)];
    const foot = onFoot(pose, s);
    const toes = minus(foot(1, 0), foot(0, 0));
    const facing = bentTowards(
      thigh,
      byChannel((c) => -shank[c]),
      toes,
      -0.1,
    );
    alongBone(`thigh ${side}`, limb('upperleg01'), limb('lowerleg01'), hip, knee, ahead, facing);
    const shin = bentTowards(shank, thigh, toes, -0.1);
    alongBone(`shank ${side}`, limb('lowerleg01'), limb('foot'), knee, ankle, ahead, shin);
    const restToe = minus(limb('toe1-1'), limb('foot'));
    bones.set(
      `foot ${side}`,
      affineOf(
        { at: limb('foot'), axes: axesOf([restToe[0], 0, restToe[2]], upwards) },
        { at: ankle, axes: axesOf(toes, minus(foot(0, 1), foot(0, 0))) },
        even,
      ),
    );
  }
  return bones;
}

/** From the chin to the top of a head at rest. */
function headHeight(points: Float32Array): number {
  const { bones, weights, header } = loadPeople();
  const headBone = boneNames.indexOf('head');
  const first = loadPeople().quadsOf(header.body);
  let [low, high] = [Infinity, -Infinity];
  for (const vertex of first) {
    if (bones[vertex * 4] !== headBone || (weights[vertex * 4] ?? 0) < 250) continue;
    const y = points[vertex * 3 + 1] ?? 0;
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return high - low;
}

/** Where hips and shoulders of a pose are, and where their axes point: to the right, up and back. */
function trunkOf(pose: Pose): {
  readonly pelvis: Vec3;
  readonly chest: Vec3;
  readonly hips: Axes;
  readonly shoulders: Axes;
} {
  const [above, below] = [onTrunk(pose, 'chest'), onTrunk(pose, 'pelvis')];
  const [chest, pelvis] = [above(0), below(0)];
  const spine = minus(chest, pelvis);
  return {
    pelvis,
    chest,
    hips: axesOf(minus(below(1), pelvis), spine),
    shoulders: axesOf(minus(above(1), chest), spine),
  };
}

/** Where the crease of an elbow points that is stretched: ahead for an arm that hangs, up for one that is held ahead. */
function creaseOf(arm: Vec3, shoulders: Axes): Vec3 {
  const along = normalised(arm);
  const front = byChannel((c) => -shoulders[2][c]);
  const level = 1 - Math.abs(dot(along, front));
  return aside(plus(plus([0, 0, 0], front, level), upwards, 1 - level + 0.01), along);
}

/** Where a joint's side points whose next bone bends to it; as it is by itself where both are in line. */
function bentTowards(bone: Vec3, next: Vec3, usual: Vec3, least = 0.1): Vec3 {
  const along = normalised(bone);
  const other = normalised(next);
  const bend = plus(other, along, -dot(other, along));
  const share = Math.min(1, Math.hypot(...bend) / Math.abs(least * 2));
  return normalised(plus(plus([0, 0, 0], normalised(bend), share), aside(usual, along), 1 - share + 0.02));
}

/** The places of all vertices of a body whose bones are taken so. */
export function posed(points: Float32Array, bones: ReadonlyMap<Bone, Affine>): Float32Array {
  const { bones: boneAt, weights } = loadPeople();
  const table = boneNames.map((name) => bones.get(name));
  const out = new Float32Array(points.length);
  for (let v = 0; v < points.length / 3; v++) {
    const [x, y, z] = [points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0];
    let [ox, oy, oz, sum] = [0, 0, 0, 0];
    for (let k = 0; k < 4; k++) {
      const w = weights[v * 4 + k] ?? 0;
      const m = w > 0 ? table[boneAt[v * 4 + k] ?? 0] : undefined;
      if (!m) continue;
      ox += w * ((m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0) * z + (m[3] ?? 0));
      oy += w * ((m[4] ?? 0) * x + (m[5] ?? 0) * y + (m[6] ?? 0) * z + (m[7] ?? 0));
      oz += w * ((m[8] ?? 0) * x + (m[9] ?? 0) * y + (m[10] ?? 0) * z + (m[11] ?? 0));
      sum += w;
    }
    out[v * 3] = ox / sum;
    out[v * 3 + 1] = oy / sum;
    out[v * 3 + 2] = oz / sum;
  }
  return out;
}
