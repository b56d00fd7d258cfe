import { surfaceHigh } from '../shapes/swims.ts';
import type { Concept, SettingId } from './concept.ts';

/** Where there is water to swim in. */
const waters: readonly [SettingId, ...SettingId[]] = ['pool', 'sea', 'coast', 'beach', 'mountains', 'river'];

/** Whether somebody can swim where a setting is; in a reef they do on the sea over it. */
export const hasWater = (setting: SettingId): boolean => setting === 'reef' || waters.includes(setting);

/** Somebody who swims, as they are seen: head, shoulders and an arm over the water. */
export function swimming(concept: Concept): Concept {
  return {
    ...concept,
    size: { width: 1.1, height: 0.6 },
    lives: waters,
    stands: 'water',
    moves: 'bobs',
    turn: 0.3,
    sway: 0.25,
    mirrors: true,
    build(mesh, random, look) {
      // A hat makes nobody taller, and children lie as deep as others for what they are.
      mesh.push().at(0, -surfaceHigh * Math.min(1, concept.size.height / 1.85), 0);
      concept.build(mesh, random, { ...look, act: 'swims' });
      mesh.pop();
    },
  };
}
