import { scaleRgb } from '../../raster/colour.ts';
import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { drawBrows, drawEyes, drawLips, faceOf } from '../../shapes/drawn-face.ts';
import { dressedIn, figure, headOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { wearCape, wearCapeWing, wearStandingCollar } from '../../shapes/cape.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** One hand beckons, the other holds the cape open. */
const pose: Pose = {
  chest: [0, 1.46, 0],
  head: [0, 1.73, -0.01],
  gaze: [0.1, -0.05],
  elbows: [-0.36, 1.22, -0.04, 0.4, 1.27, -0.02],
  wrists: [-0.3, 1.33, -0.27, 0.6, 1.42, -0.12],
  knees: [-0.1, 0.5, -0.03, 0.11, 0.5, -0.02],
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
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const cape = readColour(look.colour ?? '#2a2631');
    // A cape of a bright colour is lined with more of it, a black one with red.
    const lining = look.colour !== undefined && Math.max(...cape) > 0.05 ? scaleRgb(cape, 1.5) : red;
    mesh.push().object();
    const at = headOf(pose);
    const cones = [
      ...figure(pose, dressedIn(0, { hand: 1, head: 1, foot: 2 })),
      ...[-1, 1].map((s) => [...at(0.05 * s, -0.02, -0.062), 0.02, ...at(0.066 * s, -0.012, -0.03), 0.022, 1]),
    ];
    mesh.body(cones, { k: 0.026, colours: ['#33303c', '#d8d4cc', '#1c1a1f'], fur: 0.05 });
    const [face, skin] = [faceOf(pose, cones, 0.026), skinOf(cones, 0.026)];
    // Hair that is combed back from a peak on the forehead.
    mesh.body(
      [
        [...at(0, 0.052, 0.035), 0.083, ...at(0, -0.03, 0.055), 0.062, 0],
        [...at(0, 0.088, -0.055), 0.03, ...at(0, 0.09, 0.02), 0.05, 0],
        [...at(0, 0.066, -0.092), 0.012, ...at(0, 0.09, -0.06), 0.026, 0],
        ...bothSides((s) => [
          [...at(0.045 * s, 0.085, -0.04), 0.034, ...at(0.06 * s, 0.06, 0.03), 0.04, 0],
          [...at(0.083 * s, 0.02, -0.005), 0.016, ...at(0.08 * s, -0.03, -0.012), 0.009, 0],
        ]),
      ],
      { k: 0.02, mat: materials.wet, colours: ['#221e24'], hair: 0.4 },
    );
    drawEyes(mesh, face, { iris: '#c02a1a', size: 0.0115, around: [0.02, 0.016, '#8c7c84'] });
    drawBrows(mesh, face, '#221e24', 0.014);
    drawLips(mesh, face, { colour: '#8a1820', wide: 0.025, curl: 0.004, thick: 0.0066 });
    for (const s of [-1, 1]) {
      const [x, y, z] = face.on([0.0115 * s, -0.068, -0.03], [0.2 * s, -0.04, -1]);
      mesh.tube(triples([x, y, z - 0.005, x, y - 0.019, z - 0.004]), [0.0048, 0.0008], '#fbf8f0', materials.gloss, 6);
    }
    // A shirt front with a frill, a waistcoat with buttons, and a medal on a ribbon.
    const front = (x: number, y: number, out = 0.006): Vec3 => {
      const [fx, fy, fz] = skin([x, y, 0], [0, 0, -1]);
      return [fx, fy, fz - out];
    };
    mesh.sheet(
      (u, v) => front((v - 0.5) * (0.17 - 0.12 * u), 1.5 - 0.22 * u, 0.01 + 0.008 * Math.sin(v * 19) * (1 - u)),
      12,
      18,
      () => '#efece6',
      materials.cloth,
    );
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) =>
          front(
            s * (0.004 + (0.085 - 0.06 * (1 - u) ** 2 + 0.02) * v + 0.075 * (1 - u) ** 2),
            1.46 - 0.42 * u - 0.03 * (1 - v) * u,
            0.008,
          ),
        14,
        8,
        () => red,
        materials.cloth,
      );
    for (let i = 0; i < 4; i++)
      mesh.ball(...front(0, 1.24 - i * 0.055, 0.012), 0.009, 0.009, 0.006, '#d8a83a', materials.metal, 8);
    mesh.ball(...front(0, 1.385, 0.016), 0.026, 0.026, 0.01, '#d8a83a', materials.metal, 14);
    mesh.ball(...front(0, 1.385, 0.028), 0.012, 0.012, 0.006, '#c01c28', materials.gloss, 10);
    for (const s of [-1, 1])
      mesh.tube(
        [front(0, 1.4, 0.014), front(0.05 * s, 1.47, 0.012), [0.08 * s, 1.535, -0.02]],
        [0.006],
        red,
        materials.cloth,
        5,
      );
    // Cuffs of lace.
    for (const [x, y, z] of [
      [-0.305, 1.32, -0.26],
      [0.59, 1.415, -0.118],
    ] as const)
      mesh.ball(x, y, z, 0.046, 0.046, 0.034, '#efece6', materials.cloth, 12);
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
