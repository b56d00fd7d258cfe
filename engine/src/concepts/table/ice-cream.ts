import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept, Look } from '../concept.ts';

export const iceCream: Concept = {
  id: 'ice cream',
  words: {
    en: 'ice cream/icecream/ice cream cone/gelato',
    de: 'eis am stiel/eiscreme/eistüte/eiswaffel',
    es: 'helado',
    fr: 'glace/cornet de glace',
    zh: '冰淇淋',
    ja: 'アイスクリーム/ソフトクリーム',
    ar: 'آيس كريم',
    emoji: '🍦/🍨',
  },
  size: { width: 1, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    // The cone stands in a small glass.
    mesh.lathe(
      [
        [0.36, 0],
        [0.38, 0.04],
        [0.42, 0.5],
        [0.4, 0.5],
        [0.34, 0.08],
        [0, 0.08],
      ],
      24,
      '#cfdfe4',
      materials.glass,
    );
    buildCone(mesh, random, look);
  },
  inHand: buildCone,
};

/** A cone with three balls and a cherry. */
function buildCone(mesh: Mesh, _random: Random, look: Look): void {
  mesh.sheet(
    (u, v) => [Math.cos(u * tau) * (0.05 + v * 0.42), 0.12 + v * 1.15, Math.sin(u * tau) * (0.05 + v * 0.42)],
    36,
    18,
    (u, v) =>
      (((u * 12 + v * 6) % 1) + 1) % 1 < 0.16 || (((u * 12 - v * 6) % 1) + 1) % 1 < 0.16 ? '#b87a34' : '#e0aa5c',
    materials.plain,
  );
  const flavours = [look.colour ?? '#f6a8b8', '#f8eed2', '#7a4a30'];
  flavours.forEach((c, i) => {
    const [x, y] = [
      [-0.18, 1.35],
      [0.2, 1.38],
      [0.0, 1.74],
    ][i] ?? [0, 0];
    mesh.body(
      [
        [x ?? 0, y ?? 0, 0, 0.31, x ?? 0, (y ?? 0) + 0.04, 0, 0.3, 0],
        ...Array.from({ length: 9 }, (_, k) => {
          const a = (k / 9) * tau;
          const p = [(x ?? 0) + Math.cos(a) * 0.26, (y ?? 0) - 0.17, Math.sin(a) * 0.26];
          return [...p, 0.075, ...p, 0.075, 0];
        }),
      ],
      { k: 0.05, colours: [c], fur: 0.25 },
    );
  });
  mesh.ball(0.02, 2.1, 0, 0.1, 0.1, 0.1, '#c0121e', materials.gloss, 14).tube(
    [
      [0.02, 2.18, 0],
      [0.1, 2.4, 0.02],
    ],
    [0.014],
    '#5a7a2c',
  );
}
