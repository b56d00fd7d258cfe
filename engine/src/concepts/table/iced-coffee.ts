import { mixRgb } from '../../raster/colour.ts';
import { filledGlass, straw } from '../../shapes/filled-glass.ts';
import { iceCube } from '../../shapes/ice-cube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const wall = smoothProfile(pairs([0, 0.03, 0.4, 0, 0.45, 0.04, 0.46, 0.16, 0.49, 0.7, 0.53, 1.3, 0.56, 1.85]));

export const icedCoffee: Concept = {
  id: 'iced coffee',
  words: {
    en: 'iced coffee/iced latte/latte macchiato/ice coffee/cold brew/frappuccino/iced americano',
    de: 'eiskaffee/latte macchiato',
    es: 'café helado/café con hielo',
    fr: 'café glacé/café frappé',
    zh: '冰咖啡/冰拿铁',
    ja: 'アイスコーヒー/アイスラテ',
    ar: 'قهوة مثلجة',
    emoji: '',
  },
  size: { width: 1.5, height: 2.5 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const [milk, coffee] = [readColour(look.colour ?? '#ead6b8'), readColour('#4a2410')];
    const place = random() * 20;
    filledGlass(mesh, wall, {
      from: 0.09,
      to: 1.6,
      // Milk lies below, coffee above, and between them one sinks into the other in veils.
      body: (turn, share) => {
        const [x, z] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
        const veil = fbm(x * 3 + place, z * 3 + share * 2.2, 3) - 0.5;
        return mixRgb(milk, coffee, smooth(0.2, 0.8, share + veil * 0.75));
      },
    });
    for (const at of triples([
      -0.2, 1.62, -0.16, 0.16, 1.64, -0.22, 0.04, 1.6, 0.18, -0.3, 1.58, 0.2, 0.34, 1.58, 0.08,
    ]))
      iceCube(mesh, random, at, 0.34, '#dfe3e0');
    straw(mesh, [0.05, 1.2, 0.1], [0.42, 2.5, 0.3], { radius: 0.045, colours: ['#3a2a20', '#4a382c'] });
    // Beans lie about its foot.
    for (const [x, z] of pairs([0.78, -0.3, 0.92, -0.12, 0.7, -0.52, -0.74, -0.4, -0.86, -0.2])) {
      mesh
        .push()
        .at(x, 0.06, z)
        .rotY(random() * 3);
      mesh.ball(0, 0, 0, 0.11, 0.06, 0.078, '#3a1e10', materials.gloss, 16);
      mesh.tube(
        [
          [-0.09, 0.045, 0],
          [0, 0.064, 0.012],
          [0.09, 0.045, 0],
        ],
        [0.01],
        '#180c06',
        materials.plain,
        6,
      );
      mesh.pop();
    }
  },
};
