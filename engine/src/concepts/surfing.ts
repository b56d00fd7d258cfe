import { pick } from '../shapes/chance.ts';
import { buildBreaker } from '../shapes/breaker.ts';
import type { Concept } from './concept.ts';
import { surfboard } from './street/surfboard.ts';

/** Where on the wave the board is, how it is tilted along and across that, and how long what floats is of the whole; metres and radians. */
const ride = { x: -0.9, y: 0.92, z: -0.62, pitch: 0.1, roll: -0.3 } as const;

/** What surfers wear where nothing was said; others surf in what they have on. */
const suits = ['#22282e', '#1d2a3a', '#26323a', '#20343a'] as const;

/** Somebody who surfs, as they are seen: on a board on the face of a wave that breaks behind them. */
export function surfing(concept: Concept): Concept {
  return {
    ...concept,
    size: { width: 5.2, height: 2.9 },
    lives: ['sea', 'coast'],
    stands: 'water',
    moves: 'bobs',
    turn: 0.12,
    sway: 0.2,
    mirrors: true,
    build(mesh, random, look) {
      buildBreaker(mesh, random);
      mesh.push().at(ride.x, ride.y, ride.z).rotZ(ride.pitch).rotX(ride.roll);
      mesh
        .push()
        .at(1.02, 0.02, 0)
        .rotZ(Math.PI / 2)
        .rotY(-Math.PI / 2);
      surfboard.inHand?.(mesh.object(), random, { season: 'summer', lit: false, ordinal: 0 });
      mesh.pop();
      mesh.push().rotX(-ride.roll * 0.8);
      const wears = look.traits ?? [];
      concept.build(mesh, random, { ...look, act: 'surfs', colour: look.colour ?? pick(random, suits), traits: wears });
      mesh.pop().pop();
    },
  };
}
