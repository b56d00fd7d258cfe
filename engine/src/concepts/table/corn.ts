import { mixRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick, tau, vary } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const long = 2.5;
/** How thick the cob is at a share of its length. */
const thick = (t: number): number => 0.33 * Math.min(1, 0.9 + t) * Math.sqrt(Math.max(0.015, 1 - t ** 3.4));

/** A cob along x from its stalk to its tip, with rows of kernels, husks pulled back and silk at its tip. */
function cob(mesh: Mesh, random: Random, yellow: Rgb, husks: number): void {
  const rows = 18;
  for (let row = 0; row < rows; row++)
    for (let n = 0; n < 34; n++) {
      const t = 0.06 + (n / 34) * 0.92;
      const a = (row / rows) * tau + (n % 2) * 0.02;
      const r = thick(t);
      mesh
        .push()
        .at(t * long, Math.cos(a) * r, Math.sin(a) * r)
        .rotX(a);
      const size = Math.min(1, 0.45 + (1 - t) * 2.4);
      mesh
        .ball(
          0,
          0,
          0,
          0.04,
          0.055 * size,
          0.058 * size * Math.min(1, r / 0.3),
          vary(yellow, random, 0.22),
          materials.gloss,
          8,
        )
        .pop();
    }
  mesh.push().rotZ(-Math.PI / 2);
  mesh.lathe(
    Array.from({ length: 14 }, (_, i): [number, number] => [thick((i + 0.5) / 14) * 0.96, (i / 13) * long]),
    20,
    mixRgb(yellow, [0.9, 0.75, 0.35], 0.4),
    materials.plain,
  );
  mesh.pop();
  const [green, pale] = [readColour('#5f8f34'), readColour('#c6d488')];
  for (let i = 0; i < husks; i++) {
    const a = (i / husks) * tau + 0.5;
    const [reach, open, wide] = [1.35 + random() * 0.55, 0.34 + random() * 0.3, 0.5];
    mesh.push().rotX(a);
    mesh.sheet(
      (u, v) => {
        const s = (u - 0.5) * 2;
        const w = wide * Math.sin(Math.PI * Math.min(1, 0.16 + v * 0.84)) ** 0.8 * (1 - v * 0.2);
        const out = 0.3 + open * v * v * reach;
        const round = out - s * s * w * 0.5;
        return [v * reach - 0.08 - 0.22 * v * v * v, round + 0.02 * Math.sin(u * 40), s * w];
      },
      18,
      18,
      (u, v) => mixRgb(mixRgb(green, pale, 0.25 + 0.5 * (1 - v)), pale, 0.35 * (0.5 + 0.5 * Math.sin(u * 44))),
      materials.leaf,
    );
    mesh.pop();
  }
  mesh.tube(
    [
      [0.1, 0, 0],
      [-0.1, 0, 0],
      [-0.36, 0.02, 0],
    ],
    [0.26, 0.2, 0.12],
    '#a8b868',
    materials.plain,
    14,
  );
  for (let i = 0; i < 26; i++) {
    const [a, far] = [random() * tau, 0.15 + random() * 0.32];
    const end: Vec3 = [long + far, Math.cos(a) * 0.2 - far * 0.25, Math.sin(a) * 0.22];
    mesh.tube(
      [
        [long * 0.96, Math.cos(a) * 0.04, Math.sin(a) * 0.04],
        [long + far * 0.5, Math.cos(a) * 0.1 + 0.05, Math.sin(a) * 0.1],
        end,
      ],
      [0.011, 0.009, 0.005],
      pick(random, ['#d8b060', '#b8863c', '#e8cc88']),
      materials.plain,
      4,
    );
  }
}

export const corn: Concept = {
  id: 'corn',
  words: {
    en: 'corn/corn cob/corn on the cob/ear of corn/maize/sweetcorn',
    de: 'maiskolben/zuckermais',
    es: 'maíz/mazorca/elote/choclo',
    fr: 'maïs/épi de maïs',
    zh: '玉米',
    ja: 'トウモロコシ/とうもろこし',
    ar: 'ذرة/كوز ذرة',
    emoji: '🌽',
  },
  size: { width: 3.3, height: 1.7 },
  lives: ['room', 'garden'],
  stands: 'table',
  moves: 'still',
  sway: 0.12,
  build(mesh, random, look) {
    const yellow = readColour(look.colour ?? '#f4bc26');
    mesh
      .push()
      .at(1.1, 0.5, 0.45)
      .rotY(Math.PI - 0.1)
      .rotZ(0.12)
      .rotX(0.7);
    cob(mesh, random, yellow, 6);
    mesh.pop();
    mesh.push().at(-1.25, 0.48, -0.5).rotY(0.14).rotZ(0.06).rotX(1.2);
    cob(mesh, random, yellow, 5);
    mesh.pop();
  },
};
