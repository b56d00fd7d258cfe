import { carouselHorse, carouselEaves, carouselGold } from '../../shapes/carousel-horse.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { circle } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const radius = 6;

export const carousel: Concept = {
  id: 'carousel',
  words: {
    en: 'carousel/carrousel/merry-go-round/merry go round',
    de: 'karussell/karussells',
    es: 'carrusel/tiovivo',
    fr: 'carrousel/manège',
    zh: '旋转木马',
    ja: 'メリーゴーランド/回転木馬',
    ar: 'دوامة الخيل',
    emoji: '🎠',
  },
  size: { width: 13.5, height: 9.6 },
  lives: ['hills', 'pier', 'street', 'beach'],
  stands: 'ground',
  moves: 'still',
  shines: { up: 4.2, front: 4.2, power: 9 },
  build(mesh, random, look) {
    const [main, light] = schemeOf(look.colour, random, [
      ['#c8322c', '#f6efdf', carouselGold],
      ['#2a6fa8', '#f6efdf', carouselGold],
      ['#b8386a', '#f9e9dc', carouselGold],
    ]);
    mesh.object();
    mesh
      .cyl(0, 0, 0, radius + 0.5, radius + 0.5, 0.25, '#8a7a66', materials.planks, 64)
      .cyl(0, 0.25, 0, radius + 0.1, radius + 0.1, 0.35, main, materials.gloss, 64)
      .cyl(0, 0.6, 0, radius + 0.15, radius + 0.15, 0.06, carouselGold, materials.metal, 64)
      .cyl(0, 0.62, 0, radius, radius, 0.06, '#a87848', materials.planks, 64);
    core(mesh, main, light);
    // Bulbs under the ceiling.
    for (const r of [2.4, 4])
      for (const [x, , z] of circle(r, 0, 16))
        mesh.ball(x, carouselEaves + 0.02, z, 0.08, 0.08, 0.08, '#ffe2a0', materials.glow, 6);
    roof(mesh, main, light);
    for (let i = 0; i < 11; i++)
      carouselHorse(mesh, { a: (i / 11) * tau, out: 4.85, lift: Math.sin(i * 2.4) * 0.3, kind: i });
    for (let i = 0; i < 7; i++)
      carouselHorse(mesh, { a: (i / 7) * tau + 0.3, out: 3.1, lift: Math.cos(i * 2.1) * 0.3, kind: i * 2 + 1 });
  },
};

/** The drum in the middle: painted panels and mirrors in gilded frames. */
function core(mesh: Mesh, main: Colour, light: Colour): void {
  mesh.cyl(0, 0.6, 0, 1.65, 1.65, 4.2, light, materials.plain, 12);
  for (let i = 0; i < 12; i++) {
    mesh.push().rotY(((i + 0.5) / 12) * tau);
    mesh
      .box(0, 1, -1.6, 0.66, 2.7, 0.06, i % 2 ? '#cfe0ea' : main, i % 2 ? materials.metal : materials.gloss)
      .box(0, 0.94, -1.62, 0.76, 0.08, 0.12, carouselGold, materials.metal)
      .box(0, 3.68, -1.62, 0.76, 0.1, 0.12, carouselGold, materials.metal);
    mesh.box(0.42, 0.7, -1.6, 0.08, 3.9, 0.12, carouselGold, materials.metal).pop();
  }
}

/** A striped tent with a scalloped edge, bulbs along its rims and ribs, and a flag. */
function roof(mesh: Mesh, main: Colour, light: Colour): void {
  const out = radius + 0.55;
  const stripes = 24;
  const at = (a: number, v: number): Vec3 => {
    const r = out * (1 - v) + 0.5 * v;
    return [Math.cos(a) * r, carouselEaves + 0.75 + 2.5 * (0.75 * v + 0.25 * v * v * v), Math.sin(a) * r];
  };
  mesh.sheet(
    (u, v) => at(u * tau, v),
    stripes * 2,
    8,
    (u) => (Math.floor(u * stripes) % 2 ? main : light),
    materials.cloth,
  );
  mesh.sheet(
    (u, v) => [Math.cos(u * tau) * out * (1 - v), carouselEaves + 0.1, Math.sin(u * tau) * out * (1 - v)],
    48,
    2,
    () => '#e9d2a0',
    materials.planks,
  );
  // Panels around the edge, each ending in a bow.
  mesh.sheet(
    (u, v) => {
      const f = (u * stripes) % 1;
      const low = 0.35 + 0.28 * Math.sin(f * Math.PI);
      return [
        Math.cos(u * tau) * (out + 0.05),
        carouselEaves + 0.8 - v * (0.55 + low),
        Math.sin(u * tau) * (out + 0.05),
      ];
    },
    stripes * 6,
    1,
    (u) => (Math.floor(u * stripes) % 2 ? light : main),
    materials.cloth,
  );
  for (const y of [carouselEaves + 0.82, carouselEaves + 0.3])
    mesh.tube(circle(out + 0.09, y, 64), [0.06], carouselGold, materials.metal, 6);
  for (let i = 0; i < stripes; i++) {
    const a = (i / stripes) * tau;
    const [x, z] = [Math.cos(a) * (out + 0.12), Math.sin(a) * (out + 0.12)];
    mesh.ball(x, carouselEaves + 0.95, z, 0.13, 0.13, 0.13, '#ffe2a0', materials.glow, 8);
    const [p, q] = [Math.cos(a + tau / stripes / 2), Math.sin(a + tau / stripes / 2)];
    mesh.ball(
      p * (out + 0.12),
      carouselEaves + 0.56,
      q * (out + 0.12),
      0.15,
      0.15,
      0.06,
      carouselGold,
      materials.metal,
      8,
    );
    if (i % 2 === 0)
      for (let k = 1; k < 7; k++) {
        const [bx, by, bz] = at(a, k / 7.5);
        mesh.ball(bx, by + 0.05, bz, 0.07, 0.07, 0.07, '#ffe2a0', materials.glow, 6);
      }
  }
  const top = carouselEaves + 3.25;
  mesh
    .cyl(0, top - 0.1, 0, 0.62, 0.5, 0.5, carouselGold, materials.metal, 20)
    .ball(0, top + 0.65, 0, 0.34, 0.34, 0.34, main, materials.gloss, 16)
    .cyl(0, top + 0.9, 0, 0.05, 0.03, 1.1, carouselGold, materials.metal, 8);
  mesh.sheet(
    (u, v) => [u * 0.95, top + 1.95 - v * 0.5 - u * 0.12 * (0.5 - v), Math.sin(u * 5) * 0.07],
    8,
    3,
    () => main,
    materials.cloth,
  );
}
