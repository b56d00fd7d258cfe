import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The line of the back, from behind the head to the end of the tail. */
const spine: readonly (readonly [number, number, number])[] = [
  [-2.3, 3.72, 0.16],
  [-1.95, 3.3, 0.2],
  [-1.6, 2.6, 0.24],
  [-1.1, 2.05, 0.34],
  [-0.4, 1.82, 0.5],
  [0.5, 1.66, 0.5],
  [1.3, 1.38, 0.4],
  [2.2, 0.98, 0.27],
  [3.1, 0.7, 0.16],
  [3.9, 0.8, 0.06],
];

export const dragon: Concept = {
  id: 'dragon',
  words: {
    en: 'dragon/wyvern',
    de: 'drache/drachen',
    es: 'dragón/dragones',
    fr: 'dragon',
    zh: '龙/巨龙',
    ja: 'ドラゴン/竜/龍',
    ar: 'تنين',
    emoji: '🐉/🐲',
  },
  size: { width: 7.6, height: 4.4 },
  lives: ['mountains', 'hills', 'forest', 'desert', 'coast'],
  stands: 'ground',
  moves: 'still',
  flies: 'rising',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#3f6b3a', '#c9b978', '#1f3a22'],
      ['#8a2a24', '#d8a860', '#45120f'],
      ['#34507a', '#b8c0c8', '#182640'],
    ]);
    const cones: Cones = [
      ...spine.slice(1).map(([x, y, r], i) => {
        const [fx, fy, fr] = spine[i] ?? [0, 0, 0];
        return [fx, fy, 0, fr, x, y, 0, r, 0];
      }),
      // Throat, chest and belly.
      [-2.15, 3.4, 0, 0.13, -1.75, 2.6, 0, 0.18, 1],
      [-1.7, 2.5, 0, 0.2, -1.15, 1.75, 0, 0.34, 1],
      [-1, 1.55, 0, 0.4, 0.6, 1.42, 0, 0.42, 1],
      // Skull, snout and jaw.
      [-2.3, 3.78, 0, 0.24, -2.6, 3.74, 0, 0.22, 0],
      [-2.6, 3.72, 0, 0.19, -3.2, 3.5, 0, 0.12, 0],
      [-2.45, 3.56, 0, 0.15, -3.05, 3.33, 0, 0.08, 1],
      ...bothSides((s) => [
        [-2.5, 3.94, 0.14 * s, 0.08, -2.74, 3.86, 0.12 * s, 0.05, 0],
        [-3.14, 3.58, 0.06 * s, 0.06, -3.2, 3.58, 0.06 * s, 0.05, 0],
        // Forelegs and hind legs with bent joints, and their toes.
        [-0.95, 1.7, 0.36 * s, 0.3, -1.1, 1.1, 0.46 * s, 0.2, 0],
        [-1.1, 1.1, 0.46 * s, 0.19, -0.85 - 0.16 * s, 0.55, 0.48 * s, 0.13, 0],
        [-0.85 - 0.16 * s, 0.55, 0.48 * s, 0.13, -1 - 0.16 * s, 0.12, 0.48 * s, 0.12, 0],
        [-1 - 0.16 * s, 0.1, 0.48 * s, 0.11, -1.34 - 0.16 * s, 0.07, 0.5 * s, 0.07, 0],
        [1, 1.5, 0.34 * s, 0.44, 0.66, 0.95, 0.5 * s, 0.28, 0],
        [0.66, 0.95, 0.5 * s, 0.26, 1.22 + 0.14 * s, 0.62, 0.52 * s, 0.15, 0],
        [1.22 + 0.14 * s, 0.62, 0.52 * s, 0.15, 0.98 + 0.14 * s, 0.12, 0.52 * s, 0.13, 0],
        [0.98 + 0.14 * s, 0.1, 0.52 * s, 0.12, 0.6 + 0.14 * s, 0.07, 0.54 * s, 0.07, 0],
      ]),
    ];
    mesh.body(cones, {
      k: 0.1,
      colours: [coat, light, dark],
      fur: 0.35,
      marks: {
        colour: 2,
        on: [0],
        // Scales: small dark seams in rows that run around the body.
        share: (x, y, z) =>
          smooth(0.55, 0.95, Math.sin(x * 26 + y * 9 + Math.sin(z * 30) * 1.4) * Math.sin(y * 26 - x * 9 + z * 12)) *
            0.55 +
          smooth(0.55, 0.75, noise2(x * 2, y * 2 + z)) * 0.3,
      },
    });
    const skin = skinOf(cones, 0.1);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-2.55, 3.8, 0], [-0.3, 0.12, s]), [-0.4, 0.1, s], 0.07, '#f2b81e');
      // Horns that sweep back from the skull.
      mesh.tube(
        [
          [-2.36, 3.92, 0.13 * s],
          [-2.05, 4.14, 0.22 * s],
          [-1.7, 4.2, 0.26 * s],
          [-1.4, 4.36, 0.24 * s],
        ],
        [0.08, 0.065, 0.04, 0.006],
        '#e0d4b8',
        materials.gloss,
        10,
      );
      for (let i = 0; i < 6; i++)
        mesh.cyl(-2.72 - i * 0.08, 3.4 - i * 0.026, (0.115 - i * 0.009) * s, 0.004, 0.026, 0.1, '#f4f0e0', 0, 6);
      spreadWing(mesh, s, { skin: dark, bone: coat });
    }
    // Spikes along the back, highest over the shoulders.
    for (let i = 0; i < 24; i++) {
      const t = (i / 23) * (spine.length - 1.3);
      const k = Math.floor(t);
      const [a, b] = [spine[k] ?? [0, 0, 0], spine[k + 1] ?? [0, 0, 0]];
      const at = (c: 0 | 1 | 2): number => a[c] + (b[c] - a[c]) * (t - k);
      const tall = 0.1 + 0.2 * Math.sin((i / 23) * Math.PI);
      mesh.cyl(at(0) + 0.03, at(1) + at(2) * 0.88, 0, 0.07, 0.004, tall, dark, materials.gloss, 5);
    }
  },
};

