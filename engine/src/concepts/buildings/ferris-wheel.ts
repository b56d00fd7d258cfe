import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const radius = 15;
const axle = 18.5;
const cabins = 20;
const half = 1.3;
const paints = ['#d8322c', '#f2b134', '#2f7fd0', '#3aa85a', '#e8e4da', '#8a4ab8'] as const;

export const ferrisWheel: Concept = {
  id: 'ferris wheel',
  words: {
    en: 'ferris wheel/big wheel/amusement park/fairground/funfair/theme park/disneyland',
    de: 'riesenrad/vergnügungspark/jahrmarkt/freizeitpark',
    es: 'noria/rueda de la fortuna/parque de atracciones',
    fr: 'grande roue/fête foraine/parc d’attractions',
    zh: '摩天轮/游乐园',
    ja: '観覧車/遊園地',
    ar: 'عجلة فيريس/دولاب هواء/مدينة ملاهي',
    emoji: '🎡',
  },
  size: { width: 34, height: 35 },
  lives: ['hills', 'beach', 'pier'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.2,
  build(mesh, random, look) {
    const steel = look.colour ?? '#e9ecef';
    const turned = random() * 0.3;
    const rim = (z: number, r: number, a: number): Vec3 => [Math.cos(a) * r, axle + Math.sin(a) * r, z];
    for (const z of [-half, half]) {
      for (const r of [radius, radius - 1.1])
        mesh.tube(
          Array.from({ length: 65 }, (_, i) => rim(z, r, (i / 64) * Math.PI * 2)),
          [0.16],
          steel,
          materials.gloss,
          7,
        );
      for (let i = 0; i < cabins; i++) {
        const a = turned + (i / cabins) * Math.PI * 2;
        rod(mesh, rim(z, 0.9, a), rim(z, radius, a), 0.07, steel, materials.gloss);
        // What braces the two rims against each other.
        rod(mesh, rim(z, radius, a), rim(z, radius - 1.1, a + Math.PI / cabins), 0.06, steel, materials.gloss);
        rod(mesh, rim(z, radius - 1.1, a + Math.PI / cabins), rim(z, radius, a + (2 * Math.PI) / cabins), 0.06, steel);
      }
      // Legs that stand apart.
      for (const x of [-8.2, 8.2])
        mesh.tube(
          [
            [x, 0, z * 3.2],
            [0, axle, z * 1.25],
          ],
          [0.42, 0.26],
          steel,
          materials.gloss,
          9,
        );
    }
    mesh
      .push()
      .at(0, axle, 0)
      .rotX(Math.PI / 2)
      .cyl(0, -2, 0, 0.9, 0.9, 4, '#c8352e', materials.gloss, 24)
      .pop();
    for (let i = 0; i < cabins; i++) {
      const a = turned + (i / cabins) * Math.PI * 2;
      const [x, y] = rim(0, radius, a);
      rod(mesh, rim(-half, radius, a), rim(half, radius, a), 0.08, steel, materials.gloss);
      const paint = paints[i % paints.length] ?? paints[0];
      // Cabins hang upright, whatever the wheel does.
      mesh
        .push()
        .at(x, y, 0)
        .cyl(0, -2.3, 0, 0.62, 0.85, 0.95, paint, materials.gloss, 14)
        .cyl(
          0,
          -1.35,
          0,
          0.78,
          0.78,
          0.75,
          look.lit ? '#ffdf9a' : '#bcd4e4',
          look.lit ? materials.glow : materials.glass,
          14,
        )
        .cyl(0, -0.6, 0, 0.95, 0.2, 0.4, paint, materials.gloss, 14);
      rod(mesh, [0, -0.25, 0], [0, 0, 0], 0.07, steel, materials.gloss);
      mesh.pop();
    }
    if (look.lit)
      for (let i = 0; i < 96; i++) {
        const a = (i / 96) * Math.PI * 2;
        mesh.ball(
          ...rim(-half - 0.1, radius + 0.12, a),
          0.3,
          0.3,
          0.3,
          paints[i % paints.length] ?? paints[0],
          materials.glow,
          6,
        );
      }
    // Strings of lamps along its spokes.
    if (look.lit)
      for (let i = 0; i < cabins * 7; i++) {
        const a = turned + ((i % cabins) / cabins) * Math.PI * 2;
        mesh.ball(
          ...rim(-half - 0.1, 2.5 + Math.trunc(i / cabins) * 1.8, a),
          0.16,
          0.16,
          0.16,
          '#ffe2a8',
          materials.glow,
          6,
        );
      }
    // The platform that people step on from.
    mesh.box(0, 0, 0, 9, 0.7, 5, '#8a8f96', materials.planks);
    mesh
      .box(0, 0.7, 3.4, 3, 2.4, 1.4, '#c8352e', materials.planks)
      .gable(0, 3.1, 3.4, 3.4, 0.9, 1.9, '#e8e4da', '#c8352e', 0.2);
  },
};
