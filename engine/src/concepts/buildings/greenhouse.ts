import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { leaves } from '../../shapes/tree.ts';
import { clearGlass } from '../../shapes/hollow-glass.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const greenhouse: Concept = {
  id: 'greenhouse',
  words: {
    en: 'greenhouse/glasshouse/conservatory',
    de: 'gewächshaus',
    es: 'invernadero',
    fr: 'serre/véranda',
    zh: '温室',
    ja: '温室',
    ar: 'بيت زجاجي/صوبة',
    emoji: '',
  },
  size: { width: 10.5, height: 5 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh, random) {
    const white = '#f2f2ec';
    const [w, d, h] = [5, 8, 2.6];
    mesh.box(0, 0, 0, w, 0.7, d, '#b08a70', materials.brick);
    // Plants behind the panes.
    for (let i = 0; i < 46; i++) {
      const [x, z] = [(random() - 0.5) * (w - 1), (random() - 0.5) * (d - 1)];
      leaves(mesh, random, x, 0.9 + random() * 1.5, z, 0.35 + random() * 0.3, 40, 0.09, [
        '#4f8a3a',
        '#6aa048',
        '#3c7030',
      ]);
    }
    for (let i = 0; i < 14; i++)
      mesh.ball(
        (random() - 0.5) * (w - 0.8),
        1 + random() * 1.3,
        (random() - 0.5) * (d - 0.8),
        0.12,
        0.12,
        0.12,
        pick(random, ['#e0483c', '#f0b83c', '#e87aa0']),
        materials.plain,
        8,
      );
    const frame = (from: Vec3, to: Vec3, r = 0.05): void => rod(mesh, from, to, r, white, materials.gloss);
    for (let i = 0; i <= 8; i++) {
      const z = -d / 2 + i;
      for (const s of [-1, 1]) {
        frame([(s * w) / 2, 0.7, z], [(s * w) / 2, h, z]);
        frame([(s * w) / 2, h, z], [0, h + 1.9, z]);
      }
    }
    for (const y of [0.75, 1.65, h]) for (const s of [-1, 1]) frame([(s * w) / 2, y, -d / 2], [(s * w) / 2, y, d / 2]);
    for (const s of [-1, 1]) frame([(s * w) / 4, h + 0.95, -d / 2], [(s * w) / 4, h + 0.95, d / 2]);
    frame([0, h + 1.9, -d / 2], [0, h + 1.9, d / 2], 0.08);
    const pane = (corners: readonly Vec3[]): void => void mesh.face(corners, clearGlass, materials.clear);
    for (let i = 0; i < 8; i++) {
      const [z, back] = [-d / 2 + i, -d / 2 + i + 1];
      for (const s of [-1, 1]) {
        const [x, ridge] = [(s * w) / 2, h + 1.9];
        pane([
          [x, 0.7, z],
          [x, 0.7, back],
          [x, h, back],
          [x, h, z],
        ]);
        pane([
          [x, h, z],
          [x, h, back],
          [0, ridge, back],
          [0, ridge, z],
        ]);
      }
    }
    for (const z of [-d / 2, d / 2])
      pane([
        [-w / 2, 0.7, z],
        [w / 2, 0.7, z],
        [w / 2, h, z],
        [0, h + 1.9, z],
        [-w / 2, h, z],
      ]);
    for (const z of [-d / 2, d / 2]) {
      for (const x of [-1.7, -0.65, 0.65, 1.7]) frame([x, 0.7, z], [x, h + 1.9 * (1 - Math.abs(x) / (w / 2)), z]);
      for (const y of [1.65, h]) frame([-w / 2, y, z], [w / 2, y, z]);
    }
    mesh
      .box(0, 0, -d / 2 - 0.06, 1.3, 2.3, 0.05, white)
      .box(0, 0.1, -d / 2 - 0.1, 1.1, 2.1, 0.05, '#9cc0c4', materials.window);
  },
};
