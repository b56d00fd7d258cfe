import { submarineStern } from '../../shapes/submarine-stern.ts';
import { porthole } from '../../shapes/porthole.ts';
import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { buildHull } from '../../shapes/hull.ts';
import type { Station } from '../../shapes/hull.ts';
import { loft } from '../../shapes/loft.ts';
import { sections, triples } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [brass, steel] = ['#c08a3a', '#9aa0a6'] as const;

/** Half height and half width of the hull at x. */
const stations: readonly Station[] = [
  [-4.4, 0, 0.3, 0.3],
  [-3.9, 0, 1, 0.95],
  [-2.6, 0, 1.35, 1.25],
  [0, 0, 1.4, 1.3],
  [2.4, 0, 1.1, 1],
  [4, 0, 0.36, 0.36],
];
function girth(x: number): readonly [number, number] {
  const i = Math.max(
    0,
    stations.findIndex(([at], n) => x >= at && x <= (stations[n + 1]?.[0] ?? at)),
  );
  const [a, b] = [stations[i] ?? [0, 0, 0, 0], stations[i + 1] ?? [1, 0, 0, 0]];
  const f = (x - a[0]) / (b[0] - a[0]);
  const s = f * f * (3 - 2 * f);
  return [a[2] + (b[2] - a[2]) * s, a[3] + (b[3] - a[3]) * s];
}

export const submarine: Concept = {
  id: 'submarine',
  words: {
    en: 'submarine/yellow submarine',
    de: 'u-boot/unterseeboot',
    es: 'submarino',
    fr: 'sous-marin',
    zh: '潜水艇',
    ja: '潜水艦',
    ar: 'غواصة',
    emoji: '',
  },
  size: { width: 9, height: 4 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = readColour(look.colour ?? '#f0b92e');
    const trim = look.colour ? mixRgb(paint, [0.9, 0.88, 0.8], 0.75) : readColour('#b8402a');
    buildHull(mesh, stations, 1, (_, v) => (v > 0.62 && v < 0.88 ? trim : paint));
    // Seams of its plates with their rivets, and a rail of wood on each side.
    for (const x of [-3.3, -1.55, 0, 1.45, 2.6]) {
      const [h, w] = girth(x);
      const at = (turn: number, out: number): Vec3 => [x, Math.sin(turn) * h * out, Math.cos(turn) * w * out];
      const seam = Array.from({ length: 49 }, (_, i) => at((i / 48) * tau, 1));
      mesh.tube(seam, [0.03], mixRgb(paint, [0.1, 0.05, 0.01], 0.35), materials.gloss, 6);
      for (let i = 0; i < 40; i++)
        for (const aside of [-0.09, 0.09]) {
          const [px, py, pz] = at((i / 40) * tau, 1);
          mesh.ball(px + aside, py, pz, 0.026, 0.026, 0.026, brass, materials.metal, 6);
        }
    }
    for (const s of [-1, 1]) {
      const rail = Array.from({ length: 29 }, (_, i): Vec3 => {
        const x = -3.6 + i * 0.22;
        const [h, w] = girth(x);
        return [x, -0.52 * h, s * w * 0.87];
      });
      mesh.tube(rail, [0.06], trim, materials.gloss, 8);
      for (const x of [-2.4, -0.78, 0.78]) {
        mesh
          .push()
          .at(x, 0.16, girth(x)[1] * 0.985 * s)
          .rotX((Math.PI / 2 - 0.1) * s);
        porthole(mesh, 0.38, look.lit);
        mesh.pop();
      }
    }
    // The great window of the bow and its lamps.
    mesh
      .push()
      .at(-4.18, 0.1, 0)
      .rotZ(Math.PI / 2);
    porthole(mesh, 0.56, look.lit);
    mesh.pop();
    for (const s of [-1, 1]) {
      mesh
        .push()
        .at(-3.7, -0.75, 0.72 * s)
        .rotZ(Math.PI / 2);
      mesh
        .cyl(0, -0.3, 0, 0.12, 0.17, 0.5, steel, materials.metal, 20)
        .ball(0, 0.2, 0, 0.15, 0.06, 0.15, '#fff2c8', materials.glow, 16)
        .pop();
    }
    // The tower with a window, a rail, a hatch and the periscope.
    loft(
      mesh,
      sections([1.1, -0.3, 1.04, 0.56, 1.9, -0.25, 0.88, 0.48, 2.05, -0.25, 0.86, 0.46, 2.14, -0.25, 0.76, 0.38]),
      0.8,
      paint,
    );
    loft(mesh, sections([1.26, -0.3, 1.07, 0.58, 1.38, -0.3, 1.05, 0.57]), 0.8, trim);
    for (const s of [-1, 1]) {
      mesh
        .push()
        .at(-0.3, 1.72, 0.49 * s)
        .rotX((Math.PI / 2 - 0.1) * s);
      porthole(mesh, 0.18, look.lit);
      mesh.pop();
    }
    mesh.cyl(0.15, 2.13, 0, 0.3, 0.26, 0.12, steel, materials.metal, 28);
    mesh.push().at(0.15, 2.34, 0);
    hoop(mesh, 0, 0.15, 0.025, trim, materials.gloss);
    rod(mesh, [0, -0.1, 0], [0, 0.02, 0], 0.03, steel, materials.metal);
    mesh.pop();
    mesh.push().at(-0.25, 2.42, 0).scale(0.82, 1, 0.42);
    hoop(mesh, 0, 1, 0.03, brass, materials.metal);
    for (let i = 0; i < 10; i++) {
      const a = ((i + 0.5) / 10) * tau;
      rod(mesh, [Math.cos(a), -0.34, Math.sin(a)], [Math.cos(a), 0, Math.sin(a)], 0.026, brass, materials.metal);
    }
    mesh.pop();
    mesh.tube(
      smoothWay(triples([-0.45, 2.1, 0, -0.45, 2.8, 0, -0.46, 3.04, 0, -0.56, 3.14, 0, -0.8, 3.15, 0])),
      [0.09],
      steel,
      materials.metal,
      14,
    );
    mesh
      .push()
      .at(-0.78, 3.15, 0)
      .rotZ(Math.PI / 2);
    mesh
      .cyl(0, 0, 0, 0.13, 0.15, 0.14, brass, materials.metal, 20)
      .ball(0, 0.14, 0, 0.12, 0.04, 0.12, '#2a5a6a', materials.gloss, 16)
      .pop();
    submarineStern(mesh, trim);
  },
};
