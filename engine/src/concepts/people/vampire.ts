import { scaleRgb } from '../../raster/colour.ts';
import { headOf } from '../../shapes/figure.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { Stance } from '../../shapes/stance.ts';
import { wearCape, wearCapeWing, wearStandingCollar } from '../../shapes/cape.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** One hand beckons, the other holds the cape open. */
const stance: Stance = {
  chest: [0, 1.46, 0],
  head: [0, 1.73, -0.01],
  gaze: [-0.1, 0],
  wrists: [
    [-0.3, 1.33, -0.27],
    [0.6, 1.42, -0.12],
  ],
  elbowsTo: [
    [-0.6, -1, 0.3],
    [0.1, -1, 0.4],
  ],
  ankles: [
    [-0.11, 0.09, 0.03],
    [0.12, 0.09, 0],
  ],
  hands: 'spread',
};

const red = '#a81c22';

export const vampire: Concept = {
  id: 'vampire',
  words: {
    en: 'vampire/dracula/count dracula',
    de: 'vampir/vampirin/dracula/graf dracula',
    es: 'vampiro/vampira/drácula',
    fr: 'vampire/dracula/comte dracula',
    zh: '吸血鬼/德古拉',
    ja: '吸血鬼/ヴァンパイア/ドラキュラ/バンパイア',
    ar: 'مصاص دماء/دراكولا',
    emoji: '🧛/🧛‍♂️/🧛‍♀️',
  },
  size: { width: 1.6, height: 1.95 },
  lives: ['graveyard', 'cathedral', 'street', 'forest'],
  has: ['cape'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const cape = readColour(look.colour ?? '#2a2631');
    // A cape of a bright colour is lined with more of it, a black one with red.
    const lining = look.colour !== undefined && Math.max(...cape) > 0.05 ? scaleRgb(cape, 1.5) : red;
    const pose = buildPerson(mesh, random, {
      kind: 'man',
      wears: 'suit',
      coat: '#33303c',
      under: '#efece6',
      skin: '#b9aca2',
      iris: '#c02a1a',
      traits: ['black hair'],
      hair: 'short',
      stance,
    });
    mesh.push().object();
    // Fangs over the lower lip.
    const at = headOf(pose);
    for (const s of [-1, 1])
      mesh.tube(
        [at(0.011 * s, -0.071, -0.098), at(0.011 * s, -0.09, -0.1)],
        [0.0042, 0.0008],
        '#fbf8f0',
        materials.gloss,
        6,
      );
    // The cape to the ground, the wing of it that the right hand holds out, and a collar that stands behind the head.
    wearCape(mesh, {
      colour: cape,
      lining,
      top: 1.55,
      hem: 0.02,
      shoulders: 0.245,
      breadth: 0.5,
      behind: 0.24,
      wrap: 4.1,
      folds: 7,
    });
    wearCapeWing(mesh, cape, lining);
    wearStandingCollar(mesh, cape, lining);
    mesh.pop();
  },
};
