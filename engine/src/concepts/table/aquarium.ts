import { pick } from '../../shapes/chance.ts';
import { waterPlant } from '../../shapes/water-plant.ts';
import { materials } from '../../solid/materials.ts';
import { mixRgb } from '../../raster/colour.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { fish } from '../animals/fish.ts';
import type { Concept } from '../concept.ts';

/** Half its width and depth, its height, and how high the water stands; decimetres. */
const [half, deep, high, full] = [2.1, 0.85, 2.5, 2.2] as const;

export const aquarium: Concept = {
  id: 'aquarium',
  words: {
    en: 'aquarium/fish tank/fishtank',
    de: 'aquarium/aquarien',
    es: 'acuario',
    fr: 'aquarium',
    zh: '水族箱/水族馆',
    ja: '水槽/アクアリウム',
    ar: 'حوض أسماك/أكواريوم',
    emoji: '',
  },
  size: { width: 4.4, height: 2.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.06,
  build(mesh, random, look) {
    const place = random() * 20;
    const frame = '#1c1e22';
    mesh.object().box(0, 0, 0, half * 2 + 0.1, 0.12, deep * 2 + 0.1, frame, materials.gloss);
    // Behind it a wall of blue that is lit from above.
    mesh.sheet(
      (u, v) => [(u - 0.5) * half * 2, 0.12 + v * (high - 0.12), deep],
      40,
      30,
      (u, v) =>
        mixRgb(readColour('#0f3a66'), readColour('#58b4d8'), v * v * (0.75 + 0.3 * fbm(u * 6 + place, v * 2, 2))),
      materials.plain,
    );
    // Sand in dunes, stones, weed.
    mesh.sheet(
      (u, v) => [
        (u - 0.5) * half * 1.98,
        0.2 + 0.22 * v * v + 0.1 * fbm(u * 5 + place, v * 3, 3),
        (v - 0.5) * deep * 1.98,
      ],
      70,
      24,
      (u, v) =>
        mixRgb(readColour('#d8c08a'), readColour('#a08458'), smooth(0.4, 0.7, fbm(u * 24 + place, v * 14, 3)) * 0.6),
      materials.sand,
    );
    mesh.sheet(
      (u, v) => [(u - 0.5) * half * 1.98, 0.12 + v * 0.13, -deep + 0.02],
      20,
      1,
      () => '#b89a64',
      materials.sand,
    );
    for (const [x, z, r] of [
      [-1.3, 0.3, 0.3],
      [-0.94, 0.1, 0.2],
      [1.24, 0.34, 0.34],
      [0.86, 0, 0.16],
      [0.1, 0.46, 0.2],
    ] as const)
      mesh.body([[x - r * 0.3, 0.3, z, r * 0.8, x + r * 0.4, 0.3 + r * 0.5, z + 0.05, r * 0.6, 0]], {
        k: 0.1,
        colours: ['#6a6660'],
        fur: 0.6,
        mat: materials.rock,
      });
    for (const [x, z, tall] of [
      [-1.72, 0.4, 1.8],
      [-1.5, 0.1, 1.2],
      [-0.6, 0.5, 1],
      [0.5, 0.5, 1.4],
      [1.62, 0.4, 1.7],
      [1.5, -0.3, 0.7],
      [-1.1, -0.4, 0.5],
      [0.2, 0.2, 0.55],
    ] as const) {
      mesh.push().at(x, 0.3, z).scale(1.2, 1, 1.2);
      waterPlant(mesh, random, tall);
      mesh.pop();
    }
    const coats = look.colour ? [look.colour] : ['#f0701a', '#2f7ad8', '#f2c424', '#d83a5a', '#f0701a', '#3ab8c8'];
    for (const [i, [x, y, z, size, way]] of (
      [
        [-0.7, 1.3, -0.25, 0.95, 0.15],
        [0.85, 1.62, -0.1, 0.8, Math.PI - 0.2],
        [0.3, 0.95, -0.3, 0.7, 0.25],
        [-1.35, 1.82, 0.1, 0.55, -0.2],
        [1.42, 1, 0.1, 0.6, Math.PI],
        [0.05, 1.9, 0.2, 0.5, 0.3],
      ] as const
    ).entries()) {
      mesh.push().at(x, y, z).rotY(way).scale(size);
      fish.build(mesh, random, { ...look, colour: coats[i % coats.length] ?? '#f0701a', ordinal: i });
      mesh.pop();
    }
    for (let i = 0; i < 26; i++) {
      const size = 0.012 + random() * 0.018;
      mesh.ball(1.05 + (random() - 0.5) * 0.16, 0.5 + i * 0.066, 0.15, size, size, size, '#eaf8ff', materials.gloss, 8);
    }
    // Panes in front and at both sides, tinted as high as the water stands; a frame above, and a lamp in it.
    const pane = (a: Vec3, b: Vec3): void => {
      const up = (p: Vec3, y: number): Vec3 => [p[0], y, p[2]];
      mesh.face([up(a, 0.12), up(a, full), up(b, full), up(b, 0.12)], '#dcf0f2', materials.clear);
      mesh.face([up(a, full), up(a, high), up(b, high), up(b, full)], '#f2f7f6', materials.clear);
    };
    pane([-half, 0, -deep], [half, 0, -deep]);
    for (const s of [-1, 1]) pane([s * half, 0, -deep], [s * half, 0, deep]);
    for (const [x, z] of [
      [-half, -deep],
      [half, -deep],
      [-half, deep],
      [half, deep],
    ] as const)
      mesh.box(x, 0.1, z, 0.06, high - 0.1, 0.06, frame, materials.gloss);
    mesh.box(0, high, 0, half * 2 + 0.14, 0.26, deep * 2 + 0.14, frame, materials.gloss);
    mesh.box(0, high - 0.02, 0, half * 1.7, 0.02, deep, '#bfe4f0', materials.glow);
    mesh.sheet(
      (u, v) => [(u - 0.5) * half * 1.98, full + 0.012 * Math.sin(u * 31) * Math.sin(v * 9), (v - 0.5) * deep * 1.98],
      40,
      10,
      () => pick(random, ['#8ad0e0', '#9cdae8']),
      materials.gloss,
    );
  },
};
