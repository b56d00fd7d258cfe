import { gripOf } from '../../body/grip-of.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { marbleDrapery } from '../../shapes/marble-drapery.ts';
import { marblePedestal } from '../../shapes/marble-pedestal.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { headOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** An orator: one arm raised to his listeners, the other holding a scroll, his weight on one leg. */
const pose: Pose = {
  gaze: [-0.25, -0.06],
  twist: -0.1,
  elbows: [-0.34, 1.2, 0.02, 0.42, 1.5, -0.12],
  wrists: [-0.22, 1.12, -0.24, 0.56, 1.74, -0.24],
  knees: [-0.12, 0.5, -0.1, 0.1, 0.5, -0.01],
  ankles: [-0.14, 0.09, 0.08, 0.12, 0.09, 0.02],
  toes: [0.4, 0.25],
  bulk: 1.12,
  hands: 'open',
};

/** Curls of hair, a beard, and leaves of laurel. */
function hair(mesh: Mesh, stone: Rgb): void {
  const at = headOf(pose);
  const curls: number[][] = [];
  for (let i = 0; i < 46; i++) {
    const [a, b] = [i * 2.39996, Math.acos(1 - (i + 0.5) / 34)];
    const [x, y, z] = [
      Math.sin(b) * Math.cos(a) * 0.098,
      0.035 + Math.cos(b) * 0.1,
      0.012 + Math.sin(b) * Math.sin(a) * 0.108,
    ];
    if (z < -0.06 && y < 0.07) continue;
    const p = at(x, y, z);
    curls.push([...p, 0.026, p[0] + 0.01 * Math.cos(a * 3), p[1] - 0.014, p[2] + 0.01 * Math.sin(a * 3), 0.02, 0]);
  }
  for (let i = 0; i < 9; i++) {
    const t = i / 4 - 1;
    const p = at(t * 0.062, -0.105 - 0.03 * (1 - t * t), -0.062 + 0.045 * t * t);
    curls.push([...p, 0.024, p[0], p[1] - 0.022, p[2], 0.016, 0]);
  }
  mesh.body(curls, { k: 0.012, mat: materials.plain, colours: [mixRgb(stone, [0.3, 0.28, 0.24], 0.14)] });
  for (let i = 0; i < 18; i++) {
    const a = -0.35 + (i / 17) * (Math.PI + 0.7);
    const [x, y, z] = at(Math.cos(a) * 0.112, 0.055 + 0.02 * (i % 2), 0.012 + Math.sin(a) * 0.118 - 0.02);
    mesh.ball(x, y, z, 0.022, 0.03, 0.022, mixRgb(stone, [1, 1, 1], 0.15), materials.plain, 8);
  }
}

export const statue: Concept = {
  id: 'statue',
  words: {
    en: 'statue/sculpture/bust/marble statue',
    de: 'statue/skulptur/büste/denkmal',
    es: 'estatua/escultura',
    fr: 'statue/sculpture',
    zh: '雕像/雕塑',
    ja: '像/彫刻',
    ar: 'تمثال',
    emoji: '🗿',
  },
  size: { width: 2.4, height: 5 },
  lives: ['hills', 'street'],
  stands: 'ground',
  moves: 'still',
  sway: 0.5,
  build(mesh, random, look) {
    const stone = readColour(look.colour ?? '#d9d4c8');
    const place = random() * 20;
    marblePedestal(mesh);
    mesh.push().at(0, 2.12, 0).scale(1.5);
    mesh.box(0, 0, 0, 0.72, 0.05, 0.66, stone, materials.plain).at(0, 0.05, 0);
    const veins = mixRgb(stone, [0.25, 0.23, 0.2], 0.4);
    buildCladFigure(mesh, random, pose, {
      cover: {
        ...{ torso: stone, hips: stone, arm: stone, forearm: stone, hand: stone },
        ...{ thigh: stone, shank: stone, foot: stone, head: stone },
      },
      ease: 0,
      material: materials.plain,
      marks: {
        colour: veins,
        share: (x, y, z) => 0.6 * smooth(0.55, 0.8, fbm(x * 2 + y * 3 + place, z * 2 + y * 5, 4)),
      },
      strong: 0.8,
    });
    hair(mesh, stone);
    marbleDrapery(mesh, stone);
    const [gx, gy, gz] = gripOf(pose, -1).at;
    rod(
      mesh,
      [gx - 0.12, gy - 0.02, gz - 0.02],
      [gx + 0.16, gy + 0.03, gz - 0.02],
      0.032,
      mixRgb(stone, [1, 1, 1], 0.2),
      materials.plain,
    );
    mesh.pop();
  },
};
