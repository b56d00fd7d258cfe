import { ufoPilot } from '../../shapes/ufo-pilot.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const hull = smoothProfile(
  pairs([
    1.3, -0.95, 1.4, -1, 2, -0.9, 2, -0.9, 3.2, -0.55, 4.6, -0.1, 5.6, 0.2, 5.92, 0.34, 5.92, 0.46, 5.6, 0.54, 5.6,
    0.54, 4.4, 0.76, 3.4, 1.05, 2.7, 1.36, 2.7, 1.36, 2.6, 1.5, 2.36, 1.52,
  ]),
);
const radii = hull.map(([r]) => r);

export const ufo: Concept = {
  id: 'ufo',
  words: {
    en: 'ufo/flying saucer/alien ship',
    de: 'ufo/fliegende untertasse',
    es: 'ovni/platillo volante',
    fr: 'ovni/soucoupe volante',
    zh: '飞碟',
    ja: '空飛ぶ円盤',
    ar: 'طبق طائر',
    emoji: '🛸',
  },
  size: { width: 12, height: 5 },
  lives: ['hills', 'desert'],
  stands: 'air',
  moves: 'floats',
  sway: 0.3,
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#aab2ba');
    const [seam, light] = [mixRgb(paint, [0.01, 0.012, 0.016], 0.6), mixRgb(paint, [1, 1, 1], 0.22)];
    mesh.at(0, 1.6, 0).rotX(-0.16).rotZ(0.08);
    // Plates in rings, each a little lighter or darker, with seams between.
    paintedLathe(mesh, hull, {
      colour: (turn, share): Rgb => {
        const at = share * (radii.length - 1);
        const r = radii[Math.floor(at)] ?? 1;
        const count = r > 4.4 ? 32 : r > 2.9 ? 24 : 16;
        const across = (turn * count) % 1;
        const ring = Math.floor(at / 4);
        if (across < 0.03 || (at % 4 < 0.3 && r < 5.5)) return seam;
        const plate = (Math.floor(turn * count) * 7 + ring * 3) % 5;
        return mixRgb(mixRgb(paint, light, plate * 0.16), seam, 0.22 * fbm(turn * count * 1.5, share * 16, 2));
      },
      material: materials.metal,
      segments: 256,
      rows: 112,
    });
    hoop(mesh, 0.4, 5.93, 0.1, light, materials.metal);
    // The dome: its floor, the pilot, the far half of the glass and its gleam.
    mesh.lathe(pairs([2.4, 1.5, 1.2, 1.54, 0, 1.54]), 48, '#3c444e', materials.metal);
    mesh.push().at(0, 2.16, 0.1).scale(0.92);
    ufoPilot(mesh);
    mesh.pop();
    mesh.push().at(0, 1.48, 0);
    hollowGlass(
      mesh,
      Array.from({ length: 49 }, (_, i): [number, number] => {
        const b = (i / 48) * (Math.PI / 2);
        return [Math.cos(b) * 2.34, Math.sin(b) * 2.1];
      }),
      '#d4f2ec',
    );
    const arch = Array.from(
      { length: 33 },
      (_, i) => [Math.cos((i / 32) * Math.PI) * 2.35, Math.sin((i / 32) * Math.PI) * 2.11, 0] as const,
    );
    mesh.tube(arch, [0.045], light, materials.metal, 8).pop();
    hoop(mesh, 1.5, 2.42, 0.12, light, materials.metal);
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * tau;
      mesh.ball(Math.cos(a) * 2.56, 1.56, Math.sin(a) * 2.56, 0.06, 0.05, 0.06, seam, materials.metal, 8);
    }
    // Lamps in their sockets under the rim and over it.
    for (let i = 0; i < 24; i++) {
      mesh.push().rotY((i / 24) * tau);
      mesh.push().at(5.05, 0.03, 0).rotZ(0.3);
      hoop(mesh, -0.06, 0.3, 0.07, seam, materials.metal);
      mesh
        .ball(0, -0.05, 0, 0.26, 0.15, 0.26, ['#e8b040', '#4ad8b8', '#e0603a'][i % 3] ?? '#e8b040', materials.glow, 14)
        .pop();
      if (i % 2 === 0) {
        mesh.push().at(3.86, 0.94, 0).rotZ(-0.28);
        mesh.ball(0, 0, 0, 0.2, 0.05, 0.13, '#8ae8f0', materials.glow, 12);
        hoop(mesh, 0, 0.2, 0.03, seam, materials.metal);
        mesh.pop();
      }
      mesh.pop();
    }
    // The drive: rings of light about a lens.
    for (const [y, r] of pairs([-1, 1.5, -1.08, 1.05])) hoop(mesh, y, r, 0.13, seam, materials.metal);
    mesh.lathe(pairs([1.45, -0.98, 1.1, -1.1, 0.6, -1.18, 0, -1.22]), 40, '#a8f0e0', materials.glow);
    for (let i = 0; i < 3; i++) {
      mesh.push().rotY((i / 3) * tau + 0.5);
      rod(mesh, [2.5, -0.7, 0], [3.3, -1.35, 0], 0.09, '#7a8288', materials.metal);
      mesh.ball(3.32, -1.4, 0, 0.3, 0.12, 0.3, '#8a9298', materials.metal, 16).pop();
    }
  },
};
