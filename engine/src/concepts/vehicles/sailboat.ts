import { boatDeck } from '../../shapes/sailboat-deck.ts';
import { boatSails } from '../../shapes/boat-sails.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [spar, steel] = ['#8a5c34', '#c4c9cd'] as const;
const half = 4.6;
const [foot, top]: readonly [Vec3, Vec3] = [
  [0.4, 0.6, 0],
  [0.4, 11.4, 0],
];

/** The hull at a share of its length from stern to bow, and from the rail down. */
function skin(u: number, v: number): Vec3 {
  const wide = 1.35 * Math.max(0, 1 - Math.abs(2 * u - 1.04) ** 2.6);
  return [(u - 0.5) * 2 * half, 1 - v * 1.55 + (u - 0.5) ** 2 * 1.1, wide * (1 - v * v * 0.85)];
}

/** Mast, boom, spreaders and wire. */
function rig(mesh: Mesh): void {
  mesh.tube([foot, top], [0.1, 0.055], spar, materials.gloss, 14);
  mesh.tube(
    [
      [0.4, 2.02, 0],
      [-3.95, 1.92, 0.5],
    ],
    [0.085, 0.07],
    spar,
    materials.gloss,
    12,
  );
  rod(mesh, [0.44, 7.4, -0.75], [0.44, 7.4, 0.75], 0.035, spar, materials.gloss);
  rod(mesh, [4.55, 1.25, 0], [0.42, 10.2, 0], 0.018, steel, materials.metal);
  rod(mesh, [-4.5, 1.25, 0], [0.38, 11.3, 0], 0.016, steel, materials.metal);
  for (const s of [-1, 1]) {
    rod(mesh, [0.3, 1, 1.25 * s], [0.44, 7.4, 0.75 * s], 0.016, steel, materials.metal);
    rod(mesh, [0.44, 7.4, 0.75 * s], [0.4, 10.9, 0], 0.014, steel, materials.metal);
    rod(mesh, [0.1, 1, 1.25 * s], [0.4, 6.4, 0.02 * s], 0.014, steel, materials.metal);
  }
  rod(mesh, [-3, 1.95, 0.38], [-3.1, 1, 0.1], 0.025, '#d8c090', materials.cloth);
  mesh.sheet(
    (u, v) => [0.4 - u * 1.1, 11.4 - v * 0.55 + Math.sin(u * 5) * 0.07, Math.sin(u * 5) * 0.13],
    14,
    3,
    (_u, v) => (v > 0.34 && v < 0.66 ? '#f4f0e6' : '#d33a30'),
    materials.cloth,
  );
}

export const sailboat: Concept = {
  id: 'sailboat',
  words: {
    en: 'sailboat/sailing boat/sailing ship/yacht',
    de: 'segelboot/segelschiff',
    es: 'velero/barco de vela',
    fr: 'voilier',
    zh: '帆船',
    ja: 'ヨット/帆船',
    ar: 'مركب شراعي/يخت',
    emoji: '⛵',
  },
  size: { width: 9, height: 11 },
  lives: ['sea', 'coast', 'beach', 'mountains'],
  stands: 'water',
  has: ['flag'],
  moves: 'bobs',
  build(mesh, _random, look) {
    const hull = readColour(look.colour ?? '#f4f1ea');
    const stripe = readColour(look.colour ? '#f4f1ea' : '#2b4a6b');
    mesh.push().object();
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const [x, y, z] = skin(u, v);
          return [x, y, s * z];
        },
        44,
        40,
        (_u, v) =>
          v > 0.66
            ? '#8a2f2a'
            : v > 0.6
              ? '#f4f1ea'
              : v > 0.1 && v < 0.2
                ? stripe
                : v > 0.215 && v < 0.235
                  ? '#c8a050'
                  : hull,
        materials.gloss,
      );
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = skin(u, 0.06);
        return [x, y, z * (1 - 2 * v)];
      },
      24,
      28,
      (_u, v) => (Math.floor(v * 28) % 2 ? '#c0915a' : '#b08048'),
      materials.plain,
    );
    boatDeck(mesh, skin);
    rig(mesh);
    boatSails(mesh);
    mesh.pop();
  },
};
