import { smooth } from '../solid/noise.ts';
import type { Marks } from '../solid/soft-body.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

/** A furrow between two muscles: from place to place along the flank, in lengths of the trunk behind its middle and in girths below the back. */
interface Furrow {
  readonly way: readonly (readonly [behind: number, below: number])[];
  readonly strength: number;
  /** Half of its width, in girths. */
  readonly wide: number;
}

// Where the skin of a lean animal with short hair sinks in, as plates of anatomy show it.
const furrows: readonly Furrow[] = [
  // Before the shoulder blade, down to the point of the shoulder; behind it over the muscle of the arm; along its spine.
  {
    way: [
      [-0.4, 0.2],
      [-0.46, 0.62],
      [-0.54, 1.06],
    ],
    strength: 0.8,
    wide: 0.1,
  },
  {
    way: [
      [-0.24, 0.5],
      [-0.25, 0.95],
      [-0.3, 1.46],
    ],
    strength: 0.9,
    wide: 0.09,
  },
  {
    way: [
      [-0.36, 0.4],
      [-0.41, 0.7],
      [-0.47, 1.02],
    ],
    strength: 0.45,
    wide: 0.06,
  },
  {
    way: [
      [-0.3, 1.06],
      [-0.38, 1.2],
      [-0.46, 1.3],
    ],
    strength: 0.55,
    wide: 0.06,
  },
  // The hollow of the flank before the hip, down into the fold at the stifle.
  {
    way: [
      [0.22, 0.52],
      [0.25, 0.9],
      [0.24, 1.4],
    ],
    strength: 0.9,
    wide: 0.16,
  },
  // Between the muscles of the thigh, and behind the hip bone.
  {
    way: [
      [0.52, 0.3],
      [0.56, 0.74],
      [0.54, 1.24],
      [0.5, 1.6],
    ],
    strength: 0.7,
    wide: 0.07,
  },
  {
    way: [
      [0.36, 0.3],
      [0.42, 0.6],
      [0.4, 1.0],
    ],
    strength: 0.4,
    wide: 0.08,
  },
];

/** Furrows between the muscles of shoulder, flank and haunch, in a colour that is darker than the coat: under short hair they are seen, under longer hair less of them is `shown`. */
export function muscles({ length: L, height: H, girth: G }: QuadrupedForm, colour: number, shown = 1): Marks {
  const drawn = furrows.map(({ way, strength, wide }) => ({
    strength: strength * shown,
    wide: wide * G,
    way: way.map(([behind, below]) => [behind * L, H - below * G] as const),
  }));
  return {
    colour,
    share: (x, y) => {
      if (y < H - G * 1.9) return 0;
      let most = 0;
      for (const { way, strength, wide } of drawn) most = Math.max(most, strength * depthAt(way, wide, x, y));
      return most;
    },
  };
}

/** How deep a furrow is at a place, 0 to 1: most in its middle, and running out at both ends. */
function depthAt(way: readonly (readonly [number, number])[], wide: number, x: number, y: number): number {
  let deepest = 0;
  for (let i = 1; i < way.length; i++) {
    const [[ax, ay], [bx, by]] = [way[i - 1] ?? [0, 0], way[i] ?? [0, 0]];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const far = Math.hypot(x - ax - dx * t, y - ay - dy * t);
    if (far >= wide * 1.6) continue;
    const along = (i - 1 + t) / (way.length - 1);
    deepest = Math.max(deepest, smooth(wide * 1.6, 0, far) * smooth(-0.06, 0.3, along) * smooth(1.06, 0.7, along));
  }
  return deepest;
}
