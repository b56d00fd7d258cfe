import { padlock } from '../../shapes/padlock.ts';
import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A ring as of wire that stands upright, seen from the front. */
function upright(mesh: Mesh, x: number, y: number, radius: number, thick: number, colour: Colour): void {
  mesh
    .push()
    .at(x, y, 0)
    .rotX(Math.PI / 2);
  hoop(mesh, 0, radius, thick, colour, materials.metal);
  mesh.pop();
}

/** A spiral of wire, thin towards its middle. */
function volute(mesh: Mesh, x: number, y: number, side: number, colour: Colour): void {
  const way = Array.from({ length: 34 }, (_, i): Vec3 => {
    const [a, r] = [i * 0.3, 0.15 * (1 - i / 40)];
    return [x + side * (Math.cos(a) * r - 0.15), y + Math.sin(a) * r, 0];
  });
  mesh.tube(
    way,
    way.map((_, i) => 0.034 - i * 0.0005),
    colour,
    materials.metal,
    10,
  );
  const end = way.at(-1) ?? [0, 0, 0];
  mesh.ball(end[0], end[1], 0, 0.042, 0.042, 0.045, colour, materials.metal, 12);
}

/** The key upright with its tip at the origin: bit with its wards, turned shank, and a bow of three rings about a jewel. */
function keyItself(mesh: Mesh, metal: Colour, pale: Colour): void {
  mesh.lathe(
    smoothProfile(
      pairs([
        0, 0, 0.05, 0, 0.075, 0.03, 0.075, 0.06, 0.06, 0.09, 0.075, 0.12, 0.075, 0.7, 0.1, 0.73, 0.105, 0.77, 0.075,
        0.81, 0.066, 0.86, 0.07, 1.2, 0.085, 1.28, 0.13, 1.32, 0.14, 1.36, 0.09, 1.4, 0.085, 1.43, 0.15, 1.47, 0.165,
        1.51, 0.15, 1.55, 0.09, 1.59, 0.1, 1.63, 0.12, 1.67, 0.06, 1.74, 0, 1.75,
      ]),
    ),
    36,
    metal,
    materials.metal,
  );
  for (const [y, r] of pairs([0.77, 0.106, 1.36, 0.142, 1.51, 0.166])) hoop(mesh, y, r, 0.014, pale, materials.metal);
  // The bit is cut into a maze: plates of several lengths, and a comb at its edge.
  for (const [x, y, w, h] of [
    [0.19, 0.12, 0.28, 0.5],
    [0.37, 0.12, 0.12, 0.14],
    [0.37, 0.32, 0.12, 0.1],
    [0.37, 0.5, 0.12, 0.12],
    [0.46, 0.12, 0.08, 0.08],
    [0.46, 0.54, 0.08, 0.08],
  ] as const)
    mesh.box(x, y, 0, w, h, 0.085, metal, materials.metal);
  for (const [x, y] of pairs([0.19, 0.28, 0.19, 0.46]))
    mesh.box(x, y, -0.005, 0.13, 0.045, 0.09, '#3a2a14', materials.plain);
  mesh.box(0.19, 0.36, -0.046, 0.2, 0.02, 0.01, pale, materials.metal);
  for (let i = 0; i < 3; i++) {
    const a = Math.PI / 2 + (i - 1) * 1.62;
    const [x, y] = [Math.cos(a) * 0.27, 1.99 + Math.sin(a) * 0.23];
    upright(mesh, x, y, 0.185, 0.052, metal);
    upright(mesh, x, y, 0.12, 0.018, pale);
    mesh.ball(x + Math.cos(a) * 0.22, y + Math.sin(a) * 0.22, 0, 0.05, 0.05, 0.05, pale, materials.metal, 14);
  }
  for (const s of [-1, 1]) volute(mesh, s * 0.3, 1.72, s, metal);
  mesh
    .ball(0, 1.98, 0, 0.12, 0.12, 0.075, metal, materials.metal, 22)
    .ball(0, 1.98, -0.05, 0.08, 0.08, 0.05, '#a8141e', materials.gloss, 20);
}

export const key: Concept = {
  id: 'key',
  words: {
    en: 'key/old key/golden key',
    de: 'schlüssel',
    es: 'llave',
    fr: 'clé',
    zh: '钥匙',
    ja: '鍵',
    ar: 'مفتاح',
    emoji: '🔑/🗝',
  },
  size: { width: 1.4, height: 2.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.2,
  build(mesh, _random, look) {
    const metal = readColour(look.colour ?? '#c08f36');
    const pale = mixRgb(metal, [1, 0.9, 0.6], 0.35);
    // It leans against a lock.
    mesh.push().at(0.42, 0.54, 0.42).rotY(-0.3);
    padlock(mesh);
    mesh.pop();
    mesh.push().at(-0.16, 0.02, -0.34).rotX(0.26).rotZ(0.06);
    keyItself(mesh, metal, pale);
    mesh.pop();
    // A cord with a tassel hangs from the bow.
    const cord = smoothWay([
      [-0.42, 1.9, 0.12],
      [-0.62, 1.5, 0.02],
      [-0.7, 0.9, -0.1],
      [-0.72, 0.46, -0.14],
    ]);
    mesh.tube(cord, [0.026], '#8a1a26', materials.cloth, 8);
    mesh.ball(-0.72, 0.45, -0.14, 0.075, 0.08, 0.075, '#8a1a26', materials.cloth, 14);
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * tau;
      rod(
        mesh,
        [-0.72 + Math.cos(a) * 0.045, 0.42, -0.14 + Math.sin(a) * 0.045],
        [-0.72 + Math.cos(a) * 0.085, 0.1 + (i % 3) * 0.012, -0.14 + Math.sin(a) * 0.085],
        0.016,
        i % 2 ? '#a02030' : '#7a1420',
        materials.cloth,
      );
    }
  },
};
