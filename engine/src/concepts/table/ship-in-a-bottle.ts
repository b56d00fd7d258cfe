import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { noise2 } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';
import { pirateShip } from '../vehicles/pirate-ship.ts';

/** How high over the table the axis of the bottle lies, how wide half of its belly is, and how small the ship in it; decimetres. */
const [axis, belly, small] = [1.02, 0.78, 0.043] as const;

export const shipInABottle: Concept = {
  id: 'ship in a bottle',
  words: {
    en: 'ship in a bottle/ship in a glass bottle/ship inside a bottle/boat in a bottle/sailboat in a bottle/bottled ship',
    de: 'buddelschiff/flaschenschiff/schiff in einer flasche/schiff in der flasche',
    es: 'barco en una botella/barco en botella',
    fr: 'bateau en bouteille/bateau dans une bouteille/navire en bouteille',
    zh: '瓶中船',
    ja: 'ボトルシップ/瓶の中の船',
    ar: 'سفينة في زجاجة',
    emoji: '',
  },
  size: { width: 3.6, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.12,
  sway: 0.12,
  mirrors: true,
  build(mesh, random, look) {
    mesh.push().object();
    // A stand of two cradles on a board.
    mesh.box(-0.2, 0, 0, 2.3, 0.09, 0.9, '#5a3820', materials.floor);
    for (const x of [-0.95, 0.5])
      for (const s of [-1, 1])
        mesh
          .push()
          .at(x, 0.08, s * 0.3)
          .rotX(s * 0.5)
          .box(0, 0, 0, 0.12, 0.34, 0.16, '#6b4426', materials.gloss)
          .pop();
    // The sea: waves of painted putty in the lower part of the belly.
    mesh.push().at(0, axis, 0);
    mesh.sheet(
      (u, v) => {
        const [x, half] = [-1.34 + 2.3 * u, Math.sqrt(Math.max(0, (belly - 0.06) ** 2 - 0.36 ** 2))];
        const end = Math.max(0.02, Math.min(1, 4 * u, 4 * (1 - u))) ** 0.5;
        return [x, -0.36 + 0.035 * Math.sin(x * 7 + v * 5) + 0.03 * noise2(x * 5, v * 7), half * end * (v * 2 - 1)];
      },
      60,
      24,
      (u, v) => (noise2(u * 30, v * 14) > 0.66 ? '#dfeaf0' : '#1f5c86'),
      materials.gloss,
    );
    mesh.push().at(-0.2, -0.37, 0).scale(small);
    pirateShip.build(mesh, random, look);
    mesh.pop();
    // The bottle on its side, its neck to the right, with a cork and a cord about it.
    mesh.object();
    mesh
      .push()
      .at(-1.5, 0, 0)
      .rotZ(-Math.PI / 2);
    hollowGlass(
      mesh,
      smoothProfile(
        pairs([
          0.001,
          0.06,
          0.5,
          0.02,
          belly - 0.06,
          0.02,
          belly,
          0.14,
          belly,
          1.2,
          belly,
          2.05,
          0.66,
          2.42,
          0.34,
          2.66,
          0.25,
          2.85,
          0.25,
          3.2,
          0.3,
          3.22,
          0.3,
          3.32,
          0.25,
          3.34,
        ]),
      ),
      '#e6f2ec',
    );
    mesh.cyl(0, 3.12, 0, 0.21, 0.25, 0.42, '#b08a5a', materials.bark, 24);
    for (let i = 0; i < 4; i++) mesh.cyl(0, 2.96 + i * 0.045, 0, 0.275, 0.275, 0.04, '#c8a878', materials.cloth, 24);
    mesh.pop();
    mesh.pop();
    mesh.pop();
  },
};
