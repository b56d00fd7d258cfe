import { mixRgb } from '../../raster/colour.ts';
import { mix } from '../../raster/scalar.ts';
import { tau } from '../../shapes/chance.ts';
import { petal } from '../../shapes/petals.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Half width and half height of the glass. */
const [wide, tall] = [0.82, 1.12] as const;

const oval = (turn: number, out: number, z: number): Vec3 => [
  Math.cos(turn) * (wide + out),
  Math.sin(turn) * (tall + out),
  z,
];

export const mirror: Concept = {
  id: 'mirror',
  words: {
    en: 'mirror/looking glass/vanity mirror/magic mirror',
    de: 'spiegel/zauberspiegel',
    es: 'espejo',
    fr: 'miroir',
    zh: '镜子',
    ja: '鏡/ミラー',
    ar: 'مرآة',
    emoji: '🪞',
  },
  size: { width: 2.5, height: 3.4 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  turn: 0.22,
  sway: 0.2,
  build(mesh, random, look) {
    const gold = look.colour ?? '#d0a03c';
    const place = random() * 20;
    // A foot of scrolls carries the oval.
    mesh.lathe(
      smoothProfile(
        pairs([0.78, 0, 0.8, 0.06, 0.8, 0.06, 0.6, 0.12, 0.2, 0.2, 0.11, 0.34, 0.16, 0.42, 0.1, 0.5, 0.12, 0.62]),
      ),
      44,
      gold,
      materials.metal,
    );
    for (const side of [-1, 1]) {
      const scroll = Array.from({ length: 22 }, (_, i): Vec3 => {
        const t = i / 21;
        const a = -1.9 + t * 6;
        const r = 0.3 * (1 - t * 0.72);
        return [side * (0.42 + Math.cos(a) * r), 0.36 + Math.sin(a) * r * 0.8, -0.02];
      });
      mesh.tube(
        scroll,
        scroll.map((_, i) => 0.055 - i * 0.0012),
        gold,
        materials.metal,
        10,
      );
    }
    mesh.push().at(0, 1.82, 0).rotX(0.1);
    // What it shows: the wall opposite, a window and the light that falls in.
    const [wall, dusk, light] = [readColour('#b4c2c6'), readColour('#6f7d86'), readColour('#f2f4ee')] as const;
    mesh.sheet(
      (u, v) => {
        const [x, y] = [Math.cos(u * tau) * v, Math.sin(u * tau) * v];
        return [x * wide, y * tall, -0.05];
      },
      120,
      60,
      (u, v) => {
        const [x, y] = [Math.cos(u * tau) * v, Math.sin(u * tau) * v];
        const base = mixRgb(dusk, wall, smooth(-0.9, 0.7, y + x * 0.3 + (fbm(x * 2 + place, y * 2, 3) - 0.5) * 0.4));
        const streak =
          smooth(0.3, 0, Math.abs(x * 0.8 + y * 0.6 - 0.34)) * 0.75 +
          smooth(0.07, 0, Math.abs(x * 0.8 + y * 0.6 + 0.12)) * 0.5;
        return mixRgb(mixRgb(base, light, streak), dusk, smooth(0.86, 1, v) * 0.5);
      },
      materials.gloss,
    );
    // The frame: a hollow between two rolls, beads inside, carved leaves outside.
    const rail = smoothProfile(
      pairs([
        -0.03, 0.08, 0, -0.08, 0.05, -0.13, 0.09, -0.09, 0.14, -0.07, 0.2, -0.14, 0.26, -0.12, 0.29, 0, 0.26, 0.1,
      ]),
    );
    const last = rail.length - 1;
    mesh.sheet(
      (u, v) => {
        const at = Math.min(last - 1, Math.floor(v * last));
        const [from, to] = [rail[at] ?? [0, 0], rail[at + 1] ?? [0, 0]];
        const share = v * last - at;
        const [out, z] = [mix(from[0], to[0], share), mix(from[1], to[1], share)];
        return oval(u * tau, out, z);
      },
      112,
      last,
      () => gold,
      materials.metal,
    );
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * v * (wide + 0.26), Math.sin(u * tau) * v * (tall + 0.26), 0.1],
      48,
      2,
      () => '#5a3c22',
      materials.planks,
    );
    for (let i = 0; i < 64; i++) {
      const [x, y, z] = oval((i / 64) * tau, 0.11, -0.1);
      mesh.ball(x, y, z, 0.03, 0.03, 0.03, gold, materials.metal, 8);
    }
    for (let i = 0; i < 28; i++) {
      const turn = (i / 28) * tau + tau / 4;
      const [x, y] = oval(turn, 0.24, 0);
      const crest = i === 0 ? 2.1 : i === 1 || i === 27 ? 1.5 : i === 14 ? 1.2 : 1;
      mesh
        .push()
        .at(x, y, -0.06)
        .rotZ(turn)
        .rotX(-tau / 4);
      petal(mesh, { L: 0.2 * crest, W: 0.085 * crest, open: 1.2, curl: 0.7, cup: 0.5, tip: 0.7 }, () => gold);
      mesh.pop();
    }
    mesh.ball(0, tall + 0.3, -0.1, 0.09, 0.09, 0.06, gold, materials.metal, 16).pop();
  },
};
