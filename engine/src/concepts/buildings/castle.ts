import { tower } from '../../shapes/tower.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const castle: Concept = {
  id: 'castle',
  words: {
    en: 'castle/fortress/palace/château',
    de: 'burg/schloss',
    es: 'castillo/palacio',
    fr: 'château/palais',
    zh: '城堡/宫殿',
    ja: '城/お城',
    ar: 'قلعة/قصر',
    emoji: '🏰/🏯',
  },
  size: { width: 36, height: 47 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'still',
  build(mesh) {
    const c = '#b9ae9c',
      rf = '#4b5f7d';
    mesh.push().object();
    const wall = (x0: number, z0: number, x1: number, z1: number, h: number): void => {
      const l = Math.hypot(x1 - x0, z1 - z0),
        a = Math.atan2(-(z1 - z0), x1 - x0);
      mesh
        .push()
        .at((x0 + x1) / 2, 0, (z0 + z1) / 2)
        .rotY(a)
        .object()
        .box(0, 0, 0, l, h, 2, c, materials.stone);
      for (let i = 0; i < l / 1.8; i++) mesh.box(-l / 2 + 0.9 + i * 1.8, h, 0, 0.95, 1.1, 2.1, c, materials.stone);
      mesh.pop();
    };
    wall(-15, -12, 15, -12, 8);
    wall(-15, 12, 15, 12, 8);
    wall(-15, -12, -15, 12, 8);
    wall(15, -12, 15, 12, 8);
    for (const [x, z] of [
      [-15, -12],
      [15, -12],
      [-15, 12],
      [15, 12],
    ] as const)
      tower(mesh, x, z, 3.2, 13, c, rf);
    mesh.push().at(0, 0, -12).object().box(0, 0, 0, 8.6, 11, 4.4, c, materials.stone);
    for (let i = 0; i < 5; i++) mesh.box(-3.6 + i * 1.8, 11, -1.8, 0.95, 1.1, 0.9, c, materials.stone);
    mesh.box(0, 0, -2.2, 3.4, 4, 0.3, '#241c16', 0);
    mesh
      .push()
      .at(0, 4, -2.05)
      .rotX(Math.PI / 2)
      .cyl(0, 0, 0, 1.7, 1.7, 0.3, '#241c16', 0)
      .pop();
    mesh.pop();
    tower(mesh, -5.2, -12.6, 2.1, 13.5, c, rf);
    tower(mesh, 5.2, -12.6, 2.1, 13.5, c, rf);
    mesh.push().at(0, 0, 3).object().box(0, 0, 0, 13, 19, 11, c, materials.stone).pop();
    for (let i = 0; i < 3; i++)
      for (let f = 0; f < 2; f++) mesh.box(-4 + i * 4, 11.5 + f * 3.6, -2.55, 0.9, 2, 0.2, '#15181c', materials.window);
    mesh.push().at(0, 19, 3).object().gable(0, 0, 0, 13, 6, 11, rf, c, 0.5, materials.stone).pop();
    tower(mesh, -7, 3, 2.6, 25, c, rf);
    tower(mesh, 7.5, 5, 3, 31, c, rf);
    tower(mesh, 1, 9, 2.4, 36, c, rf);
    mesh.pop();
  },
};
