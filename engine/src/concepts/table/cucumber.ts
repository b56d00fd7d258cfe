import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { chanceAt, fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const flesh = readColour('#dcebae');

/** A slice whose face looks up from the origin: rind, pale flesh, three chambers with seeds. */
function slice(mesh: Mesh, radius: number, rind: Rgb): void {
  mesh.lathe(pairs([radius * 0.985, -0.1, radius, -0.08, radius, -0.01, radius * 0.985, 0]), 56, rind, materials.gloss);
  const rings = 32;
  paintedLathe(
    mesh,
    Array.from({ length: rings + 1 }, (_, i): [number, number] => [
      radius * 0.985 * (1 - i / rings),
      0.004 * Math.min(1, i),
    ]),
    {
      colour: (u, v) => {
        const r = 1 - v;
        if (r > 0.955) return rind;
        const chamber = Math.abs(((u * 3) % 1) - 0.5) * 2;
        const inside = smooth(0.62, 0.54, r) * smooth(0.1, 0.2, r) * smooth(0.92, 0.78, chamber);
        return mixRgb(mixRgb(flesh, [0.36, 0.6, 0.16], smooth(0.82, 0.96, r) * 0.7), [0.5, 0.7, 0.3], inside * 0.75);
      },
      material: materials.wet,
      segments: 96,
    },
  );
  for (let i = 0; i < 33; i++) {
    const chamber = Math.floor(i / 11);
    const n = i % 11;
    const a = ((chamber + 0.2 + (n / 10) * 0.6) / 3) * tau;
    const r = radius * (0.34 + 0.18 * chanceAt(i, 5));
    mesh
      .push()
      .at(Math.cos(a) * r, 0.008, Math.sin(a) * r)
      .rotY(-a);
    mesh.ball(0, 0, 0, 0.05, 0.014, 0.02, '#f0f2cc', materials.gloss, 8).pop();
  }
}

export const cucumber: Concept = {
  id: 'cucumber',
  words: {
    en: 'cucumber/sliced cucumber',
    de: 'gurke/gurken/salatgurke',
    es: 'pepino',
    fr: 'concombre',
    zh: '黄瓜',
    ja: 'キュウリ/きゅうり',
    ar: 'خيار/خيارة',
    emoji: '🥒',
  },
  size: { width: 3.1, height: 1.3 },
  lives: ['room', 'garden'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.1,
  build(mesh, _random, look) {
    const green = readColour(look.colour ?? '#2f6a22');
    const [dark, pale] = [mixRgb(green, [0.01, 0.04, 0.01], 0.4), mixRgb(green, [0.6, 0.75, 0.25], 0.45)] as const;
    const way = smoothWay(triples([-1.5, 0.4, 0, -0.8, 0.36, 0, 0, 0.36, 0, 0.8, 0.4, 0, 1.5, 0.5, 0]));
    mesh.push().at(0, 0.02, 0.5).rotY(0.12);
    paintedTube(mesh, way, {
      radius: (t) => 0.4 * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 9) ** 0.55,
      colour: (u, t) => {
        const stripe =
          smooth(0.5, 0.75, fbm(u * 12, t * 1.5, 2)) * smooth(0.1, 0.3, t) * 0.65 + 0.4 * smooth(0.75, 1, t);
        return mixRgb(mixRgb(green, dark, fbm(t * 6, u * 5, 3)), pale, stripe);
      },
      material: materials.gloss,
      around: 54,
      pieces: 80,
      bulge: (u, t) => 1 + 0.025 * Math.sin(u * tau * 6) + 0.02 * (fbm(u * 14, t * 16, 2) - 0.5),
    });
    for (let i = 0; i < 90; i++) {
      const [a, x] = [chanceAt(i, 1) * tau, (chanceAt(i, 2) * 2 - 1) * 1.25];
      const y = 0.36 + 0.055 * x + 0.02 * x * x;
      mesh.ball(
        x,
        y + Math.cos(a) * 0.39,
        Math.sin(a) * 0.39,
        0.022,
        0.022,
        0.022,
        i % 3 ? pale : green,
        materials.gloss,
        6,
      );
    }
    mesh.tube(
      triples([-1.46, 0.4, 0, -1.6, 0.44, 0, -1.72, 0.54, 0]),
      [0.08, 0.055, 0.06],
      '#7a9a4a',
      materials.plain,
      10,
    );
    mesh.pop();
    // Slices lean on it one after another.
    for (let i = 0; i < 5; i++) {
      mesh
        .push()
        .at(-0.86 + i * 0.42, 0.4, -0.12 - i * 0.11)
        .rotY(-0.16)
        .rotX(-1.08 + i * 0.02);
      slice(mesh, 0.41, green);
      mesh.pop();
    }
    mesh.push().at(-0.6, 0.1, -0.78).rotX(-0.04);
    slice(mesh, 0.4, green);
    mesh.pop();
  },
};
