import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const kettle: Concept = {
  id: 'kettle',
  words: {
    en: 'kettle/tea kettle/water kettle/whistling kettle',
    de: 'wasserkessel/teekessel/flötenkessel/wasserkocher',
    es: 'hervidor/tetera de silbato',
    fr: 'bouilloire',
    zh: '水壶/烧水壶',
    ja: 'やかん/ケトル',
    ar: 'غلاية',
    emoji: '',
  },
  size: { width: 3.2, height: 2.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.15,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const enamel = readColour(look.colour ?? pick(random, ['#b8281f', '#2f6a8a', '#d89a2a', '#3f7a5a']));
    const deep = mixRgb(enamel, [0.01, 0.01, 0.01], 0.3);
    const [steel, brass] = ['#c8ccd0', '#d0a548'] as const;
    mesh.lathe(pairs([0, 0, 0.98, 0, 1.02, 0.04, 1.02, 0.1]), 64, '#3a3432', materials.metal);
    mesh.lathe(
      smoothProfile(pairs([1.02, 0.08, 1.14, 0.14, 1.18, 0.3, 1.14, 0.6, 1, 0.94, 0.76, 1.2, 0.5, 1.33, 0.44, 1.35])),
      80,
      enamel,
      materials.gloss,
    );
    hoop(mesh, 0.13, 1.12, 0.03, steel, materials.metal);
    // The lid with its knob.
    hoop(mesh, 1.345, 0.47, 0.03, steel, materials.metal);
    mesh.lathe(
      smoothProfile(pairs([0.46, 1.35, 0.42, 1.41, 0.24, 1.48, 0.08, 1.51, 0.05, 1.52])),
      48,
      deep,
      materials.gloss,
    );
    mesh.lathe(
      smoothProfile(pairs([0.05, 1.5, 0.05, 1.56, 0.12, 1.6, 0.13, 1.68, 0.08, 1.74, 0, 1.75])),
      28,
      '#2a2220',
      materials.gloss,
    );
    mesh.lathe(pairs([0.06, 1.535, 0.075, 1.55, 0.06, 1.565]), 24, brass, materials.metal);
    // The spout ends in a whistle.
    const spout = smoothWay(triples([-0.86, 0.62, 0, -1.12, 0.74, 0, -1.34, 0.98, 0, -1.5, 1.26, 0]));
    mesh.tube(
      spout,
      Array.from({ length: 19 }, (_, i) => 0.27 - (i / 18) * 0.13),
      enamel,
      materials.gloss,
      24,
    );
    mesh.push().at(-1.5, 1.26, 0).rotZ(0.52);
    mesh
      .cyl(0, -0.05, 0, 0.155, 0.155, 0.09, steel, materials.metal, 28)
      .cyl(0, 0.04, 0, 0.15, 0.12, 0.14, '#2a2220', materials.gloss, 28)
      .cyl(0, 0.18, 0, 0.06, 0.06, 0.01, brass, materials.metal, 18);
    mesh.push().at(0.12, 0.1, 0).rotZ(-1).cyl(0, 0, 0, 0.035, 0.03, 0.24, '#2a2220', materials.gloss, 12).pop().pop();
    // Two brackets hold the bow, its grip is of wood.
    for (const side of [-1, 1]) {
      mesh
        .push()
        .at(side * 0.86, 1.06, 0)
        .rotZ(side * -0.75)
        .box(0, 0, 0, 0.24, 0.08, 0.3, steel, materials.metal);
      for (const z of [-0.09, 0.09]) mesh.ball(0, 0.085, z, 0.035, 0.025, 0.035, brass, materials.metal, 10);
      mesh.pop();
      mesh.tube(
        smoothWay(
          triples([
            side * 0.88,
            1.1,
            0,
            side * 0.98,
            1.5,
            0,
            side * 0.94,
            1.95,
            0,
            side * 0.7,
            2.28,
            0,
            side * 0.5,
            2.36,
            0,
          ]),
        ),
        [0.06],
        steel,
        materials.metal,
        14,
      );
      mesh
        .push()
        .at(side * 0.56, 2.34, 0)
        .rotZ(Math.PI / 2)
        .cyl(0, -0.03, 0, 0.14, 0.14, 0.06, brass, materials.metal, 24)
        .pop();
    }
    mesh.tube(
      smoothWay(triples([-0.56, 2.34, 0, -0.28, 2.41, 0, 0, 2.43, 0, 0.28, 2.41, 0, 0.56, 2.34, 0])),
      Array.from({ length: 25 }, (_, i) => 0.11 + 0.03 * Math.sin((i / 24) * Math.PI)),
      '#7a4a26',
      materials.gloss,
      22,
    );
  },
};
