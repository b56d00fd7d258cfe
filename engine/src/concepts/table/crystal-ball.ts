import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { clearGlass } from '../../shapes/hollow-glass.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { chanceAt, fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [radius, middle] = [1, 1.72] as const;

export const crystalBall: Concept = {
  id: 'crystal ball',
  words: {
    en: 'crystal ball/fortune teller’s ball/magic ball/glass orb',
    de: 'kristallkugel/kristallkugeln/glaskugel',
    es: 'bola de cristal/esfera de cristal',
    fr: 'boule de cristal/boules de cristal',
    zh: '水晶球',
    ja: '水晶玉',
    ar: 'كرة بلورية/كرة الكريستال',
    emoji: '🔮',
  },
  size: { width: 2.7, height: 2.8 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  build(mesh, random, look) {
    const mist = readColour(look.colour ?? pick(random, ['#7a3ac8', '#2f6ad0', '#b03aa8']));
    const [night, pale] = [mixRgb(mist, [0.01, 0.01, 0.05], 0.8), mixRgb(mist, [0.85, 0.9, 1], 0.6)] as const;
    const seed = random() * 30;
    // Mist turns in the ball, with sparks in it; the far side is dark, the rim bright as glass is.
    mesh.push().at(0, middle, 0);
    mesh.sheet(
      (u, v) => {
        const [a, b] = [u * tau, (v - 0.5) * Math.PI];
        return [Math.cos(a) * Math.cos(b) * radius, Math.sin(b) * radius, Math.sin(a) * Math.cos(b) * radius];
      },
      200,
      110,
      (u, v) => {
        const [a, b] = [u * tau, (v - 0.5) * Math.PI];
        const [x, y] = [Math.cos(a) * Math.cos(b), Math.sin(b)];
        const far = Math.hypot(x, y - 0.02);
        const swirl = Math.atan2(y, x) + far * 3.2;
        const cloud = fbm(Math.cos(swirl) * far * 3 + seed, Math.sin(swirl) * far * 3 + seed, 5);
        const heart = smooth(0.85, 0.05, far);
        const c = mixRgb(
          mixRgb(night, mist, smooth(0.28, 0.62, cloud + 0.22 * heart)),
          pale,
          smooth(0.52, 0.82, cloud + 0.26 * heart),
        );
        return mixRgb(c, [0.75, 0.85, 0.98], smooth(0.93, 1, far) * 0.65);
      },
      materials.gloss,
    );
    for (let i = 0; i < 34; i++) {
      const [a, b] = [Math.PI + chanceAt(i, 2) * Math.PI, (chanceAt(i, 5) - 0.5) * 2.2];
      const size = 0.008 + 0.014 * chanceAt(i, 9) ** 3;
      mesh.ball(
        Math.cos(a) * Math.cos(b) * radius,
        Math.sin(b) * radius,
        Math.sin(a) * Math.cos(b) * radius,
        size,
        size,
        size,
        '#8a8a9a',
        materials.glow,
        6,
      );
    }
    mesh.ball(0, 0, 0, radius * 1.015, radius * 1.015, radius * 1.015, clearGlass, materials.clear, 96);
    mesh.pop();
    // The stand: a turned foot and a ring on claws.
    const gold = '#d0a040';
    mesh.lathe(
      smoothProfile(
        pairs([
          0.86, 0.22, 0.88, 0.28, 0.8, 0.34, 0.5, 0.38, 0.3, 0.46, 0.26, 0.54, 0.36, 0.6, 0.36, 0.6, 0.3, 0.66, 0.5,
          0.76, 0.66, 0.86, 0.7, 0.94,
        ]),
      ),
      64,
      gold,
      materials.metal,
    );
    hoop(mesh, 0.98, 0.7, 0.06, gold, materials.metal);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * tau + tau / 16;
      const claw = smoothWay(triples([0.6, 0.8, 0, 0.8, 0.92, 0, 0.95, 1.14, 0, 0.98, 1.4, 0, 1.05, 1.5, 0])).map(
        ([r, y]): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r],
      );
      mesh.tube(
        claw,
        Array.from({ length: 25 }, (_, k) => 0.06 - 0.052 * (k / 24) ** 1.5),
        gold,
        materials.metal,
        10,
      );
      const [x, z] = [Math.cos(a + tau / 16) * 0.76, Math.sin(a + tau / 16) * 0.76];
      mesh.ball(x, 0.98, z, 0.065, 0.065, 0.065, i % 2 ? '#b8142e' : '#1f6a8a', materials.gloss, 12);
    }
    for (let i = 0; i < 40; i++)
      mesh.ball(
        Math.cos((i / 40) * tau) * 0.87,
        0.27,
        Math.sin((i / 40) * tau) * 0.87,
        0.026,
        0.026,
        0.026,
        gold,
        materials.metal,
        6,
      );
    // A cushion of velvet with tassels.
    cushion(mesh, [0, 0.14, 0], [1.26, 0.14, 1.1], {
      square: 0.5,
      colour: mixRgb(mist, [0.05, 0.01, 0.06], 0.62),
      material: materials.cloth,
      pieces: 30,
    });
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) {
        mesh.push().at(sx * 1.08, 0.1, sz * 0.94);
        mesh.ball(0, 0, 0, 0.07, 0.07, 0.07, gold, materials.cloth, 12);
        for (let i = 0; i < 9; i++) {
          const a = (i / 8 - 0.5) * 1.3;
          mesh.tube(
            [
              [0, 0, 0],
              [sx * Math.cos(a) * 0.16, -0.04, sz * 0.1 + Math.sin(a) * 0.14],
              [sx * Math.cos(a) * 0.26, -0.09, sz * 0.14 + Math.sin(a) * 0.2],
            ],
            [0.026, 0.02],
            gold,
            materials.cloth,
            5,
          );
        }
        mesh.pop();
      }
  },
};