/** A wing that is half raised: an arm, fingers that fan out from its wrist, and skin that hangs between them. */
function spreadWing(mesh: Mesh, s: number, of: { readonly skin: Colour; readonly bone: Colour }): void {
  const shoulder: Vec3 = [-0.55, 2.05, 0.3 * s];
  const wrist: Vec3 = [-0.35, 3.5, 1.25 * s];
  const fingers: readonly Vec3[] = [
    [-0.2, 4.3, 2.9 * s],
    [0.9, 3.75, 3.15 * s],
    [1.8, 2.95, 2.7 * s],
    [2.1, 2.2, 1.7 * s],
    [1.2, 1.8, 0.42 * s],
  ];
  mesh.tube([shoulder, [-0.75, 2.9, 0.7 * s], wrist], [0.15, 0.11, 0.09], of.bone, materials.plain, 9);
  for (const [i, tip] of fingers.entries()) {
    if (i < 4) {
      const bent: Vec3 = [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 + 0.22, (wrist[2] + tip[2]) / 2];
      mesh.tube([wrist, bent, tip], [0.07, 0.05, 0.012], of.bone, materials.plain, 7);
    }
    const next = fingers[i + 1];
    if (next === undefined) continue;
    mesh.sheet(
      (u, v) => {
        // From finger to finger; the free edge is drawn in between their tips.
        const reach = v * (1 - 0.2 * Math.sin(Math.PI * u));
        const from = (k: 0 | 1 | 2): number => (i === 3 ? wrist[k] + (shoulder[k] - wrist[k]) * u : wrist[k]);
        const to = (k: 0 | 1 | 2): number => tip[k] + (next[k] - tip[k]) * u;
        const lift = 0.22 * Math.sin(Math.PI * Math.min(1, v)) * (1 - u * 0.7);
        return [
          from(0) + (to(0) - from(0)) * reach,
          from(1) + (to(1) - from(1)) * reach + lift * 0.8,
          from(2) + (to(2) - from(2)) * reach,
        ];
      },
      10,
      12,
      () => of.skin,
      materials.cloth,
    );
  }
}
