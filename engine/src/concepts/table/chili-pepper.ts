import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** A pod along x: its cap at the thick end, its tip bent; it rests on the origin's plane by its belly. */
function pod(mesh: Mesh, colour: Rgb, bend: number): void {
  const way = smoothWay(
    triples([1.05, 0.02, 0, 0.55, 0, 0, -0.1, 0, 0.04 * bend, -0.75, 0.05, 0.2 * bend, -1.25, 0.16, 0.48 * bend]),
  );
  const deep = mixRgb(colour, [0.06, 0, 0], 0.4);
  paintedTube(mesh, way, {
    radius: (t) => 0.24 * smooth(-0.03, 0.07, t) * (1 - 0.12 * t) * Math.max(0, 1 - t ** 2.6) ** 0.8 + 0.004,
    colour: (u, t) =>
      mixRgb(colour, deep, 0.5 * smooth(0.55, 1, t) + 0.25 * (0.5 + 0.5 * Math.sin(u * tau * 3 + t * 3))),
    material: materials.gloss,
    around: 40,
    pieces: 60,
    bulge: (u, t) => 1 + 0.05 * Math.sin(u * tau * 3 + t * 4) * (1 - t),
  });
  const green = readColour('#5a8f34');
  mesh
    .push()
    .at(1.06, 0.02, 0)
    .rotZ(-Math.PI / 2);
  paintedLathe(mesh, smoothProfile(pairs([0.245, -0.13, 0.26, -0.07, 0.24, 0.01, 0.14, 0.07, 0.07, 0.13])), {
    colour: (u, v) => mixRgb(green, readColour('#8ab854'), 0.4 * v + 0.25 * Math.sin(u * tau * 5)),
    material: materials.plain,
    segments: 50,
    bulge: (u, v) => 1 + 0.05 * Math.cos(u * tau * 5) * (1 - v),
  });
  mesh.tube(
    triples([0, 0.1, 0, 0.02, 0.3, 0, 0.12, 0.5, 0.02, 0.22, 0.6, 0.02]),
    [0.075, 0.055, 0.05, 0.065],
    green,
    materials.plain,
    12,
  );
  mesh.pop();
}

export const chiliPepper: Concept = {
  id: 'chili pepper',
  words: {
    en: 'chili/chili pepper/chilli/chilli pepper/chile pepper/hot pepper/red chili',
    de: 'chili/chilis/chilischote/chilischoten/peperoni',
    es: 'chile/ají/guindilla',
    fr: 'piment/piments',
    zh: '辣椒',
    ja: '唐辛子/トウガラシ/チリペッパー',
    ar: 'فلفل حار',
    emoji: '🌶️/🌶',
  },
  size: { width: 3.2, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.12,
  build(mesh, _random, look) {
    const red = readColour(look.colour ?? '#cc1a12');
    for (const [x, y, z, turn, tilt, bend, shade] of [
      [0.15, 0.24, 0.45, 0.25, 0, -1, 0.2],
      [-0.1, 0.24, -0.15, Math.PI - 0.2, 0, 1, 0],
      [0.05, 0.24, -0.8, 0.14, 0, 1, 0.08],
      [0.05, 0.62, 0.1, -0.3, 0.05, -1, 0],
    ] as const) {
      mesh.push().at(x, y, z).rotY(turn).rotZ(tilt);
      pod(mesh, mixRgb(red, [0.85, 0.25, 0.02], shade), bend);
      mesh.pop();
    }
  },
};
