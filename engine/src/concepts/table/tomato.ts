import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { petal, between } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The skin at a turn and from the foot (0) to the dimple of the stalk (1). */
function skin(turn: number, v: number): Vec3 {
  const b = (v - 0.5) * Math.PI;
  const lobes = 1 + 0.06 * Math.cos(turn * 5) * smooth(0.35, 0.95, v) + 0.012 * Math.sin(turn * 3 + 1);
  const out = Math.cos(b) ** 0.86 * 0.56 * lobes;
  const dimple = 0.2 * smooth(0.34, 0, out) * (v > 0.5 ? 1 : 0.4);
  const y = Math.sin(b) * 0.46;
  return [Math.cos(turn) * out, 0.45 + y - Math.sign(y) * dimple, Math.sin(turn) * out];
}

export const tomato: Concept = {
  id: 'tomato',
  words: {
    en: 'tomato',
    de: 'tomate/tomaten',
    es: 'tomate',
    fr: 'tomate',
    zh: '番茄/西红柿',
    ja: 'トマト',
    ar: 'طماطم/بندورة',
    emoji: '🍅',
  },
  size: { width: 1.2, height: 1.15 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 1,
  plural: 3,
  build(mesh, random, look) {
    const red = readColour(look.colour ?? '#d62a0a');
    const shoulder = mixRgb(red, readColour('#e88a2a'), 0.55);
    const place = random() * 30;
    mesh.push().rotX(-0.26);
    mesh.sheet(
      (u, v) => skin(u * tau, Math.min(0.9995, Math.max(0.0005, v))),
      72,
      44,
      (u, v) =>
        mixRgb(
          red,
          shoulder,
          smooth(0.84, 0.97, v + (fbm(Math.cos(u * tau) * 3 + place, Math.sin(u * tau) * 3 + v * 4, 3) - 0.5) * 0.16) *
            0.8,
        ),
      materials.wet,
    );
    // A star of sepals around the stalk.
    const green = between('#2f6a24', '#7fae48');
    mesh.push().at(0, 0.74, 0);
    for (let i = 0; i < 6; i++) {
      mesh.push().rotY((i / 6) * tau + random() * 0.4);
      petal(
        mesh,
        {
          L: 0.36 + random() * 0.1,
          W: 0.07,
          open: 0.85 + random() * 0.15,
          curl: 0.9 + random() * 0.5,
          cup: 0.5,
          tip: 0.55,
        },
        (u, v) => green(0.25 + 0.4 * v + (Math.abs(u - 0.5) < 0.12 ? 0.25 : 0)),
        6,
        10,
      );
      mesh.pop();
    }
    mesh
      .tube(
        [
          [0, -0.04, 0],
          [0.01, 0.12, 0],
          [0.05, 0.24, -0.02],
          [0.12, 0.33, -0.03],
        ],
        [0.05, 0.038, 0.034, 0.046],
        '#4d7a34',
        materials.plain,
        10,
      )
      .pop();
    mesh.pop();
  },
};
