import { scaleRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick } from '../../shapes/chance.ts';
import { flowerBox, shutters, window } from '../../shapes/house-parts.ts';
import { awning, shopFace, hangingSign, shopFront, shopWidth } from '../../shapes/shop-front.ts';
import { shopWindow } from '../../shapes/shop-window.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const deep = 8;

const blooms = ['#e85a7a', '#f2d04a', '#f4f0ea', '#b05ac0', '#e8703a'] as const;

export const shop: Concept = {
  id: 'shop',
  words: {
    en: 'shop/store/bakery/bookstore/bookshop/book store/book shop/flower shop/florist/toy shop/toy store/toystore/shopfront/shop front/storefront/corner shop/general store/grocery/grocery store/patisserie',
    de: 'laden/geschäft/bäckerei/buchladen/buchhandlung/blumenladen/spielzeugladen/läden/konditorei',
    es: 'tienda/panadería/floristería/juguetería/pastelería',
    fr: 'magasin/boulangerie/librairie/fleuriste/pâtisserie/épicerie',
    zh: '商店/面包店/书店/花店/玩具店/店铺',
    ja: '店/お店/パン屋/本屋/花屋/おもちゃ屋/商店',
    ar: 'متجر/مخبز/محل زهور/محل ألعاب/دكان',
    emoji: '🏪',
  },
  size: { width: 11, height: 11.5 },
  lives: ['street', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.12,
  sway: 0.1,
  build(mesh, random, look) {
    const paint = readColour(look.colour ?? pick(random, ['#2f5a4a', '#2d4a72', '#8a2f34', '#3b3a44']));
    const wall = pick(random, ['#c9b59a', '#b5674c', '#dcd2c2']);
    mesh.object();
    mesh.box(0, -0.3, -0.6, shopWidth + 1.4, 0.42, deep + 3, '#a7a196', materials.stone);
    mesh.push().at(0, 0.12, 0);
    // Walls around the room behind the windows, and the floors over it.
    mesh
      .box(0, 0, 1.2, shopWidth, 3.9, deep - 2.4, wall, materials.plain)
      .box(0, 3.9, 0, shopWidth, 6.1, deep, wall, wall === '#b5674c' ? materials.brick : materials.plain)
      .box(-shopWidth / 2 + 0.3, 0, -2.8, 0.6, 3.9, 2.4, paint)
      .box(shopWidth / 2 - 0.3, 0, -2.8, 0.6, 3.9, 2.4, paint)
      .box(0, 0, -2.8, shopWidth, 0.1, 2.4, '#6a4a30', materials.planks);
    roof(mesh, wall);
    shopFront(mesh, paint);
    for (const s of [-1, 1]) shopWindow(mesh, random, s * 2.55);
    awning(mesh, paint);
    hangingSign(mesh, paint);
    for (const x of [-2.9, 0, 2.9]) {
      window(mesh, x, 4.9, shopFace, 1.1, 1.8, '#f4efe4');
      window(mesh, x, 7.7, shopFace, 1.1, 1.5, '#f4efe4');
      shutters(mesh, x, 4.9, shopFace, 1.1, 1.8, `#${hexOf(paint)}`);
      flowerBox(mesh, random, x, 4.5, shopFace - 0.3);
    }
    mesh.box(0, 7.2, shopFace, shopWidth + 0.1, 0.18, 0.24, '#efe8da');
    for (const x of [-4.2, -3.3, 3.3, 4.2]) tub(mesh, random, x, shopFace - 1);
    mesh.pop();
  },
};

/** `rrggbb` of linear light. */
function hexOf(colour: readonly [number, number, number]): string {
  return colour
    .map((value) =>
      Math.round(255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

function roof(mesh: Mesh, wall: string): void {
  mesh
    .box(0, 9.9, 0, shopWidth + 0.5, 0.3, deep + 0.5, '#efe8da')
    .box(0, 10.2, 0, shopWidth + 0.2, 0.5, deep + 0.2, wall, materials.plain)
    .box(0, 10.7, 0, shopWidth + 0.6, 0.16, deep + 0.6, '#efe8da');
  for (let i = 0; i < 15; i++)
    mesh.box((i / 14 - 0.5) * (shopWidth - 0.3), 9.62, shopFace - 0.16, 0.22, 0.28, 0.3, '#efe8da');
  mesh.box(3, 10.8, 1.5, 1, 1.6, 0.8, '#9c5f48', materials.brick).cyl(3, 12.4, 1.5, 0.2, 0.16, 0.5, '#a8664a');
}

/** A tub of flowers on the pavement. */
function tub(mesh: Mesh, random: Random, x: number, z: number): void {
  mesh.cyl(x, 0, z, 0.26, 0.34, 0.55, '#8d9398', materials.metal, 18);
  const bloom = pick(random, blooms);
  for (let i = 0; i < 16; i++) {
    const a = i * 2.4;
    const r = Math.sqrt(i / 16) * 0.36;
    const [fx, fy, fz] = [x + Math.cos(a) * r, 0.85 + random() * 0.22 - r * 0.3, z + Math.sin(a) * r];
    mesh.tube(
      [
        [x, 0.5, z],
        [fx, fy, fz],
      ],
      [0.02],
      '#3f7a34',
      materials.plain,
      4,
    );
    mesh.ball(
      fx,
      fy,
      fz,
      0.085,
      0.06,
      0.085,
      i % 5 === 0 ? '#f4f0ea' : scaleRgb(readColour(bloom), 0.85 + random() * 0.3),
      materials.leaf,
      8,
    );
  }
}
