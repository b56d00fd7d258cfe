import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { buildPerson } from '../../shapes/person.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';
import { holdOf, putInHands } from '../holding.ts';

export const umbrella: Concept = {
  id: 'umbrella',
  words: {
    en: 'umbrella/parasol',
    de: 'regenschirm/schirm',
    es: 'paraguas',
    fr: 'parapluie',
    zh: '雨伞/伞',
    ja: '傘',
    ar: 'مظلة',
    emoji: '☂/☔/🌂',
  },
  size: { width: 1.9, height: 2.4 },
  lives: ['street', 'beach', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const coat = { coat: '#2f3f55', wears: 'coat', posture: 'stands', ...holdOf('umbrella') } as const;
    const open = (wide: number): void =>
      putInHands(mesh, { holder: grownUp, held: umbrella, doing: {} }, (m) => openUmbrella(m, look.colour, wide));
    if (look.shared) {
      mesh.push().at(0.32, 0, 0);
      buildPerson(mesh, random, { coat: '#7a3040', hair: 'long', wears: 'coat', posture: 'walks' });
      mesh.pop().push().at(-0.28, 0, 0);
      buildPerson(mesh, random, { ...coat, hair: 'short' });
      // One canopy over the two of them.
      open(1.3);
      mesh.pop();
    } else {
      buildPerson(mesh, random, { ...coat, hair: 'long' });
      open(1);
    }
  },
  inHand: (mesh, _random, look) => openUmbrella(mesh, look.colour),
};

/** Whoever holds it where nobody was named. */
const grownUp = { size: { width: 0.9, height: 1.85 } } as const;

/** How far the canopy reaches, how high its rim is over the hand and its middle over the rim, metres; and its ribs. */
const [reach, rim, rise, ribs] = [0.56, 0.72, 0.27, 8] as const;

/** An umbrella that is open, its stick upright; the hand is at its origin. */
function openUmbrella(mesh: Mesh, colour: Colour = '#c8322c', wide = 1): void {
  const cloth = readColour(colour);
  /** From the middle (0) to the rim (1): between two ribs the cloth is drawn in and hangs less round. */
  const at = (u: number, turn: number): Vec3 => {
    const between = Math.abs(Math.sin((turn * ribs) / 2));
    const r = reach * wide * u * (1 - 0.1 * u * between);
    return [Math.sin(turn) * r, rim + rise * Math.cos(u * 1.42) - 0.02 * u * between, Math.cos(turn) * r];
  };
  for (const inside of [false, true])
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = at(u, (inside ? 1 - v : v) * tau);
        return [x, y - (inside ? 0.004 : 0), z];
      },
      14,
      ribs * 10,
      (u) => (inside ? scaleRgb(cloth, 0.6) : mixRgb(cloth, [0, 0, 0], u > 0.96 ? 0.25 : 0)),
      materials.cloth,
    );
  for (let i = 0; i < ribs; i++) {
    const turn = (i / ribs) * tau;
    mesh.tube(
      Array.from({ length: 8 }, (_, k): Vec3 => {
        const [x, y, z] = at(k / 7, turn);
        return [x, y - 0.008, z];
      }),
      [0.004],
      '#2a2a2c',
      materials.metal,
      5,
    );
    const [x, y, z] = at(0.55, turn);
    rod(mesh, [0, rim - 0.05, 0], [x, y - 0.01, z], 0.003, '#2a2a2c', materials.metal);
    mesh.ball(...at(1, turn), 0.007, 0.007, 0.007, '#2a2a2c', materials.plain, 6);
  }
  rod(mesh, [0, -0.06, 0], [0, rim + rise + 0.05, 0], 0.0065, '#3a3a3e', materials.metal);
  // The handle of wood ends in a crook.
  const crook = Array.from({ length: 9 }, (_, i): Vec3 => {
    const a = (i / 8) * Math.PI;
    return [0, -0.12 - 0.035 * Math.sin(a), 0.035 - 0.035 * Math.cos(a)];
  });
  mesh.tube([[0, 0.08, 0], [0, -0.06, 0], ...crook, [0, -0.09, 0.07]], [0.0125], '#5a3a22', materials.gloss, 10);
}
