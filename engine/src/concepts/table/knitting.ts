import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const wools = ['#b8503c', '#3f6285', '#c79a4b', '#7a5a86', '#5a7a5e'] as const;
const steel = '#b8bcc0';

/** What is being knitted: two needles, the piece that hangs from them, and balls of wool. */
export const knitting: Concept = {
  id: 'knitting',
  words: {
    en: 'knitting/knitting needles/knits',
    de: 'stricken/strickt/strickend/strickzeug/stricknadeln',
    es: 'tejiendo/tejer/agujas de tejer',
    fr: 'tricoter/tricotant/tricote/tricot',
    zh: '织毛衣/编织',
    ja: '編み物',
    ar: 'حياكة/تحيك',
    emoji: '',
  },
  size: { width: 2.8, height: 1.2 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  sway: 0.4,
  build(mesh, random, look) {
    const colour = look.colour ?? pick(random, wools);
    ballOfWool(mesh, [-0.62, 0.5, 0.1], 0.5, colour);
    ballOfWool(mesh, [0.42, 0.42, -0.12], 0.42, pick(random, wools));
    // Both needles are stuck through the larger ball.
    for (const s of [-1, 1]) {
      const [from, to]: readonly [Vec3, Vec3] = [
        [-0.62 + 0.85 * s, 1.15, -0.25],
        [-0.62 - 0.5 * s, 0.14, 0.3],
      ];
      rod(mesh, from, to, 0.028, steel, materials.metal);
      mesh.ball(...from, 0.06, 0.06, 0.06, '#2a2420', materials.gloss, 12);
    }
    mesh.tube(
      Array.from({ length: 20 }, (_, i): Vec3 => [0.5 + i * 0.05, 0.03, -0.4 + 0.12 * Math.sin(i * 0.7)]),
      [0.024],
      colour,
      materials.cloth,
      6,
    );
  },
  inHand(mesh, random, look) {
    const colour = look.colour ?? pick(random, wools);
    const wool = readColour(colour);
    // The needles cross before the hands, which are beside their middle.
    for (const s of [-1, 1]) {
      const blunt: Vec3 = [0.19 * s, -0.05, 0.06];
      rod(mesh, blunt, [-0.085 * s, 0.055, -0.085], 0.006, steel, materials.metal);
      mesh.ball(...blunt, 0.011, 0.011, 0.011, '#2a2420', materials.gloss, 10);
    }
    mesh.sheet(
      (u, v): Vec3 => [
        (v - 0.5) * (0.2 + 0.07 * u),
        0.012 - 0.2 * u + 0.05 * u * u,
        -0.055 - 0.15 * u * u + 0.014 * Math.sin(v * 9 + u * 5) * u,
      ],
      48,
      44,
      (u, v) => mixRgb(scaleRgb(wool, 0.62), wool, 0.5 + 0.5 * Math.cos(u * 150) * Math.cos(v * 90)),
      materials.cloth,
    );
    ballOfWool(mesh, [0.2, -0.22, -0.02], 0.066, colour);
    mesh.tube(
      [
        [0.075, 0.01, -0.06],
        [0.15, -0.06, -0.08],
        [0.19, -0.15, -0.04],
      ],
      [0.0028],
      colour,
      materials.cloth,
      5,
    );
  },
};

/** Thread that is wound up this way and that. */
function ballOfWool(mesh: Mesh, [x, y, z]: Vec3, r: number, colour: Colour): void {
  const wool = readColour(colour);
  mesh.ball(x, y, z, r * 0.95, r * 0.95, r * 0.95, scaleRgb(wool, 0.6), materials.cloth, 24);
  for (let k = 0; k < 26; k++) {
    const [lean, turn] = [0.5 + 0.9 * Math.sin(k * 2.4), k * 1.13];
    const ring = Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * tau;
      const off = 0.32 * Math.sin(k * 5.3);
      const wide = Math.sqrt(1 - off * off);
      const [px, py, pz] = [Math.cos(a) * wide, off, Math.sin(a) * wide];
      const [qy, qz] = [py * Math.cos(lean) - pz * Math.sin(lean), py * Math.sin(lean) + pz * Math.cos(lean)];
      return [
        x + r * (px * Math.cos(turn) + qz * Math.sin(turn)),
        y + r * qy,
        z + r * (qz * Math.cos(turn) - px * Math.sin(turn)),
      ];
    });
    mesh.tube(ring, [r * 0.075], scaleRgb(wool, 0.86 + 0.24 * ((k * 0.37) % 1)), materials.cloth, 6);
  }
}
