import { pick } from '../../shapes/chance.ts';
import { leafBlade } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Random } from '../../raster/random.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept, Look } from '../concept.ts';
import { daisyKind } from './daisy.ts';
import { roseKind } from './rose.ts';
import { sunflowerKind } from './sunflower.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { tulipKind } from './tulip.ts';

export const bouquet: Concept = {
  id: 'bouquet',
  words: {
    en: 'bouquet/bouquet of flowers/bouquet of wildflowers/vase of flowers/vase of wildflowers/flowers in a vase/wildflowers in a vase/bunch of flowers/bunch of wildflowers',
    de: 'blumenstrauß/strauß',
    es: 'ramo de flores/ramo',
    fr: 'bouquet de fleurs/bouquet',
    zh: '花束',
    ja: '花束/ブーケ',
    ar: 'باقة زهور',
    emoji: '💐',
  },
  size: { width: 2, height: 2.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    mesh.lathe(
      smoothProfile([
        [0.3, 0],
        [0.42, 0.2],
        [0.44, 0.5],
        [0.3, 0.85],
        [0.24, 1],
        [0.3, 1.12],
        [0.26, 1.12],
        [0.2, 1],
        [0.2, 0.9],
        [0, 0.88],
      ]),
      32,
      look.colour ?? pick(random, ['#e8e2d6', '#6a9ab8', '#c8a48a']),
      materials.gloss,
    );
    mesh.content(() => {
      arrange(mesh, random, look);
      stalksInside(mesh);
    });
  },
  inHand(mesh, random, look) {
    arrange(mesh, random, look);
    // Stalks that spread below the hands, and the ribbon around them.
    for (let i = 0; i < 15; i++) {
      const [a, q] = [i * 2.39996, Math.sqrt((i + 0.4) / 15)];
      const [x, z] = [Math.cos(a) * q, Math.sin(a) * q];
      mesh.tube(
        [
          [x * 0.1, 1.0, z * 0.1],
          [x * 0.055, 0.6, z * 0.055],
          [x * 0.2, 0.02 + 0.06 * (i % 3), z * 0.2],
        ],
        [0.024],
        i % 3 ? '#4f7a34' : '#628c3e',
      );
    }
    mesh.tube(
      [
        [0, 0.56, 0],
        [0, 1.02, 0],
      ],
      [0.075, 0.1],
      look.colour ?? '#efe6d8',
      materials.cloth,
      14,
    );
  },
};

/** The stalks below the neck of the vase, which are seen where that is of glass. */
function stalksInside(mesh: Mesh): void {
  for (let i = 0; i < 11; i++) {
    const [a, q] = [i * 2.39996, Math.sqrt((i + 0.4) / 11)];
    const [x, z] = [Math.cos(a) * q, Math.sin(a) * q];
    mesh.tube(
      [
        [x * 0.14, 1.0, z * 0.14],
        [-x * 0.04, 0.55, -z * 0.04],
        [-x * 0.24, 0.1 + 0.03 * (i % 3), -z * 0.24],
      ],
      [0.02],
      i % 3 ? '#4f7a34' : '#628c3e',
    );
  }
}

/** Flowers and leaves that spread from a point one decimetre over the ground. */
function arrange(mesh: Mesh, random: Random, look: Look): void {
  const kinds = look.flower ? [look.flower.kind] : [roseKind, daisyKind, tulipKind, roseKind];
  // Colours of the mixed one: roses, daisies in their own, tulips and pale roses.
  const mixed = ['#e0708a', undefined, '#8a5ac0', '#f4d8a0'] as const;
  // Of large flowers there are fewer, or they would be one roof.
  const { count, size } = look.flower?.kind === sunflowerKind ? { count: 8, size: 0.46 } : { count: 15, size: 0.5 };
  for (let i = 0; i < count; i++) {
    const [a, q] = [i * 2.39996, Math.sqrt((i + 0.4) / count)];
    const [x, z] = [Math.cos(a) * q * 0.88, Math.sin(a) * q * 0.7];
    const y = 2.02 - q * q * 0.56 + (random() - 0.3) * 0.42;
    mesh.tube(
      [
        [x * 0.12, 0.95, z * 0.12],
        [x * 0.5, (y + 0.95) / 2, z * 0.45],
        [x, y, z],
      ],
      [0.022],
      '#4f7a34',
    );
    mesh
      .push()
      .at(x, y, z)
      .scale(size)
      // They were set so that they look at whoever comes in.
      .rotX(-0.55)
      .rotY(-a + Math.PI)
      .rotZ(q * 0.7);
    kinds[i % kinds.length]?.head(mesh, random, look.flower ? look.flower.colour : mixed[i % 4]);
    mesh.pop();
  }
  for (let i = 0; i < 26; i++) {
    mesh
      .push()
      .at(0, 1.08 + random() * 0.5, 0)
      .rotY(i * 2.4);
    leafBlade(mesh, { L: 0.75 + random() * 0.3, W: 0.13, open: 0.55 + random() * 0.6, curl: 0.6 }, [
      '#3a6e30',
      '#6a9a4c',
    ]);
    mesh.pop();
  }
}
