import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Light of the screen: what glows is painted several times as bright. */
const dim = 0.17;

/** A palm by the sea at sunset, in lines as a tube draws them. */
function pictureAt(u: number, v: number): Rgb {
  const [top, low, sun, sea] = [
    readColour('#4a5ac0'),
    readColour('#f6a060'),
    readColour('#fff2b8'),
    readColour('#3a6aa8'),
  ] as const;
  let c = mixRgb(low, top, smooth(0.36, 1, v));
  c = mixRgb(c, sun, smooth(0.15, 0.13, Math.hypot((u - 0.4) * 1.3, v - 0.42)));
  if (v < 0.38) {
    c = mixRgb(sea, low, fbm(u * 4, v * 70, 3) * 0.6);
    c = mixRgb(c, sun, smooth(0.14, 0.02, Math.abs(u - 0.4)) * smooth(0.45, 0.6, fbm(u * 6, v * 60 + 4, 2)));
  }
  const dark = readColour('#1c2440');
  c = mixRgb(c, dark, smooth(0.02, -0.02, v - 0.12 - 0.1 * smooth(0.4, 0.95, u)));
  const trunk = 0.72 + 0.08 * Math.sin(v * 2.4);
  if (v > 0.14 && v < 0.74) c = mixRgb(c, dark, smooth(0.016, 0.008, Math.abs(u - trunk)));
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * Math.PI * 1.24 - 0.38;
    const [dx, dy] = [(u - 0.798) * 1.3, v - 0.74];
    const along = dx * Math.cos(a) + dy * Math.sin(a);
    const off = -dx * Math.sin(a) + dy * Math.cos(a) + along * along * 1.1 * Math.sign(Math.cos(a));
    if (along > 0 && along < 0.27) c = mixRgb(c, dark, smooth(0.026, 0.01, Math.abs(off) + along * 0.05));
  }
  const line = 0.88 + 0.12 * Math.sin(v * 300);
  return [c[0] * dim * line, c[1] * dim * line, c[2] * dim * line];
}

function knob(mesh: Mesh, x: number, y: number, r: number, turn: number): void {
  mesh
    .push()
    .at(x, y, -0.86)
    .rotX(-Math.PI / 2);
  mesh
    .cyl(0, -0.02, 0, r * 1.25, r * 1.25, 0.04, '#d8c48a', materials.metal, 32)
    .cyl(0, 0.02, 0, r, r * 0.92, 0.1, '#2e2622', materials.gloss, 32)
    .cyl(0, 0.12, 0, r * 0.6, r * 0.55, 0.02, '#d8c48a', materials.metal, 24);
  mesh
    .push()
    .rotY(turn)
    .box(0, 0.12, r * 0.68, r * 0.14, 0.012, r * 0.4, '#f4ecd8')
    .pop();
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * tau;
    mesh
      .push()
      .rotY(a)
      .box(0, 0.02, r * 1.42, 0.014, 0.006, 0.05, '#f4ecd8')
      .pop();
  }
  mesh.pop();
}

export const television: Concept = {
  id: 'television',
  words: {
    en: 'television/tv/television set/tv set/old television/retro tv',
    de: 'fernseher/fernsehgerät/röhrenfernseher',
    es: 'televisor/televisión',
    fr: 'télévision/téléviseur',
    zh: '电视/电视机',
    ja: 'テレビ/ブラウン管テレビ',
    ar: 'تلفاز/تلفزيون',
    emoji: '📺',
  },
  size: { width: 3.2, height: 3.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.18,
  sway: 0.12,
  build(mesh, _random, look) {
    const wood = readColour(look.colour ?? '#9a5c2c');
    const [grain, dark] = [mixRgb(wood, [0.08, 0.03, 0.01], 0.45), mixRgb(wood, [0.03, 0.012, 0.005], 0.7)] as const;
    for (const x of [-1, 1])
      for (const z of [-0.5, 0.6])
        rod(mesh, [x * 0.95, 0.5, z * 0.8], [x * 1.15, 0, z * 1.05], 0.06, dark, materials.gloss);
    const middle = 1.42;
    cushion(mesh, [0, middle, 0.05], [1.5, 1.04, 0.82], {
      square: 0.2,
      colour: (dx, dy, dz) => mixRgb(wood, grain, smooth(0.3, 0.75, fbm(dx * 1.5 + dz, dy * 16 + dz * 9, 4))),
      material: materials.gloss,
      pieces: 44,
    });
    // The front is set in: a light panel with the tube at the left, knobs and a grille at the right.
    cushion(mesh, [0, middle, -0.72], [1.38, 0.92, 0.12], {
      square: 0.16,
      colour: '#d8cbaa',
      material: materials.gloss,
      pieces: 30,
    });
    cushion(mesh, [-0.36, middle, -0.79], [0.97, 0.84, 0.1], {
      square: 0.34,
      colour: '#3a322c',
      material: materials.gloss,
      pieces: 30,
    });
    const on = (u: number, v: number): Vec3 => {
      const [s, t] = [u * 2 - 1, v * 2 - 1];
      const [x, y] = [s * Math.sqrt(1 - 0.2 * t * t), t * Math.sqrt(1 - 0.2 * s * s)];
      return [-0.36 + x * 0.88, middle + y * 0.76, -0.86 - 0.11 * (1 - x * x * 0.8) * (1 - y * y * 0.8)];
    };
    mesh.sheet(on, 120, 100, (u, v) => pictureAt(u, v), materials.glow);
    mesh.tube(
      Array.from({ length: 81 }, (_, i) => {
        const at = i / 20;
        const [k, f] = [Math.floor(at) % 4, at % 1];
        const [u, v] = (
          [
            [f, 0],
            [1, f],
            [1 - f, 1],
            [0, 1 - f],
          ] as const
        )[k] ?? [0, 0];
        return on(u, v);
      }),
      [0.035],
      '#d8c48a',
      materials.metal,
      8,
    );
    knob(mesh, 1, middle + 0.56, 0.19, 0.6);
    knob(mesh, 1, middle + 0.05, 0.15, -0.9);
    for (let i = 0; i < 7; i++)
      mesh.box(1, middle - 0.32 - i * 0.075, -0.855, 0.5, 0.035, 0.03, '#4a3a2c', materials.plain);
    mesh.box(1, middle + 0.82, -0.85, 0.4, 0.05, 0.02, '#c8a04a', materials.metal);
    // Two rods of an aerial stand on a foot.
    mesh.push().at(0, 2.42, 0.1);
    mesh.ball(0, 0.02, 0, 0.3, 0.14, 0.22, '#2e2622', materials.gloss, 20);
    for (const side of [-1, 1]) {
      rod(mesh, [side * 0.08, 0.1, 0], [side * 0.74, 1, 0], 0.022, '#c8ccd0', materials.metal);
      mesh.ball(side * 0.74, 1, 0, 0.045, 0.045, 0.045, '#c8ccd0', materials.metal, 10);
    }
    mesh.pop();
  },
};
