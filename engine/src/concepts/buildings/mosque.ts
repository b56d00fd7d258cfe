import { mixRgb } from '../../raster/colour.ts';
import { framedArch } from '../../shapes/arch.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { minaret } from '../../shapes/minaret.ts';
import type { MosquePaint } from '../../shapes/minaret.ts';
import { mosquePorch, mosquePortal, smallDome } from '../../shapes/mosque-porch.ts';
import { onionDome } from '../../shapes/onion-dome.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const sandstone: MosquePaint = { wall: '#dcc095', trim: '#efdcb6', dome: '#d8b06a', ribs: '#b98d48', tile: '#2f7f8c' };

const white: MosquePaint = { wall: '#efeae0', trim: '#fbf8f1', dome: '#2fa3a8', ribs: '#7fd0cc', tile: '#1f6f96' };

export const mosque: Concept = {
  id: 'mosque',
  words: {
    en: 'mosque/minaret/hagia sophia/grand mosque',
    de: 'moschee/minarett/moscheen/minarette',
    es: 'mezquita/minarete/alminar',
    fr: 'mosquée/minaret',
    zh: '清真寺/宣礼塔',
    ja: 'モスク/ミナレット',
    ar: 'مسجد/جامع/مئذنة',
    emoji: '🕌',
  },
  size: { width: 46, height: 36 },
  lives: ['desert', 'hills', 'oasis', 'river'],
  stands: 'ground',
  moves: 'still',
  turn: 0.4,
  sway: 0.15,
  build(mesh, random, look) {
    const paint = paintOf(look.colour, pick(random, [sandstone, white]));
    const { wall, trim, dome, tile } = paint;
    mesh.box(0, -2, 0, 40, 2.5, 34, '#b9a88a', materials.stone).box(0, 0.5, 0, 38, 0.4, 32, trim, materials.stone);
    for (let i = 0; i < 6; i++) mesh.box(0, -2, -17.2 - i * 0.45, 10, 2.4 - i * 0.42, 0.5, trim, materials.stone);
    mesh.push().at(0, 0.9, 0);
    // The hall in three steps: its walls, the shoulders under the half domes, the square under the great dome.
    mesh.box(0, 0, 3, 25, 9, 22, wall, materials.stone).box(0, 9, 3, 25.8, 0.7, 22.8, trim);
    mesh.box(0, 9.7, 3, 16, 3.4, 15, wall, materials.stone).box(0, 13.1, 3, 16.6, 0.6, 15.6, trim);
    crenellate(mesh, 25.6, 9.7, [3 - 11.3, 3 + 11.3], trim);
    mesh.push().at(0, 13.7, 3).cyl(0, 0, 0, 7.1, 6.9, 2.6, wall, materials.stone, 40);
    for (let i = 0; i < 20; i++) {
      mesh.push().rotY((i / 20) * tau);
      framedArch(
        mesh,
        [0, 0.35, -7.02],
        { wide: 0.95, high: 1.9, pointed: true },
        { thick: 0.16, colour: trim },
        { colour: '#22323c', material: materials.window },
      );
      mesh.pop();
    }
    mesh.push().at(0, 2.5, 0);
    onionDome(mesh, {
      radius: 6.7,
      high: 8.4,
      shell: dome,
      drum: tile,
      ribs: { count: 24, colour: paint.ribs },
      crescent: true,
    });
    mesh.pop().pop();
    for (const x of [-9.6, 9.6]) for (const z of [-4.6, 10.6]) smallDome(mesh, { x, y: 9.7, z, radius: 2.1 }, paint);
    for (const x of [-4.6, 4.6]) smallDome(mesh, { x, y: 13.7, z: -3.2, radius: 1.15 }, paint);
    // Tall windows down both sides of the hall.
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++) {
        mesh.push().rotY((s * Math.PI) / 2);
        framedArch(
          mesh,
          [s * (i * 4 - 5), 2.4, -12.55],
          { wide: 1.7, high: 4.8, pointed: true },
          { thick: 0.26, colour: trim },
          { colour: '#22323c', material: materials.window },
        );
        mesh.pop();
      }
    mosquePorch(mesh, paint);
    mosquePortal(mesh, paint);
    for (const x of [-16.4, 16.4]) for (const z of [-9.5, 12]) minaret(mesh, x, z, z < 0 ? 31 : 27, paint);
    mesh.pop();
  },
};

/** A light colour is that of the walls, any other that of the domes. */
function paintOf(asked: string | undefined, usual: MosquePaint): MosquePaint {
  if (asked === undefined) return usual;
  const colour = readColour(asked);
  const light = Math.min(...colour);
  if (light > 0.4) return { ...white, wall: mixRgb(colour, [0.8, 0.78, 0.72], 0.25) };
  return {
    ...white,
    dome: colour,
    ribs: mixRgb(colour, [0.9, 0.85, 0.7], 0.4),
    tile: mixRgb(colour, [0, 0, 0.02], 0.3),
  };
}

/** Pointed teeth along the front and the back of a roof. */
function crenellate(mesh: Mesh, wide: number, y: number, depths: readonly number[], colour: Colour): void {
  for (const z of depths)
    for (let i = 0; i < 26; i++)
      mesh
        .push()
        .at((i / 25 - 0.5) * (wide - 0.6), y, z)
        .box(0, 0, 0, 0.56, 0.5, 0.26, colour)
        .pop();
}
