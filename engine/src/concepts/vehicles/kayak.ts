import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** How wide half of it is, and how high deck and keel lie, along it from bow (-1) to stern (1); metres. */
const halfAt = (x: number): number => 0.34 * Math.max(0, 1 - Math.abs(x) ** 2.2) ** 0.85;
const deckAt = (x: number): number => 0.3 + 0.16 * Math.abs(x) ** 3;
const keelAt = (x: number): number => -0.1 + 0.34 * Math.abs(x) ** 4;
const long = 2.4;

/** A blade of the paddle about the origin, as long along x as told. */
function blade(mesh: Mesh, at: Vec3, way: number, colour: string): void {
  mesh
    .push()
    .at(...at)
    .rotZ(way > 0 ? 0.42 : -0.42)
    .rotX(0.5);
  mesh.sheet(
    (u, v) => [
      way * v * 0.52,
      (u - 0.5) * 0.2 * Math.sin(Math.PI * Math.min(1, 0.16 + v * 0.8)) ** 0.5,
      0.02 * Math.cos((u - 0.5) * 3),
    ],
    8,
    16,
    (u) => (Math.abs(u - 0.5) < 0.08 ? '#f0ece0' : colour),
    materials.gloss,
  );
  mesh.pop();
}

export const kayak: Concept = {
  id: 'kayak',
  words: {
    en: 'kayak/sea kayak',
    de: 'kajak/kajaks',
    es: 'kayak/kayaks',
    fr: 'kayak',
    zh: '皮划艇',
    ja: 'カヤック',
    ar: 'كاياك',
    emoji: '',
  },
  size: { width: 4.9, height: 0.9 },
  lives: ['sea', 'mountains', 'river', 'coast'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.3,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const hull = readColour(look.colour ?? pick(random, ['#d8341c', '#e8a81c', '#1c7ac8', '#3a9a4a']));
    const pale = readColour('#ece8de');
    mesh.push().object();
    for (const s of [-1, 1]) {
      // Deck above its seam, hull below it.
      mesh.sheet(
        (u, v) => {
          const x = u * 2 - 1;
          const a = v * (Math.PI / 2);
          const high = deckAt(x) - 0.06;
          return [x * long, high + Math.sin(a) * (0.1 + 0.05 * (1 - x * x)), s * halfAt(x) * Math.cos(a)];
        },
        90,
        14,
        (u, v) => (v > 0.86 && Math.abs(u - 0.3) < 0.14 ? mixRgb(hull, [0.9, 0.9, 0.85], 0.8) : hull),
        materials.gloss,
      );
      mesh.sheet(
        (u, v) => {
          const x = u * 2 - 1;
          const a = v * (Math.PI / 2);
          const high = deckAt(x) - 0.06;
          return [
            x * long * (1 - 0.03 * v),
            keelAt(x) + (high - keelAt(x)) * (1 - Math.sin(a)),
            s * halfAt(x) * Math.cos(a * 0.98) ** 0.7,
          ];
        },
        90,
        16,
        (_u, v) => (v < 0.12 ? '#1c1e22' : pale),
        materials.gloss,
      );
      // Lines along the deck, and a loop at each end.
      mesh.tube(
        Array.from({ length: 25 }, (_, i): Vec3 => {
          const x = -0.85 + (i / 24) * 0.5;
          return [x * long, deckAt(x) + 0.07, s * halfAt(x) * 0.7];
        }),
        [0.011],
        '#1c1e22',
        materials.cloth,
        6,
      );
    }
    for (const x of [-0.95, 0.95])
      mesh.tube(
        Array.from({ length: 13 }, (_, i): Vec3 => [
          x * long + Math.cos((i / 12) * tau) * 0.06,
          deckAt(x) + 0.08 + Math.sin((i / 12) * tau) * 0.06,
          0,
        ]),
        [0.014],
        '#1c1e22',
        materials.cloth,
        6,
      );
    // The cockpit with its rim, the seat and its back.
    const rim = Array.from({ length: 41 }, (_, i): Vec3 => {
      const a = (i / 40) * tau;
      return [0.18 + Math.cos(a) * 0.46, 0.42, Math.sin(a) * 0.25];
    });
    mesh.tube(rim, [0.03], '#22252a', materials.gloss, 10);
    mesh.push().at(0.18, 0.4, 0).scale(0.45, 1, 0.24).cyl(0, 0, 0, 1, 1, 0.01, '#0c0d0f', materials.plain, 36).pop();
    mesh.push().at(0.5, 0.36, 0).rotZ(-0.3).box(0, 0, 0, 0.07, 0.36, 0.34, '#2a2d33', materials.cloth).pop();
    mesh.push().at(-1.3, 0.42, 0).scale(0.2, 1, 0.13).cyl(0, 0, 0, 1, 0.9, 0.05, '#22252a', materials.gloss, 30).pop();
    mesh.push().at(1.35, 0.43, 0).scale(0.2, 1, 0.13).cyl(0, 0, 0, 1, 0.9, 0.05, '#22252a', materials.gloss, 30).pop();
    // The paddle lies across the cockpit.
    mesh.push().at(-0.32, 0.5, 0).rotY(0.95);
    rod(mesh, [-0.72, 0, 0], [0.72, 0.03, 0], 0.02, '#2c3036', materials.gloss);
    blade(mesh, [-0.7, 0, 0], -1, '#c8861c');
    blade(mesh, [0.7, 0.03, 0], 1, '#c8861c');
    mesh.pop();
    mesh.pop();
  },
};
