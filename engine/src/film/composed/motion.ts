import type { Motion } from '../../concepts/concept.ts';

/** How something has moved from where its still shows it. Lengths are heights of the thing itself. */
export interface Displacement {
  readonly x: number;
  readonly y: number;
  /** Its height over that in the still; it grows from its foot. */
  readonly stretch: number;
  /** How far its top leans to the right. */
  readonly lean: number;
  /** Its light over that in the still. */
  readonly light: number;
}

/** Heights of itself that it goes in a second. */
const speeds: Readonly<Partial<Record<Motion, number>>> = {
  drives: 0.42,
  swims: 0.2,
  flies: 0.3,
  bobs: 0.07,
  floats: 0.03,
};

/** The kinds of motion that a film shows. */
export function isShown(motion: Motion): boolean {
  return motion !== 'still' && motion !== 'turns';
}

/** The kinds of motion that lead somewhere. */
export function goesAway(motion: Motion): boolean {
  return speeds[motion] !== undefined;
}

/**
 * Where something is at a moment. `heading` is -1 to the left, 1 to the right, and less than that for what comes towards the eye; `sinceMiddle`
 * is counted from the middle of the film, when all is where the still shows it.
 */
export function displacementAt(
  motion: Motion,
  { time, sinceMiddle, heading, phase }: Readonly<Record<'time' | 'sinceMiddle' | 'heading' | 'phase', number>>,
): Displacement {
  const still = { x: 0, y: 0, stretch: 1, lean: 0, light: 1 };
  const along = { ...still, x: heading * (speeds[motion] ?? 0) * sinceMiddle };
  const wave = (hz: number): number => Math.sin(time * hz * 2 * Math.PI + phase);
  switch (motion) {
    case 'drives':
      return { ...along, y: 0.004 * wave(3.1) };
    case 'swims':
      return { ...along, y: 0.05 * wave(0.32), lean: 0.02 * wave(0.7) };
    case 'flies':
      return { ...along, y: 0.12 * wave(0.35) };
    case 'bobs':
      return { ...along, y: 0.022 * wave(0.3), lean: 0.025 * wave(0.23) };
    case 'floats':
      return { ...along, y: -0.035 * sinceMiddle + 0.02 * wave(0.15), lean: 0.015 * wave(0.2) };
    case 'walks':
      // It breathes and shifts its weight: legs that stand still cannot go anywhere.
      return { ...still, stretch: 1 + 0.006 * wave(0.4), lean: 0.006 * wave(0.17) };
    case 'sways':
      return { ...still, lean: 0.022 * wave(0.22) + 0.009 * wave(0.61) };
    case 'flickers':
      return {
        ...still,
        stretch: 1 + 0.035 * wave(2.3) + 0.025 * wave(3.7),
        lean: 0.03 * wave(1.7) + 0.02 * wave(2.9),
        light: 1 + 0.07 * wave(2.6) + 0.05 * wave(4.3),
      };
    case 'still':
    case 'turns':
      return still;
    default:
      return motion satisfies never;
  }
}
