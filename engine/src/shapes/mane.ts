import type { Random } from '../raster/random.ts';
import { noise2, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import type { HeadAxes } from './quadruped-form.ts';

/** A lion's mane: short and light around the face, long and dark where it falls over neck, shoulders and breast. */
export function lionMane(
  at: HeadAxes,
  random: Random,
  {
    size,
    chest,
    girth,
    colours: [light, middle, dark],
  }: {
    readonly size: number;
    /** The middle of the rib cage between the shoulders. */
    readonly chest: Vec3;
    readonly girth: number;
    readonly colours: readonly [number, number, number];
  },
): Cones {
  /** A place around the head: 0 above it, half a turn below; longer below, where it hangs. */
  const around = (turn: number, forward: number, far: number, drop: number): Vec3 => {
    const [up, aside] = [Math.cos(turn), Math.sin(turn)];
    return at(forward, up * far * (up < 0 ? 1.12 : 1) - 0.06 - drop * (0.5 - 0.5 * up), aside * far * 0.96);
  };
  /** A place around the shoulders. */
  const onChest = (turn: number, share: number): Vec3 => [
    chest[0],
    chest[1] + Math.cos(turn) * girth * share,
    Math.sin(turn) * girth * share * 0.86,
  ];
  const turns = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i / count) * tau);
  // Behind the ears the hair parts, or they would drown in it.
  const partedAt = (a: number): number => Math.exp(-(((Math.abs(a > tau / 2 ? a - tau : a) - earTurn) / 0.34) ** 2));
  const face = turns(19).map((a) => {
    const parted = partedAt(a);
    return [
      ...around(a, 0.06 - 0.52 * parted, 0.92, 0),
      size * (0.3 - 0.06 * parted),
      ...around(a, -0.5 - 0.2 * parted, 1.34 - 0.1 * parted, 0.2),
      size * 0.28,
      light,
    ];
  });
  const ruff = turns(14).map((a) => [
    ...around(a, -0.45 - 0.4 * partedAt(a), 1.12, 0.1),
    size * (0.5 - 0.08 * partedAt(a)),
    ...around(a, -1.2, 1.42, 0.55),
    size * 0.46,
    middle,
  ]);
  const nape = turns(12).map((a) => [
    ...around(a, -1, 0.9, 0.3),
    size * 0.62,
    ...onChest(a, 0.8),
    size * 0.16,
    Math.cos(a) > 0.5 ? middle : dark,
  ]);
  const breast = [-0.5, 0, 0.5].map((s) => [
    ...at(-0.5, -1.3, s * 0.9),
    size * 0.52,
    chest[0] - girth * 0.5,
    chest[1] - girth * (0.86 - 0.2 * Math.abs(s)),
    -s * girth * 0.7,
    size * 0.34,
    dark,
  ]);
  // Single locks break the outline, longest at the throat.
  const locks = Array.from({ length: 52 }, (_, i): readonly number[] => {
    const turn = ((i * 0.618) % 1) * tau;
    const below = 0.5 - 0.5 * Math.cos(turn);
    const back = random();
    const from = around(turn, -0.35 - back, 1.28, 0.2 + 0.3 * back);
    const far = 1.42 + 0.24 * random() + 0.26 * below;
    const to = around(turn + 0.14 * (random() - 0.5), -0.85 - back * 1.3, far, 0.45 + 0.75 * back);
    return [
      ...from,
      size * (0.26 + 0.08 * random()),
      ...to,
      size * 0.1,
      back < 0.3 && below < 0.75 ? light : back < 0.65 && below < 0.8 ? middle : dark,
    ];
  });
  return [
    ...haired(11, melting(size * 0.34, [...nape, ...breast])),
    ...haired(10, melting(size * 0.3, ruff)),
    ...haired(8, melting(size * 0.16, face)),
    ...haired(14, melting(size * 0.16, locks)),
  ];
}

/** Where the ears grow, counted from the top of the head, radians. */
const earTurn = 0.72;

/** The shadow between the locks of a mane, and their lit edges, by the numbers of its colours; in the axes of the head. */
export function maneMarks([light, middle, dark]: readonly [number, number, number], pale: number): readonly Marks[] {
  const locks = (f: number, u: number, a: number, fine: number): number =>
    noise2(Math.atan2(a, u) * fine, Math.hypot(u, a) * 1.4 + f * 0.8 + fine);
  return [
    // It darkens from the face back to the neck.
    {
      colour: dark,
      on: [light, middle],
      share: (f, u, a) =>
        Math.min(
          0.9,
          0.62 * smooth(-0.2, -1.1, f + 0.35 * u) + 0.8 * smooth(0.52, 0.78, locks(f, u, a, 9)) * smooth(0.5, -0.1, f),
        ),
    },
    { colour: pale, on: [light, middle, dark], share: (f, u, a) => 0.5 * smooth(0.56, 0.8, locks(f, u, a, 15)) },
  ];
}
