import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { buildPhone } from '../../shapes/phone.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const [half, tall, thick] = [0.5, 2.1, 0.11] as const;

/** The outline of a rounded box around the middle of the phone, wide along x and long along z. */
const outline = (inset: number, corner: number): [number, number][] =>
  Array.from({ length: 40 }, (_, i) => {
    const a = ((i + 0.5) / 40) * tau;
    const [sx, sz] = [Math.sign(Math.cos(a)), Math.sign(Math.sin(a))];
    const q = (((i + 0.5) / 10) % 1) * (Math.PI / 2);
    const turn = sx * sz > 0 ? q : Math.PI / 2 - q;
    const [x, z] = [half - inset - corner, tall / 2 - inset - corner];
    return [sx * (x + corner * Math.cos(turn)), sz * (z + corner * Math.sin(turn))];
  });

const apps = ['#3ac060', '#3a8af0', '#f0503a', '#f2b42a', '#9a5ae8', '#f2f2f6', '#f07ab0', '#34c4d0'] as const;

/** What the screen shows at a place of it, from the left and from below, 0 to 1. */
function screenAt(u: number, v: number, place: number): Rgb {
  const wave = v + 0.16 * (fbm(u * 2 + place, v * 2, 3) - 0.5) + 0.07 * Math.sin(u * 5 + place);
  const sky = mixRgb(readColour('#2a2f7a'), readColour('#e87a5a'), smooth(0.75, 0.35, wave));
  let c = mixRgb(sky, readColour('#f6c070'), smooth(0.42, 0.22, wave));
  const [column, row] = [(u - 0.08) / 0.21, (v - 0.25) / 0.103];
  const [x, y] = [Math.abs((column % 1) - 0.5) / 0.34, Math.abs((row % 1) - 0.5) / 0.32];
  const isIcon = column > 0 && column < 4 && row > 0 && row < 4 && x ** 4 + y ** 4 < 1;
  if (isIcon) c = readColour(apps[(Math.floor(column) * 3 + Math.floor(row) * 5) % apps.length] ?? '#ffffff');
  // The dock, a row of four; the clock above in light strokes.
  const dock = (v - 0.05) / 0.1;
  if (dock > 0 && dock < 1 && u > 0.05 && u < 0.95) c = mixRgb(c, [1, 1, 1], 0.3);
  const inDock = Math.abs(dock - 0.5) / 0.34;
  if (column > 0 && column < 4 && inDock < 1 && x ** 4 + inDock ** 4 < 1)
    c = readColour(apps[(Math.floor(column) * 2 + 1) % apps.length] ?? '#ffffff');
  if (v > 0.76 && v < 0.85 && isDigit((u - 0.22) / 0.14, (v - 0.76) / 0.09)) c = [0.95, 0.95, 1];
  const dim = 0.26;
  return [c[0] * dim, c[1] * dim, c[2] * dim];
}

/** Whether a stroke of the time, ten past nine, is at a place: digits one wide, from below 0 to 1. */
function isDigit(x: number, y: number): boolean {
  const nth = Math.floor(x);
  if (nth < 0 || nth > 3) return false;
  const [dx, t] = [(x - nth) / 0.72, 0.14];
  if (dx > 1) return false;
  const parts = ['0', '9', '1', '0'][nth];
  if (parts === '1') return dx > 0.45 && dx < 0.45 + t * 1.4;
  const frame = dx < t * 1.3 || dx > 1 - t * 1.3 || y < t || y > 1 - t;
  if (parts === '0') return frame;
  return (frame && !(dx < t * 1.3 && y < 0.5)) || Math.abs(y - 0.5) < t / 2;
}

export const smartphone: Concept = {
  id: 'smartphone',
  words: {
    en: 'smartphone/phone/mobile phone/cell phone/cellphone/mobile/iphone/tablet/ipad',
    de: 'smartphone/handy/mobiltelefon/smartphones',
    es: 'móvil/teléfono móvil/celular/smartphone',
    fr: 'smartphone/portable/téléphone portable/mobile',
    zh: '手机/智能手机',
    ja: 'スマートフォン/スマホ/携帯電話/携帯',
    ar: 'هاتف ذكي/هاتف محمول/جوال',
    emoji: '📱',
  },
  size: { width: 1.7, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: -0.2,
  sway: 0.15,
  build(mesh, random, look) {
    const metal = look.colour ?? pick(random, ['#2c3038', '#c8ccd2', '#3a4a6a', '#d8b8a0']);
    const place = random() * 20;
    // A stand of wood: a foot with a groove, and a rest behind.
    mesh.box(0, 0, 0.14, 0.9, 0.12, 0.9, '#a8703c', materials.planks);
    mesh.box(0, 0.12, -0.14, 0.9, 0.06, 0.07, '#a8703c', materials.planks);
    mesh.push().at(0, 0.12, 0.36).rotX(0.3).box(0, 0, 0, 0.5, 1.1, 0.08, '#b87e48', materials.planks).pop();
    mesh.push().at(0, 0.12, -0.02).rotX(0.26);
    mesh
      .push()
      .at(0, tall / 2, 0)
      .rotX(-Math.PI / 2);
    slab(mesh, outline(0, 0.13), {
      low: -thick / 2,
      high: thick / 2,
      edge: 0.03,
      top: '#0c0d10',
      side: metal,
      material: materials.gloss,
    });
    slab(mesh, outline(0.02, 0.12), {
      low: thick / 2,
      high: thick / 2 + 0.004,
      top: '#0a0b0e',
      side: '#0a0b0e',
      material: materials.gloss,
    });
    mesh.pop();
    const inset = 0.045;
    mesh.sheet(
      (u, v) => {
        const [x, y] = [(u - 0.5) * 2 * (half - inset), inset + v * (tall - inset * 2)];
        return [x, y, -thick / 2 - 0.006];
      },
      110,
      230,
      (u, v) => {
        const [ax, ay] = [
          Math.abs(u - 0.5) * 2 * (half - inset) - (half - inset - 0.1),
          Math.abs(v - 0.5) * (tall - inset * 2) - (tall / 2 - inset - 0.1),
        ];
        return ax > 0 && ay > 0 && Math.hypot(ax, ay) > 0.1 ? [0.004, 0.004, 0.006] : screenAt(u, v, place);
      },
      materials.glow,
    );
    mesh
      .push()
      .at(0, tall - 0.1, -thick / 2 - 0.008)
      .rotX(-Math.PI / 2)
      .cyl(0, 0, 0, 0.026, 0.026, 0.003, '#06070a', materials.gloss, 20)
      .pop();
    mesh.box(half + 0.004, 1.3, 0, 0.02, 0.26, 0.05, metal, materials.metal);
    mesh.pop();
  },
  inHand(mesh, _random, look) {
    mesh.push().at(0, 0.035, -0.02);
    buildPhone(mesh, look.colour);
    mesh.pop();
  },
};
