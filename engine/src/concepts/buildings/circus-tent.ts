import { schemeOf, tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [radius, eaves, peak] = [9, 4.2, 11.5] as const;
const stripes = 28;

/** A flag on a pole whose foot is at a point. */
function pennant(mesh: Mesh, [x, y, z]: Vec3, tall: number, colour: Colour): void {
  rod(mesh, [x, y, z], [x, y + tall, z], 0.06, '#d8ab3e', materials.metal);
  mesh.sheet(
    (u, v) => [x + u * tall * 0.9, y + tall - v * tall * 0.5 * (1 - u), z + 0.12 * Math.sin(u * 6)],
    14,
    5,
    () => colour,
    materials.cloth,
  );
}

export const circusTent: Concept = {
  id: 'circus tent',
  words: {
    en: 'circus tent/circus/big top/circus big top',
    de: 'zirkuszelt/zirkus',
    es: 'carpa de circo/circo',
    fr: 'chapiteau/cirque/chapiteau de cirque',
    zh: '马戏团帐篷/马戏团',
    ja: 'サーカステント/サーカス',
    ar: 'خيمة سيرك/سيرك',
    emoji: '🎪',
  },
  size: { width: 22, height: 15 },
  lives: ['hills', 'park', 'beach'],
  stands: 'ground',
  moves: 'still',
  shines: { up: 3, front: 8, power: 8 },
  build(mesh, random, look) {
    const [main, light] = schemeOf(look.colour, random, [
      ['#c4241e', '#f4ead2', '#d8ab3e'],
      ['#1f5aa8', '#f4ead2', '#d8ab3e'],
      ['#7a2a8a', '#f2d88a', '#d8ab3e'],
    ]);
    mesh.object();
    const stripe = (u: number): Colour => (Math.floor(u * stripes) % 2 ? light : main);
    // The wall hangs in folds, open to the front.
    mesh.sheet(
      (u, v) => {
        const a = -tau / 4 + 0.13 + u * (tau - 0.26);
        const r = radius + 0.12 * Math.sin(u * stripes * tau) + 0.2 * (1 - v);
        return [Math.cos(a) * r, v * eaves, Math.sin(a) * r];
      },
      stripes * 8,
      8,
      (u) => stripe(u),
      materials.cloth,
    );
    // The roof sags between its ribs, up to the ring of the mast.
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const sag = 0.5 * Math.sin(v * Math.PI) * (0.5 + 0.5 * Math.abs(Math.sin(u * stripes * 0.5 * tau)));
        const r = radius * 1.06 * (1 - v) + 0.5 * v;
        return [Math.cos(a) * r, eaves + (peak - eaves) * (0.62 * v + 0.38 * v * v) - sag, Math.sin(a) * r];
      },
      stripes * 8,
      26,
      (u) => stripe(u),
      materials.cloth,
    );
    // A valance of scallops along the eaves, bulbs over it.
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const hang = 0.55 + 0.35 * Math.abs(Math.sin(u * stripes * 0.5 * tau * 2));
        return [Math.cos(a) * (radius * 1.07 + 0.05), eaves + 0.06 - v * hang, Math.sin(a) * (radius * 1.07 + 0.05)];
      },
      stripes * 10,
      3,
      (u, v) => (v > 0.8 ? '#d8ab3e' : Math.floor(u * stripes) % 2 ? main : light),
      materials.cloth,
    );
    for (let i = 0; i < 56; i++) {
      const a = (i / 56) * tau;
      mesh.ball(
        Math.cos(a) * (radius * 1.08 + 0.08),
        eaves + 0.12,
        Math.sin(a) * (radius * 1.08 + 0.08),
        0.1,
        0.1,
        0.1,
        '#ffe2a0',
        materials.glow,
        8,
      );
    }
    mesh.cyl(0, peak - 0.1, 0, 0.6, 0.5, 0.5, '#d8ab3e', materials.metal, 24);
    pennant(mesh, [0, peak + 0.3, 0], 2.6, main);
    for (const a of [-0.5, -2.64, 0.9, 2.3])
      pennant(mesh, [Math.cos(a) * radius * 1.02, eaves, Math.sin(a) * radius * 1.02], 2, main);
    // The way in: dark within, its flaps drawn to the sides, a board with stars over it.
    mesh.push().at(0, 0, -radius - 0.1);
    mesh.box(0, 0, 0.5, 2.6, 3.5, 0.1, '#1c1216', materials.plain);
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => [s * (0.5 + u * 1.3 + 0.7 * (1 - v) ** 2 * (1 - u)), v * 3.6, -0.12 - 0.16 * Math.sin(u * 14)],
        24,
        12,
        (u) => (Math.floor(u * 4) % 2 ? light : main),
        materials.cloth,
      );
      mesh
        .cyl(s * 1.9, 0, -0.3, 0.13, 0.13, 4.6, '#d8ab3e', materials.metal, 16)
        .ball(s * 1.9, 4.75, -0.3, 0.24, 0.24, 0.24, '#ffe2a0', materials.glow, 14);
    }
    mesh
      .box(0, 3.5, -0.35, 4.4, 1, 0.14, main, materials.gloss)
      .box(0, 3.44, -0.4, 4.6, 0.1, 0.2, '#d8ab3e', materials.metal)
      .box(0, 4.46, -0.4, 4.6, 0.1, 0.2, '#d8ab3e', materials.metal);
    for (let i = 0; i < 5; i++) {
      const x = (i - 2) * 0.8;
      const star = Array.from({ length: 10 }, (_, k): Vec3 => {
        const [a, r] = [(k / 10) * tau + tau / 4, k % 2 ? 0.13 : 0.32];
        return [x + Math.cos(a) * r, 4 + Math.sin(a) * r, -0.44];
      });
      star.forEach((p, k) => mesh.face([[x, 4, -0.44], p, star[(k + 1) % 10] ?? p], '#f6dc7a', materials.glow));
    }
    mesh.pop();
    for (let i = 0; i < 12; i++) {
      const a = ((i + 0.5) / 12) * tau;
      rod(
        mesh,
        [Math.cos(a) * radius * 1.06, eaves, Math.sin(a) * radius * 1.06],
        [Math.cos(a) * (radius + 3.4), 0, Math.sin(a) * (radius + 3.4)],
        0.035,
        '#d8c9a4',
        materials.cloth,
      );
    }
  },
};
