import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const piano: Concept = {
  id: 'piano',
  words: {
    en: 'piano/grand piano/at the piano/at a piano/at her piano/at his piano',
    de: 'klavier/flügel/am klavier/am flügel',
    es: 'piano de cola/piano/al piano',
    fr: 'piano/piano à queue/au piano',
    zh: '钢琴',
    ja: 'ピアノ',
    ar: 'بيانو',
    emoji: '🎹',
  },
  size: { width: 2.5, height: 1.9 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  turnRidden: 1.32,
  sway: 0.15,
  build(mesh, _random, look) {
    const black = look.colour ?? '#15161a';
    // Seen from above: straight on the left, curved on the right, keys in front.
    const outline = (t: number): readonly [number, number] => {
      const points = [
        [-0.75, -0.55],
        [0.75, -0.55],
        [0.75, 0.05],
        [0.6, 0.45],
        [0.28, 0.75],
        [0.05, 1.15],
        [-0.3, 1.4],
        [-0.62, 1.35],
        [-0.75, 1.1],
        [-0.75, -0.55],
      ] as const;
      const at = Math.min(0.9999, t) * (points.length - 1);
      const i = Math.floor(at);
      const [a, b] = [points[i] ?? points[0], points[i + 1] ?? points[0]];
      return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
    };
    mesh.sheet(
      (u, v) => [outline(u)[0], 0.66 + v * 0.3, outline(u)[1]],
      60,
      1,
      () => black,
      materials.gloss,
    );
    for (const [y, c] of [
      [0.9, '#a8742e'],
      [0.66, black],
    ] as const)
      mesh.sheet(
        (u, v) => [outline(u)[0] * v - 0.1 * (1 - v), y, outline(u)[1] * v + 0.3 * (1 - v)],
        60,
        4,
        () => c,
        materials.gloss,
      );
    mesh.push().at(-0.75, 0.97, 0).rotZ(0.72);
    for (const y of [0, 0.03])
      mesh.sheet(
        (u, v) => [(outline(u)[0] + 0.75) * v + 0.6 * (1 - v), y, outline(u)[1] * v + 0.3 * (1 - v)],
        60,
        3,
        () => black,
        materials.wet,
      );
    mesh.pop();
    rod(mesh, [0.55, 0.93, 0.1], [0.28, 1.82, 0.3], 0.018, black, materials.gloss);
    mesh.box(0, 0.66, -0.68, 1.5, 0.06, 0.28, black, materials.gloss);
    for (let i = 0; i < 36; i++) {
      mesh.box(-0.7 + i * 0.04, 0.72, -0.7, 0.036, 0.025, 0.2, '#f6f2e8', materials.gloss);
      if (![2, 6].includes(i % 7))
        mesh.box(-0.68 + i * 0.04, 0.74, -0.66, 0.02, 0.022, 0.12, '#0c0c0e', materials.gloss);
    }
    for (const s of [-1, 1]) mesh.box(0.74 * s, 0.66, -0.68, 0.05, 0.13, 0.3, black, materials.gloss);
    mesh
      .box(0, 0.98, -0.3, 0.7, 0.34, 0.02, black, materials.gloss)
      .box(-0.08, 1, -0.33, 0.36, 0.28, 0.01, '#f4f0e4', materials.plain);
    for (const [x, z] of [
      [-0.6, -0.45],
      [0.6, -0.45],
      [-0.45, 1.05],
    ] as const)
      mesh.cyl(x, 0, z, 0.045, 0.075, 0.66, black, materials.gloss, 14);
    mesh.box(0, 0.44, -1.25, 0.75, 0.1, 0.34, '#2a1c16', materials.cloth);
    for (const s of [-1, 1])
      for (const z of [-1.37, -1.13]) rod(mesh, [0.33 * s, 0, z], [0.33 * s, 0.45, z], 0.025, black, materials.gloss);
  },
};
