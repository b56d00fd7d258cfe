import type { Concept, Portrait } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { coneNumbers } from '../solid/soft-body.ts';
import type { Head } from '../solid/triangle-soup.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Sitting } from './group.ts';

// Animals that tell where their head is are portrayed as people are: head and breast before a soft land.

const portraits = new WeakMap<Concept, Portrait | undefined>();

/** The portrait of an animal that has a head to tell of; of others there is none. */
export function portraitOfAnimal(concept: Concept): Portrait | undefined {
  if (!isAnimal(concept)) return undefined;
  if (!portraits.has(concept)) {
    const mesh = new Mesh();
    const build = concept.perched ?? concept.build;
    build(mesh, createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
    const eyes = mesh.head?.at[1];
    portraits.set(concept, eyes === undefined ? undefined : { eyes, build });
  }
  return portraits.get(concept);
}

/** How much of the picture's height a head has, and at most with its horns and ears, and of its width. */
const shares = { head: 0.55, tall: 0.66, wide: 0.86 } as const;
/** How far the eye is from a head, in heights of it; and nobody comes nearer than this, metres. */
const [heads, nearest] = [4, 0.55] as const;
/** How far over the middle of the picture the eyes are, and what is left free over the ears and beside them; in heights of it, or in widths of what is narrow. */
const [eyesOver, over, beside] = [0.07, 0.06, 0.04] as const;
/** How far from the middle a face is with room before it, likewise. */
const roomAhead = 0.05;

/** How an animal sits whose head is at the origin of the plane: turned so that its face is seen, and as near as fills the picture with it. */
export function sitAsAnimal(
  build: (mesh: Mesh) => void,
  { sunSide, aspect }: { readonly sunSide: number; readonly aspect: number },
): { readonly sitting: Sitting; readonly turn: number } | undefined {
  const mesh = new Mesh();
  if (sunSide > 0) mesh.scale(-1, 1, 1);
  build(mesh);
  const { head } = mesh;
  if (!head) return undefined;
  const turn = Math.atan2(head.ahead[0], -head.ahead[2]) - sunSide * head.aside;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const eyes = head.at[1] + head.size * 0.2;
  // Places as they are turned, counted from the height of the eyes.
  const turned = ([x, y, z]: Vec3): Vec3 => [c * x + s * z, y - eyes, c * z - s * x];
  const [x, , z] = turned(head.at);
  const sat = (balls: Balls): Balls =>
    balls.map(([place, radius]) => {
      const [px, py, pz] = turned(place);
      return [[px - x, py, pz - z], radius];
    });
  const flesh = sat(head.balls);
  const away = Math.max(nearest, heads * tallOf(reachOf(flesh, Infinity)));
  const face = reachOf(flesh, away);
  const whole = reachOf([...flesh, ...sat(grownOn(mesh, head))], away);
  const wide = whole.right - whole.left;
  // Focal lengths count in heights of the picture, or where that is narrow in parts of its width.
  const height = Math.min(1, aspect * 1.25);
  const focal =
    away * Math.min(shares.head / tallOf(face), shares.tall / (whole.top - face.bottom), (shares.wide * aspect) / wide);
  const view = { tall: away / focal, wide: (away / focal) * aspect };
  const room = Math.max(0, Math.min(roomAhead * Math.min(view.tall, view.wide), view.wide * (0.5 - beside) - wide / 2));
  const up = Math.max(-eyesOver * view.tall, whole.top - (0.5 - over) * view.tall);
  return {
    turn,
    sitting: {
      away,
      at: [0, eyes, 0],
      stands: { x: -x, z: -z },
      middle: {
        aside: (whole.left + whole.right) / 2 + sunSide * room,
        up,
      },
      focal: focal / height,
    },
  };
}

type Balls = Head['balls'];

interface Reach {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const tallOf = ({ top, bottom }: Reach): number => top - bottom;

/** How far balls around the origin reach as an eye sees them that is so far before it: what is nearer is larger. */
function reachOf(balls: Balls, away: number): Reach {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [[x, y, z], radius] of balls) {
    const larger = away === Infinity ? 1 : away / Math.max(away * 0.3, away + z);
    left = Math.min(left, (x - radius) * larger);
    right = Math.max(right, (x + radius) * larger);
    bottom = Math.min(bottom, (y - radius) * larger);
    top = Math.max(top, (y + radius) * larger);
  }
  return { left, right, bottom, top };
}

/** How far what grows on a head is looked for: before and behind its middle, aside, and over it; in radii of the skull. */
const growth = { behind: 1.8, ahead: 2.6, aside: 3.2, from: 0.3, to: 6.5 } as const;

const ofPlants: ReadonlySet<number | undefined> = new Set([materials.leaf, materials.bark]);

/** Horns, antlers, a mane: whatever was built over the middle of a head and close to it. */
function grownOn(mesh: Mesh, { at, ahead, size }: Head): Balls {
  const level = Math.hypot(ahead[0], ahead[2]) || 1;
  const [fx, fz] = [ahead[0] / level, ahead[2] / level];
  const balls: (readonly [Vec3, number])[] = [];
  const include = (numbers: Float32Array, k: number, radius: number): void => {
    const [x, y, z] = [numbers[k] ?? 0, numbers[k + 1] ?? 0, numbers[k + 2] ?? 0];
    const [dx, up, dz] = [(x - at[0]) / size, (y - at[1]) / size, (z - at[2]) / size];
    const isOver = up > growth.from && up < growth.to;
    const [forward, side] = [dx * fx + dz * fz, dx * fz - dz * fx];
    if (isOver && forward > -growth.behind && forward < growth.ahead && Math.abs(side) < growth.aside)
      balls.push([[x, y, z], radius]);
  };
  for (let t = 0; t < mesh.count; t++) {
    // The tree that a bird sits on has leaves around its head.
    if (ofPlants.has(mesh.data[t * stride + materialAt])) continue;
    for (const corner of [0, 3, 6]) include(mesh.data, t * stride + corner, 0);
  }
  for (const { cones, count } of mesh.bodies)
    for (let n = 0; n < count; n++)
      for (const end of [0, 4]) include(cones, n * coneNumbers + end, cones[n * coneNumbers + end + 3] ?? 0);
  return balls;
}
