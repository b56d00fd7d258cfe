import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The struck disc about its middle, looking up; its top along z. */
function disc(mesh: Mesh, gold: Rgb): void {
  const [deep, pale] = [mixRgb(gold, [0.14, 0.06, 0.01], 0.5), mixRgb(gold, [1, 0.9, 0.6], 0.4)] as const;
  mesh.lathe(
    smoothProfile(
      pairs([
        0, -0.08, 0.74, -0.08, 0.8, -0.05, 0.82, 0, 0.8, 0.05, 0.74, 0.08, 0.7, 0.08, 0.7, 0.08, 0.66, 0.04, 0.66, 0.04,
        0, 0.045,
      ]),
    ),
    72,
    gold,
    materials.metal,
  );
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * tau;
    mesh.ball(Math.cos(a) * 0.72, 0.085, Math.sin(a) * 0.72, 0.017, 0.014, 0.017, pale, materials.metal, 6);
  }
  const star = Array.from({ length: 10 }, (_, i): Vec3 => {
    const [a, r] = [(i / 10) * tau + tau / 4, i % 2 ? 0.13 : 0.33];
    return [Math.cos(a) * r, 0.05, Math.sin(a) * r];
  });
  star.forEach((point, i) =>
    mesh.face([[0, 0.12, 0], point, star[(i + 1) % 10] ?? point], i % 2 ? deep : pale, materials.metal),
  );
  // Two branches of laurel meet below the star.
  for (const side of [-1, 1])
    for (let i = 0; i < 13; i++) {
      const a = -tau / 4 + side * (0.12 + i * 0.19);
      for (const out of [-1, 1]) {
        const at = (turn: number, r: number, y: number): Vec3 => [Math.cos(turn) * r, y, Math.sin(turn) * r];
        const foot = at(a, 0.5, 0.05);
        const tip = at(a + side * 0.17, 0.5 + out * 0.085, 0.06);
        mesh.face([foot, at(a + side * 0.05, 0.5 + out * 0.07, 0.075), tip], out > 0 ? deep : pale, materials.metal);
        mesh.face([foot, tip, at(a + side * 0.13, 0.5 + out * 0.015, 0.075)], out > 0 ? pale : deep, materials.metal);
      }
    }
}

export const medal: Concept = {
  id: 'medal',
  words: {
    en: 'medal/gold medal/medallion',
    de: 'medaille/medaillen/goldmedaille',
    es: 'medalla/medalla de oro',
    fr: 'médaille/médaille d’or',
    zh: '奖牌/金牌',
    ja: 'メダル/金メダル',
    ar: 'ميدالية/وسام',
    emoji: '🏅/🥇/🎖️',
  },
  size: { width: 2.3, height: 3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0,
  sway: 0.2,
  build(mesh, random, look) {
    const gold = readColour(look.colour ?? '#e0a830');
    const [cloth, stripe] = pick(random, [
      ['#b8242a', '#f4efe2'],
      ['#23509a', '#f2c63a'],
      ['#1f6a4a', '#f4efe2'],
    ]);
    // It hangs by its ribbon from a stand of wood.
    mesh
      .box(0, 0, 0.25, 1.9, 0.12, 0.9, '#6a4024', materials.floor)
      .box(0, 0.12, 0.25, 1.6, 0.06, 0.66, '#7a4a2a', materials.floor);
    for (const x of [-0.72, 0.72]) {
      rod(mesh, [x, 0.15, 0.3], [x, 2.86, 0.3], 0.06, '#6a4024', materials.gloss);
      mesh.ball(x, 2.92, 0.3, 0.1, 0.1, 0.1, '#d0a444', materials.metal, 16);
    }
    rod(mesh, [-0.72, 2.74, 0.3], [0.72, 2.74, 0.3], 0.05, '#d0a444', materials.metal);
    for (const side of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const s = (u - 0.5) * 0.4;
          const over = Math.max(0, 1 - v / 0.12);
          const x = side * (0.3 * (1 - Math.max(0, v - 0.12) / 0.88) + 0.02);
          return [
            x + s * (1 - 0.62 * v ** 5),
            2.8 - v * 0.92 - over * 0.02,
            0.235 - 0.2 * v + over * 0.06 + (side < 0 ? 0.012 : 0) - 0.012 * Math.sin(v * 8 + side),
          ];
        },
        30,
        24,
        (u, v) => {
          const edge = Math.abs(u - 0.5) * 2;
          return mixRgb(
            readColour(edge > 0.42 && edge < 0.74 ? stripe : cloth),
            [0.02, 0.01, 0.02],
            0.12 * (0.5 + 0.5 * Math.sin(v * 8 + side * 2)),
          );
        },
        materials.cloth,
      );
    mesh.push().at(0, 1.86, 0.02);
    mesh.tube(
      Array.from({ length: 25 }, (_, i): Vec3 => [
        Math.cos((i / 24) * tau) * 0.12,
        Math.sin((i / 24) * tau) * 0.1 - 0.02,
        0,
      ]),
      [0.03],
      gold,
      materials.metal,
      8,
    );
    mesh.box(0, 0.04, 0, 0.3, 0.09, 0.06, gold, materials.metal).pop();
    mesh
      .push()
      .at(0, 1.04, 0)
      .rotX(-Math.PI / 2 + 0.03);
    disc(mesh, gold);
    mesh
      .push()
      .at(0, 0, 0.82)
      .rotZ(Math.PI / 2);
    mesh.tube(
      Array.from({ length: 17 }, (_, i): Vec3 => [Math.cos((i / 16) * tau) * 0.07, 0, Math.sin((i / 16) * tau) * 0.07]),
      [0.03],
      gold,
      materials.metal,
      8,
    );
    mesh.pop().pop();
  },
};
