import { smoothstep } from '../raster/scalar.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

/** Where a foot is: so far ahead of where it hangs, and so far over the ground, metres. */
export interface Step {
  readonly ahead: number;
  readonly lift: number;
}

/** The steps of the fore and hind legs of a side: -1 the left, 1 the right. */
export interface Gait {
  readonly fore: (s: number) => Step;
  readonly hind: (s: number) => Step;
}

/** What tells a walk from a gallop; lengths are shares of that of the trunk, heights of that of the back. */
interface Way {
  /** Share of a stride that a foot is on the ground. */
  readonly duty: number;
  /** How far a foot comes down before the place where it hangs, and leaves the ground behind it. */
  readonly reach: number;
  readonly carried: number;
  /** At which part of a stride the feet come down: the left and the right hind one, the left and the right one in front. */
  readonly falls: readonly [number, number, number, number];
}

const walk: Way = { duty: 0.64, reach: 0.2, carried: 0.1, falls: [0, 0.5, 0.25, 0.75] };
const gallop: Way = { duty: 0.3, reach: 0.4, carried: 0.2, falls: [0, 0.12, 0.56, 0.44] };

const wayOf = ({ act }: QuadrupedForm): Way => (act === 'runs' || act === 'leaps' ? gallop : walk);

const goes: ReadonlySet<QuadrupedForm['act']> = new Set([undefined, 'walks', 'runs', 'leaps'] as const);

/** The form without its part of a stride where what it does is done on one spot. */
export function onlyStriding(form: QuadrupedForm): QuadrupedForm {
  return form.stride === undefined || goes.has(form.act) ? form : { ...form, stride: undefined };
}

/** How far an animal goes with a stride, metres. */
export function strideLength(form: QuadrupedForm): number {
  const { duty, reach } = wayOf(form);
  return (2 * reach * form.length) / duty;
}

/** Where the feet of an animal are at a part of a stride, 0 to 1. */
export function strideGait(form: QuadrupedForm, part: number): Gait {
  const way = wayOf(form);
  const [hindLeft, hindRight, foreLeft, foreRight] = way.falls;
  const step = (falls: number): Step => stepAt(form, way, part - falls);
  return {
    fore: (s) => step(s < 0 ? foreLeft : foreRight),
    hind: (s) => step(s < 0 ? hindLeft : hindRight),
  };
}

function stepAt({ length, height }: QuadrupedForm, { duty, reach, carried }: Way, part: number): Step {
  const at = ((part % 1) + 1) % 1;
  const far = reach * length;
  // On the ground it stays where it is while the body goes on.
  if (at < duty) return { ahead: far * (1 - (2 * at) / duty), lift: 0 };
  const share = (at - duty) / (1 - duty);
  return { ahead: far * (2 * smoothstep(0, 1, share) - 1), lift: carried * height * Math.sin(Math.PI * share) };
}

/** The form at its part of a stride: the back rises and sinks, the head nods and the tail swings with the steps. */
export function inStride(form: QuadrupedForm): QuadrupedForm {
  const { stride: part, height, neck, tail, act } = form;
  if (part === undefined) return form;
  const turn = part * 2 * Math.PI;
  const runs = act === 'runs' || act === 'leaps';
  // In a gallop it rises once, where all feet are gathered in the air; in a walk with each pair of steps.
  const bob = runs ? 0.035 * Math.cos(turn - 1.75 * Math.PI) : 0.008 * Math.cos(2 * turn);
  return {
    ...form,
    height: height * (1 + bob),
    neck: { ...neck, rise: neck.rise + (runs ? 0.07 * Math.sin(turn) : 0.035 * Math.sin(2 * turn)) },
    tail: {
      ...tail,
      rise: tail.rise + (runs ? 0.1 * Math.sin(turn - 0.8) : 0),
      aside: (tail.aside ?? 0) + (runs ? 0.06 : 0.16) * Math.sin(turn),
    },
  };
}
