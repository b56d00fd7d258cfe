import { aurora } from './aurora.ts';
import { comet } from './comet.ts';
import { fairyLights } from './fairy-lights.ts';
import { fallingLeaves } from './falling-leaves.ts';
import { fallingPetals } from './falling-petals.ts';
import { fireflies } from './fireflies.ts';
import { fireworks } from './fireworks.ts';
import { flock } from './flock.ts';
import type { Happening } from './happening.ts';
import { lightning } from './lightning.ts';
import { moon } from './moon.ts';
import { rain } from './rain.ts';
import { rainbow } from './rainbow.ts';
import { snow } from './snow.ts';
import { stars } from './stars.ts';
import { sunbeams } from './sunbeams.ts';

/** Everything that can happen in the air of a picture, in the order of its painting. */
export const knownHappenings: readonly Happening[] = [
  stars,
  moon,
  aurora,
  comet,
  sunbeams,
  rainbow,
  lightning,
  fireworks,
  flock,
  fireflies,
  fairyLights,
  fallingLeaves,
  fallingPetals,
  rain,
  snow,
];

/** Ids of the events that the views of great subjects paint themselves. */
export const eventsOfViews: ReadonlySet<string> = new Set([
  'snow',
  'rain',
  'stars',
  'moon',
  'aurora',
  'flock',
  'fireflies',
]);
