import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { buildFlames } from '../../shapes/flames.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const top = 1.08;

export const cauldron: Concept = {
  id: 'cauldron',
  words: {
    en: 'cauldron/witch’s cauldron/witches cauldron/bubbling cauldron',
    de: 'hexenkessel/zauberkessel/kochkessel',
    es: 'caldero',
    fr: 'chaudron/marmite',
    zh: '坩埚/大锅',
    ja: '大釜/魔女の釜',
    ar: 'مرجل/قدر الساحرة',
    emoji: '',
  },
  size: { width: 1.6, height: 1.5 },
  lives: ['forest', 'swamp', 'cave', 'graveyard'],
  stands: 'ground',
  moves: 'flickers',
  shines: { up: 0.4, front: 0.4, power: 4 },
  build(mesh, random, look) {
    const brew = readColour(look.colour ?? '#4ac42a');
    const iron = '#3c3b3e';
    // Stones and logs around a fire.
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * tau + random() * 0.2;
      const size = 0.1 + random() * 0.05;
      mesh.ball(
        Math.cos(a) * 0.68,
        size * 0.5,
        Math.sin(a) * 0.62,
        size * 1.2,
        size * 0.8,
        size,
        ['#6e6a64', '#7c7870', '#5e5c58'][i % 3] ?? '#6e6a64',
        materials.stone,
        12,
      );
    }
    for (let i = 0; i < 7; i++) {
      mesh
        .push()
        .rotY((i / 7) * tau + 0.3)
        .rotZ(0.16);
      mesh.tube(
        [
          [-0.56, 0.14, 0],
          [0.05, 0.1, 0],
        ],
        [0.06, 0.055],
        '#4a3020',
        materials.bark,
        9,
      );
      mesh.pop();
    }
    mesh.push().at(0, 0.06, 0);
    buildFlames(mesh, random, { radius: 0.5, height: 0.62 });
    mesh.pop();
    // The pot with its belly, lip and three legs.
    mesh.push();
    mesh.lathe(
      smoothProfile(
        pairs([
          0,
          0.3,
          0.2,
          0.31,
          0.44,
          0.42,
          0.58,
          0.66,
          0.57,
          0.86,
          0.49,
          1.0,
          0.46,
          1.04,
          0.52,
          1.09,
          0.56,
          1.12,
          0.55,
          1.15,
          0.5,
          1.15,
          0.46,
          top,
        ]),
      ),
      64,
      iron,
      materials.metal,
    );
    for (const y of [0.94, 0.56]) {
      const r = y > 0.9 ? 0.545 : 0.55;
      mesh.tube(
        Array.from({ length: 49 }, (_, i): Vec3 => [Math.cos((i / 48) * tau) * r, y, Math.sin((i / 48) * tau) * r]),
        [0.018],
        iron,
        materials.metal,
        8,
      );
    }
    for (let i = 0; i < 3; i++) {
      mesh.push().rotY((i / 3) * tau + 0.5);
      mesh.tube(
        smoothWay(triples([0.34, 0.42, 0, 0.46, 0.26, 0, 0.5, 0.1, 0, 0.54, 0, 0])),
        [
          0.085, 0.08, 0.08, 0.075, 0.07, 0.07, 0.065, 0.06, 0.06, 0.055, 0.055, 0.05, 0.05, 0.05, 0.05, 0.055, 0.06,
          0.065, 0.07,
        ],
        iron,
        materials.metal,
        10,
      );
      mesh.pop();
    }
    for (const side of [-1, 1]) {
      mesh.push().at(side * 0.57, 0.9, 0);
      mesh.tube(
        Array.from({ length: 25 }, (_, i): Vec3 => [
          side * 0.03,
          Math.sin((i / 24) * tau) * 0.11 - 0.08,
          Math.cos((i / 24) * tau) * 0.11,
        ]),
        [0.022],
        '#55545a',
        materials.metal,
        8,
      );
      mesh.ball(0, 0.02, 0, 0.05, 0.05, 0.06, iron, materials.metal, 12).pop();
    }
    mesh.pop();
    // The brew glows, bubbles and boils over in front.
    const glow = mixRgb(brew, [0, 0, 0], 0.74);
    const light = mixRgb(mixRgb(brew, [0.9, 1, 0.4], 0.4), [0, 0, 0], 0.7);
    mesh.sheet(
      (u, v) => {
        const [x, z] = [Math.cos(u * tau) * v * 0.475, Math.sin(u * tau) * v * 0.475];
        return [x, top + 0.03 + 0.05 * (fbm(x * 9 + 3, z * 9, 3) - 0.4), z];
      },
      60,
      20,
      (u, v) =>
        mixRgb(glow, light, smooth(0.4, 0.75, fbm(Math.cos(u * tau) * v * 4 + 2, Math.sin(u * tau) * v * 4, 4))),
      materials.glow,
    );
    for (let i = 0; i < 34; i++) {
      const [a, q] = [i * 2.39996, Math.sqrt((i + 0.5) / 34) * 0.42];
      const r = 0.025 + random() ** 2 * 0.07;
      mesh.ball(
        Math.cos(a) * q,
        top + 0.04 + r * 0.3,
        Math.sin(a) * q,
        r,
        r * 0.9,
        r,
        mixRgb(brew, [0.8, 1, 0.5], random() * 0.4),
        materials.gloss,
        14,
      );
    }
    for (let i = 0; i < 16; i++) {
      const r = 0.014 + random() * 0.03;
      const up = random();
      mesh.ball(
        (random() - 0.5) * 0.6,
        top + 0.12 + up * 0.42,
        (random() - 0.5) * 0.5,
        r,
        r,
        r,
        mixRgb(brew, [0.8, 1, 0.5], 0.3),
        materials.gloss,
        10,
      );
    }
    for (const [a, long] of [
      [-2.2, 0.34],
      [-1.75, 0.2],
      [-1.2, 0.42],
    ] as const) {
      const out = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r];
      const belly = 0.52 + 0.075 * smooth(0, 0.4, long);
      mesh.tube(
        [out(0.42, 1.12), out(0.53, 1.165), out(0.57, 1.13), out(0.535, 1.02), out(belly + 0.02, 1.04 - long)],
        [0.05, 0.05, 0.045, 0.035, 0.035],
        brew,
        materials.gloss,
        10,
      );
      mesh.ball(...out(belly + 0.025, 1.03 - long), 0.04, 0.055, 0.04, brew, materials.gloss, 12);
    }
    // A ladle of wood stands in it.
    mesh.tube(
      smoothWay(triples([0.1, 1, 0.1, 0.3, 1.35, 0.16, 0.46, 1.66, 0.2])),
      [0.028],
      '#8a5a2e',
      materials.plain,
      10,
    );
  },
};
