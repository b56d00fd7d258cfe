import { pick, tau } from '../../shapes/chance.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { mixRgb } from '../../raster/colour.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const gramophone: Concept = {
  id: 'gramophone',
  words: {
    en: 'gramophone/phonograph/record player/turntable',
    de: 'grammophon/plattenspieler/grammophone',
    es: 'gramófono/tocadiscos/fonógrafo',
    fr: 'gramophone/phonographe/tourne-disque',
    zh: '留声机/唱片机',
    ja: '蓄音機/レコードプレーヤー',
    ar: 'غرامافون/فونوغراف',
    emoji: '',
  },
  size: { width: 2.5, height: 3.2 },
  lives: ['room', 'parlour'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  sway: 0.15,
  build(mesh, random, look) {
    const horn = readColour(look.colour ?? pick(random, ['#d8a03a', '#8a2a2a', '#2f5a52']));
    const [wood, pale, brass] = ['#7a4824', '#9a6234', '#d0a040'];
    mesh
      .box(0, 0, 0, 2, 0.12, 1.8, wood, materials.floor)
      .box(0, 0.12, 0, 1.84, 0.5, 1.64, pale, materials.floor)
      .box(0, 0.62, 0, 2, 0.1, 1.8, wood, materials.floor);
    for (const x of [-1, 1])
      for (const z of [-1, 1]) mesh.cyl(x * 0.9, 0.1, z * 0.8, 0.07, 0.07, 0.54, wood, materials.bark, 12);
    for (const x of [-0.46, 0.46])
      mesh
        .box(x, 0.22, -0.83, 0.72, 0.3, 0.03, wood, materials.floor)
        .box(x, 0.26, -0.85, 0.62, 0.22, 0.02, pale, materials.floor);
    mesh.ball(0, 0.37, -0.85, 0.06, 0.06, 0.03, brass, materials.metal, 14);
    // The record on its plate.
    mesh.push().at(-0.1, 0.72, -0.08);
    mesh
      .cyl(0, 0, 0, 0.74, 0.74, 0.06, '#3a5a44', materials.cloth, 48)
      .cyl(0, 0.06, 0, 0.72, 0.72, 0.02, '#202024', materials.gloss, 56);
    for (let i = 0; i < 9; i++)
      mesh.lathe(
        [
          [0.3 + i * 0.045, 0.083],
          [0.315 + i * 0.045, 0.083],
        ],
        48,
        '#35353a',
        materials.gloss,
      );
    mesh
      .cyl(0, 0.08, 0, 0.24, 0.24, 0.006, '#b8402c', materials.plain, 36)
      .cyl(0, 0.085, 0, 0.09, 0.09, 0.004, '#e8c878', materials.plain, 24);
    mesh.cyl(0, 0.08, 0, 0.018, 0.018, 0.06, '#d0d4d8', materials.metal, 8).pop();
    // The arm, the elbow behind it and the horn, which opens towards the eye.
    const elbow: readonly Vec3[] = triples([0.66, 0.72, 0.66, 0.66, 1.05, 0.68, 0.62, 1.28, 0.62, 0.52, 1.44, 0.46]);
    mesh.cyl(0.66, 0.72, 0.66, 0.16, 0.13, 0.1, brass, materials.metal, 24);
    mesh.tube(elbow, [0.09, 0.085, 0.085, 0.1], brass, materials.metal, 18);
    mesh.tube(
      triples([0.64, 0.98, 0.62, 0.6, 1, 0.3, 0.42, 0.98, 0, 0.32, 0.92, -0.2]),
      [0.06, 0.05, 0.045, 0.04],
      brass,
      materials.metal,
      12,
    );
    mesh
      .push()
      .at(0.3, 0.9, -0.24)
      .rotZ(0.5)
      .rotX(Math.PI / 2)
      .cyl(0, -0.05, 0, 0.13, 0.13, 0.1, '#d0d4d8', materials.metal, 24)
      .pop();
    rod(mesh, [0.3, 0.9, -0.26], [0.26, 0.805, -0.27], 0.012, '#d0d4d8', materials.metal);
    mesh.push().at(0.52, 1.42, 0.48).rotY(0.5).rotX(-0.98);
    const [inner, rim] = [mixRgb(horn, [0.9, 0.75, 0.4], 0.25), mixRgb(horn, [0.05, 0.03, 0.01], 0.35)];
    const flare = (u: number, v: number): Vec3 => {
      const petal = Math.abs(Math.sin(u * tau * 4.5));
      const open = 0.09 + 0.22 * v ** 1.4 + 0.72 * v ** 5;
      const r = open * (1 + 0.1 * (petal ** 0.7 - 0.6) * v ** 2);
      return [Math.cos(u * tau) * r, v * 1.62 - 0.06 * v ** 8 * (1 - petal), Math.sin(u * tau) * r];
    };
    mesh.sheet(
      flare,
      108,
      36,
      (u, v) => {
        const seam = Math.abs(Math.sin(u * tau * 4.5)) < 0.12;
        return seam && v > 0.2 ? rim : mixRgb(horn, inner, v);
      },
      materials.metal,
    );
    mesh.tube(
      Array.from({ length: 109 }, (_, i) => flare(i / 108, 1)),
      [0.022],
      brass,
      materials.metal,
      8,
    );
    hoop(mesh, 0.02, 0.1, 0.03, brass, materials.metal);
    mesh.pop();
    // The crank at the side.
    rod(mesh, [0.9, 0.4, -0.1], [1.14, 0.4, -0.1], 0.03, '#b8bcc0', materials.metal);
    mesh.tube(triples([1.14, 0.4, -0.1, 1.16, 0.3, -0.3, 1.16, 0.22, -0.36]), [0.03], '#b8bcc0', materials.metal, 8);
    rod(mesh, [1.14, 0.22, -0.36], [1.34, 0.22, -0.36], 0.055, wood, materials.gloss);
  },
};
