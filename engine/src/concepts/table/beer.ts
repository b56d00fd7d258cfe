import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { clearGlass, hollowGlass } from '../../shapes/hollow-glass.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const beer: Concept = {
  id: 'beer',
  words: {
    en: 'beer/beer mug/glass of beer/mug of beer/pint of beer/lager/ale/wheat beer',
    de: 'bier/bierglas/bierkrug/maß bier/glas bier',
    es: 'cerveza/jarra de cerveza/vaso de cerveza',
    fr: 'bière/chope de bière/verre de bière/pinte de bière',
    zh: '啤酒/啤酒杯',
    ja: 'ビール/ビールジョッキ/生ビール',
    ar: 'بيرة/جعة',
    emoji: '🍺/🍻',
  },
  size: { width: 2, height: 2.5 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  turn: -0.1,
  sway: 0.15,
  build(mesh, random, look) {
    const amber = readColour(look.colour ?? '#f2a416');
    const [deep, bright] = [mixRgb(amber, [0.25, 0.07, 0], 0.5), mixRgb(amber, [1, 0.75, 0.25], 0.5)] as const;
    const ribs = 12;
    const rib = (u: number, v: number): number =>
      1 +
      0.055 * Math.sqrt(Math.max(0, Math.sin(((u * ribs) % 1) * Math.PI))) * smooth(0, 0.08, v) * smooth(1, 0.92, v);
    hollowGlass(mesh, smoothProfile(pairs([0.7, 0, 0.78, 0.02, 0.8, 0.1, 0.76, 0.2, 0.76, 0.26])));
    hollowGlass(
      mesh,
      smoothProfile(pairs([0.76, 0.24, 0.77, 0.6, 0.77, 1, 0.77, 1.4, 0.77, 1.78, 0.76, 1.84])),
      clearGlass,
      rib,
    );
    // Through ribs of thick glass the beer is seen bright along the middle of each.
    paintedLathe(mesh, smoothProfile(pairs([0.7, 0.2, 0.73, 0.26, 0.73, 0.6, 0.73, 1, 0.73, 1.4, 0.73, 1.78])), {
      colour: (u, v) => {
        const side = Math.abs(((u * ribs) % 1) - 0.5) * 2;
        const light = 0.3 + 0.5 * smooth(0.95, 0.1, side) + 0.3 * smooth(1, 0.4, v) * Math.cos((u - 0.68) * tau);
        return mixRgb(deep, bright, Math.min(1, Math.max(0, light)));
      },
      material: materials.gloss,
      segments: ribs * 10,
      bulge: rib,
    });
    for (let i = 0; i < 70; i++) {
      const a = Math.PI + random() * Math.PI;
      const r = 0.735 + 0.035 * Math.sqrt(Math.max(0, Math.sin((((a / tau) * ribs) % 1) * Math.PI)));
      const size = 0.009 + random() * 0.014;
      mesh.ball(
        Math.cos(a) * r,
        0.35 + random() ** 0.7 * 1.35,
        Math.sin(a) * r,
        size,
        size,
        size * 0.6,
        '#ffe9a8',
        materials.gloss,
        6,
      );
    }
    // The head swells over the rim and runs down in front.
    const foam: number[][] = [[0, 1.9, 0, 0.5, 0, 2, 0, 0.46, 0]];
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * tau;
      const [x, z, size] = [Math.cos(a) * 0.54, Math.sin(a) * 0.54, 0.21 + random() * 0.035];
      foam.push([x, 1.86, z, size, x * 0.8, 2 + random() * 0.08, z * 0.8, size, 0]);
    }
    for (const [a, long] of [
      [-2.1, 0.5],
      [-1.35, 0.28],
      [-0.8, 0.7],
    ] as const) {
      const [x, z] = [Math.cos(a), Math.sin(a)];
      foam.push([x * 0.7, 1.88, z * 0.7, 0.12, x * 0.76, 1.8 - long * 0.5, z * 0.76, 0.07, 0]);
      foam.push([x * 0.76, 1.8 - long * 0.5, z * 0.76, 0.065, x * 0.77, 1.8 - long, z * 0.77, 0.075, 0]);
    }
    mesh.body(foam, { k: 0.1, colours: ['#fbf5e4'], fur: 0.12, mat: materials.plain });
    const handle = smoothWay(
      triples([0.72, 1.55, 0, 1.02, 1.62, 0, 1.3, 1.42, 0, 1.34, 1, 0, 1.24, 0.62, 0, 0.98, 0.42, 0, 0.72, 0.48, 0]),
    );
    mesh.tube(handle, [0.115], clearGlass, materials.clear, 16);
  },
};
