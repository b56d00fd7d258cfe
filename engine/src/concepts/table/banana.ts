import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A finger of the hand that leans aside by `aside`: from the crown at the right, along the table, up to its tip. */
function finger(mesh: Mesh, aside: number, lift: number, peel: ReturnType<typeof readColour>, place: number): void {
  const way = Array.from({ length: 33 }, (_, i): Vec3 => {
    const t = i / 32;
    const a = -0.3 - t * 2.42;
    const x = Math.cos(a) * 0.76;
    const far = smooth(0, 0.75, t);
    return [
      x + lift * far * 0.8,
      0.92 + Math.sin(a) * 0.76 * (1 - lift * far) - 0.04 * far,
      aside * far * (1 - 0.18 * t),
    ];
  });
  const [green, brown, ripe] = [readColour('#8a9c34'), readColour('#33220f'), mixRgb(peel, [0.35, 0.16, 0.01], 0.5)];
  paintedTube(mesh, way, {
    radius: (t) =>
      t < 0.16
        ? 0.048 + 0.012 * Math.sin(t * 20)
        : t > 0.985
          ? 0.036
          : 0.05 + 0.112 * smooth(0.14, 0.34, t) - 0.118 * smooth(0.72, 0.97, t),
    bulge: (turn) => 1 + 0.055 * Math.cos(turn * tau * 5 + 0.6),
    colour: (turn, t) => {
      if (t > 0.965) return brown;
      const edge = smooth(0.82, 1, Math.cos(turn * tau * 5 + 0.6));
      const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
      const spots = fbm(x * 5 + place, z * 5 + t * 34, 2);
      const hue = mixRgb(peel, green, smooth(0.3, 0.06, t) * 0.85 + smooth(0.9, 0.97, t) * 0.6);
      const worn = mixRgb(hue, ripe, edge * 0.34 + smooth(0.68, 0.76, spots) * 0.75 * smooth(0.1, 0.3, t));
      return mixRgb(worn, brown, smooth(0.05, 0, t) * 0.5 + smooth(0.94, 0.965, t) * 0.6);
    },
    material: materials.gloss,
    around: 50,
    pieces: 90,
  });
  const tip = way.at(-1) ?? [0, 0, 0];
  mesh.ball(tip[0], tip[1], tip[2], 0.037, 0.037, 0.037, brown, materials.plain, 12);
}

export const banana: Concept = {
  id: 'banana',
  words: {
    en: 'banana',
    de: 'banane/bananen',
    es: 'plátano',
    fr: 'banane',
    zh: '香蕉',
    ja: 'バナナ',
    ar: 'موزة/موز',
    emoji: '🍌',
  },
  size: { width: 1.5, height: 0.72 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const peel = readColour(look.colour ?? '#f2c42a');
    mesh.push().rotY(-0.36);
    for (const [aside, lift] of pairs([0.62, 0.3, 0.26, 0.14, -0.1, 0.02, -0.46, 0]))
      finger(mesh, aside, lift, peel, random() * 20);
    // The crown that they grew from.
    paintedTube(mesh, smoothWay(triples([0.7, 0.64, 0, 0.755, 0.74, 0, 0.77, 0.86, 0, 0.75, 0.95, 0.01])), {
      radius: (t) => (t > 0.97 ? 0 : 0.115 - 0.04 * smooth(0, 0.6, t) + 0.012 * smooth(0.7, 0.95, t)),
      bulge: (turn) => 1 + 0.09 * Math.cos(turn * tau * 6),
      colour: (_turn, t) => (t > 0.9 ? '#3a2814' : mixRgb(readColour('#8a9c34'), readColour('#6a5a24'), t)),
      material: materials.plain,
      around: 36,
      pieces: 24,
    });
    mesh.pop();
  },
};
