import { tau } from '../../shapes/chance.ts';
import { filledGlass } from '../../shapes/filled-glass.ts';
import { waterPlant } from '../../shapes/water-plant.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import { pick } from '../../shapes/chance.ts';
import { fish } from '../animals/fish.ts';
import type { Concept } from '../concept.ts';

const [radius, middle] = [1.15, 1.02] as const;

/** Pebbles that lie in a round heap up to a radius. */
function pebbles(mesh: Mesh, random: Random, reach: number, y: number): void {
  for (let i = 0; i < 150; i++) {
    const [a, r] = [random() * tau, Math.sqrt(random()) * reach];
    const size = 0.05 + random() * 0.05;
    mesh.ball(
      Math.cos(a) * r,
      y + 0.1 * (1 - (r / reach) ** 2) + random() * 0.04,
      Math.sin(a) * r,
      size * 1.2,
      size * 0.8,
      size,
      pick(random, ['#d8cdb8', '#a89a86', '#e8e2d4', '#7a8a94', '#c8a888']),
      materials.wet,
      10,
    );
  }
}

export const fishBowl: Concept = {
  id: 'fish bowl',
  words: {
    en: 'fish bowl/fishbowl/goldfish bowl/goldfish in a bowl/fish in a bowl/goldfish in a fishbowl/goldfish in a fish bowl/goldfish in a glass bowl',
    de: 'goldfischglas/fischglas/goldfisch im glas',
    es: 'pecera/pez en una pecera',
    fr: 'bocal à poisson/bocal/poisson dans un bocal/poisson rouge dans un bocal',
    zh: '鱼缸/金鱼缸',
    ja: '金魚鉢',
    ar: 'حوض سمك زجاجي/وعاء سمك',
    emoji: '',
  },
  size: { width: 2.5, height: 2.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const wall = Array.from({ length: 57 }, (_, i): [number, number] => {
      const b = -1.2 + (i / 56) * 2.05;
      return [Math.cos(b) * radius, middle + Math.sin(b) * radius * 0.98];
    });
    const lip = wall.at(-1) ?? [0.7, 1.9];
    filledGlass(mesh, [[0, 0], [0.3, 0.01], ...wall, [lip[0] * 0.99, lip[1] + 0.06], [lip[0] * 1.06, lip[1] + 0.13]], {
      from: 0.02,
      to: 1.62,
      tint: () => [0.8, 0.93, 0.95],
    });
    pebbles(mesh, random, 0.62, 0.1);
    for (const [x, z, tall] of [
      [0.42, 0.28, 1.15],
      [0.26, 0.42, 0.85],
      [-0.46, 0.34, 0.75],
    ] as const) {
      mesh.push().at(x, 0.15, z);
      waterPlant(mesh, random, tall);
      mesh.pop();
    }
    mesh.push().at(-0.08, 0.92, -0.12).rotY(0.2).rotZ(-0.08).scale(1.05);
    fish.build(mesh, random, { ...look, colour: look.colour ?? '#f0701a', ordinal: 0 });
    mesh.pop();
    for (let i = 0; i < 9; i++) {
      const size = 0.012 + random() * 0.02;
      mesh.ball(
        -0.5 + (random() - 0.5) * 0.1,
        1.05 + i * 0.06,
        -0.2 + (random() - 0.5) * 0.1,
        size,
        size,
        size,
        '#f4fbff',
        materials.gloss,
        8,
      );
    }
  },
};
