import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const way = smoothWay(triples([-1.2, 0.05, 0, -0.7, -0.02, 0, 0, 0, 0, 0.6, 0.09, 0, 1.15, 0.22, 0]));

/** How thick the fruit is from its blossom end to its cap. */
function thick(t: number): number {
  const belly = 0.62 - 0.36 * smooth(0.25, 0.95, t);
  return belly * Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.32)) ** 2.2));
}

/** A fruit along x with the green star of its cap and its stalk at the thin end. */
function fruit(mesh: Mesh, purple: Rgb): void {
  const light = mixRgb(purple, [0.4, 0.16, 0.42], 0.35);
  paintedTube(mesh, way, {
    radius: thick,
    colour: (u, t) =>
      mixRgb(purple, light, smooth(0.3, 1, fbm(t * 5, Math.cos(u * tau) * 2, 3)) * 0.5 + 0.5 * smooth(0.82, 0.95, t)),
    material: materials.gloss,
    around: 48,
    pieces: 60,
  });
  const [green, edge] = [readColour('#4f7a34'), readColour('#8aa85a')] as const;
  mesh.push().at(1.16, 0.23, 0).rotZ(0.22);
  for (let i = 0; i < 6; i++) {
    mesh.push().rotX((i / 6) * tau + 0.3);
    mesh.sheet(
      (u, v) => {
        const s = (u - 0.5) * 2;
        const wide = 0.2 * (1 - v ** 1.6) + 0.004;
        const long = 0.1 - v * (0.58 + 0.06 * Math.sin(i * 5));
        return [
          long,
          0.06 + 0.25 * Math.min(1, v * 3.2) + 0.1 * v - s * s * wide * 0.28 + 0.06 * v ** 4,
          s * wide * Math.min(1, 0.3 + v * 3),
        ];
      },
      8,
      14,
      (u, v) => mixRgb(green, edge, Math.max(smooth(0.25, 0.5, Math.abs(u - 0.5)), v * 0.6)),
      materials.plain,
    );
    mesh.pop();
  }
  mesh.tube(
    triples([0.02, 0, 0, 0.2, 0.04, 0, 0.42, 0.16, 0.02, 0.5, 0.24, 0.03]),
    [0.13, 0.085, 0.075, 0.09],
    '#5f8440',
    materials.plain,
    14,
  );
  mesh.pop();
}

export const eggplant: Concept = {
  id: 'eggplant',
  words: {
    en: 'eggplant/aubergine',
    de: 'aubergine/auberginen',
    es: 'berenjena',
    fr: 'aubergine',
    zh: '茄子',
    ja: '長茄子/茄子',
    ar: 'باذنجان',
    emoji: '🍆',
  },
  size: { width: 3.1, height: 1.7 },
  lives: ['room', 'garden'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.12,
  build(mesh, _random, look) {
    const purple = readColour(look.colour ?? '#3a1546');
    mesh
      .push()
      .at(0.1, 0.68, 0.42)
      .rotY(Math.PI + 0.2)
      .rotZ(0.2);
    fruit(mesh, purple);
    mesh.pop();
    mesh.push().at(-0.05, 0.56, -0.62).rotY(0.2).scale(0.88);
    fruit(mesh, mixRgb(purple, [0.2, 0.05, 0.2], 0.2));
    mesh.pop();
  },
};
