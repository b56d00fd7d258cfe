import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { buildHull } from '../../shapes/hull.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { wing } from '../../shapes/wings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [grey, glass] = [readColour('#cfd5da'), readColour('#16222c')];

/** Half height and middle of the fuselage at x. */
function section(x: number): readonly [number, number] {
  if (x < -12) return [1.9 * Math.sqrt(Math.max(0, 1 - ((x + 12) / 4) ** 2)), 0.1];
  const back = smooth(3, 16.4, x);
  return [1.9 - 1.72 * back, 0.1 + 1.35 * back];
}

/** Whether there is a pane at a place of the side: windows in a row between the doors, and the band of the cockpit. */
function isGlass(x: number, y: number, z: number): boolean {
  if (x < -13.9) {
    const isPost = [0, 0.62, 1.12].some((at) => Math.abs(Math.abs(z) - at) < 0.06);
    return y > 0.78 && y < 1.26 - (x + 13.9) * 0.05 && x < -13.9 - Math.max(0, Math.abs(z) - 1.1) && !isPost;
  }
  if (x < -11.2 || x > 8 || Math.abs(x + 2.6) < 0.3) return false;
  return y > 0.42 && y < 0.82 && ((x + 40) / 0.56) % 1 < 0.5;
}

/** Lines of the doors, before the wing, over it and behind it. */
function isSeam(x: number, y: number): boolean {
  return pairs([-12.1, 0.42, -2.6, 0.3, 8.7, 0.42]).some(([at, half]) => {
    const [dx, dy] = [Math.abs(Math.abs(x - at) - half), y - 0.35];
    return Math.abs(x - at) < half + 0.05 && Math.abs(dy) < 0.8 && (dx < 0.05 || Math.abs(Math.abs(dy) - 0.75) < 0.05);
  });
}

/** An engine about x under a wing: its lip, fan and spinner, and the cone behind. */
function engine(mesh: Mesh, paint: Colour): void {
  buildHull(
    mesh,
    [
      [-4.6, -1.75, 0.82, 0.82],
      [-4.2, -1.75, 1, 1],
      [-3, -1.75, 1.02, 1.02],
      [-1.6, -1.7, 0.82, 0.82],
      [-0.9, -1.68, 0.66, 0.66],
    ],
    1,
    (u) => (u < 0.12 ? grey : paint),
  );
  mesh
    .push()
    .at(-4.5, -1.75, 0)
    .rotZ(Math.PI / 2);
  hoop(mesh, 0.06, 0.84, 0.1, '#dfe3e6', materials.metal);
  mesh.cyl(0, -0.2, 0, 0.82, 0.82, 0.02, '#15181c', materials.plain, 32);
  for (let i = 0; i < 20; i++) {
    mesh.push().rotY((i / 20) * tau);
    mesh.sheet(
      (u, v) => [0.2 + v * 0.6, -0.08 + (u - 0.5) * 0.14, (u - 0.5) * 0.2],
      2,
      2,
      () => '#6a7278',
      materials.metal,
    );
    mesh.pop();
  }
  mesh.lathe(pairs([0.26, -0.12, 0.2, 0.08, 0.08, 0.26, 0, 0.3]), 24, '#c8ccd0', materials.metal).pop();
  mesh
    .push()
    .at(-0.9, -1.68, 0)
    .rotZ(-Math.PI / 2);
  mesh
    .cyl(0, -0.02, 0, 0.62, 0.62, 0.02, '#26282c', materials.plain, 28)
    .cyl(0, 0, 0, 0.4, 0.06, 0.8, '#6a6258', materials.metal, 24)
    .pop();
}

export const airplane: Concept = {
  id: 'airplane',
  words: {
    en: 'airplane/plane/aeroplane/jet/aircraft/airliner',
    de: 'flugzeug/flieger',
    es: 'avión',
    fr: 'avion',
    zh: '飞机',
    ja: '飛行機',
    ar: 'طائرة',
    emoji: '✈/🛩',
  },
  size: { width: 32, height: 9 },
  lives: ['clouds', 'hills', 'mountains', 'sea', 'beach'],
  stands: 'air',
  moves: 'flies',
  turn: -0.45,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#f4f5f6');
    const accent = readColour(look.colour ? '#f4f5f6' : '#c0322c');
    const deep = mixRgb(accent, [0.02, 0.02, 0.08], 0.55);
    // Banked towards who looks: seen along their edges, its wings would be missing.
    mesh.rotX(-0.6).rotZ(-0.1).at(0, 3, 0);
    const along = (u: number): number => -16 + 32.2 * u * u * (3 - 2 * u) * 0.25 + 32.2 * u * 0.75;
    mesh.sheet(
      (u, v) => {
        const x = along(Math.min(1, u));
        const [r, middle] = section(x);
        return [x, middle + Math.sin(v * tau) * r, Math.cos(v * tau) * r];
      },
      340,
      80,
      (u, v): Rgb => {
        const x = along(u);
        const [r, middle] = section(x);
        const [y, z] = [middle + Math.sin(v * tau) * r, Math.cos(v * tau) * r];
        if (isGlass(x, y, z)) return glass;
        if (isSeam(x, y)) return mixRgb(paint, [0, 0, 0], 0.35);
        // The band below the windows climbs over the tail.
        const band = y - (-0.55 + 2.6 * smooth(5, 15, x));
        if (band > 0 && band < 0.42 + 0.9 * smooth(5, 15, x)) return accent;
        if (band > -0.2 && band < -0.06) return deep;
        return y < -0.95 ? grey : paint;
      },
      materials.gloss,
    );
    for (const s of [-1, 1]) {
      wing(mesh, { root: [-4.5, -0.9, 1.5 * s], tip: [4.6, 0.9, 15.5 * s], chord: [6.6, 1.7], thick: 0.5 }, grey);
      wing(mesh, { root: [4.6, 0.9, 15.45 * s], tip: [6.3, 2.9, 16 * s], chord: [1.7, 0.8], thick: 0.16 }, accent);
      wing(mesh, { root: [11.2, 1.1, 0.6 * s], tip: [14.6, 1.7, 5.8 * s], chord: [3.2, 1.3], thick: 0.25 }, grey);
      // Flaps in their fairings, and a lamp at the tip.
      for (const t of [0.2, 0.36, 0.54]) {
        const [x, y, z] = [-4.5 + 9.1 * t + 5.9 - 4.2 * t, -1.15 + 1.8 * t, (1.5 + 14 * t) * s];
        mesh.ball(x, y, z, 1.3, 0.22, 0.2, '#b4bcc2', materials.gloss, 14);
      }
      mesh.ball(4.6, 0.92, 15.6 * s, 0.2, 0.14, 0.14, s < 0 ? '#d8281c' : '#28a84a', materials.glow, 10);
      // The engine hangs on a pylon under the wing.
      mesh.box(-1.9, -1.15, s * 5.2, 2.6, 0.8, 0.22, grey, materials.gloss);
      mesh.push().at(0.9, 0.12, s * 5.2);
      engine(mesh, paint);
      mesh.pop();
    }
    mesh.push().rotX(Math.PI / 2);
    wing(mesh, { root: [9.9, 0, -1.5], tip: [14.4, 0, -7.3], chord: [5, 2.3], thick: 0.36 }, accent);
    wing(mesh, { root: [12.1, 0, -4.3], tip: [12.8, 0, -5.2], chord: [3.72, 3.3], thick: 0.42 }, paint);
    mesh.pop();
    for (const x of [-6, 2]) mesh.box(x, 1.98, 0, 0.5, 0.4, 0.06, grey, materials.gloss);
  },
};
