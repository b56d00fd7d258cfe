import type { Random } from '../raster/random.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
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
  const face = turns(15).map((a) => [
    ...around(a, 0.06, 0.92, 0),
    size * 0.34,
    ...around(a, -0.5, 1.36, 0.2),
    size * 0.34,
    light,
  ]);
  const ruff = turns(14).map((a) => [
    ...around(a, -0.45, 1.12, 0.1),
    size * 0.5,
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
  const locks = Array.from({ length: 44 }, (_, i): readonly number[] => {
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
    ...haired(8, melting(size * 0.24, face)),
    ...haired(14, melting(size * 0.24, locks)),
  ];
}
