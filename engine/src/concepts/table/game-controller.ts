import { materials } from '../../solid/materials.ts';
import { pick } from '../../shapes/chance.ts';
import { hoop } from '../../shapes/rings.ts';
import { pairs } from '../../shapes/points.ts';
import type { Concept } from '../concept.ts';

export const gameController: Concept = {
  id: 'game controller',
  words: {
    en: 'game controller/gamepad/controller/video game controller/joypad/game console/video game/joystick',
    de: 'gamepad/spielkonsole/joystick/videospiel',
    es: 'mando de videojuegos/mando/videojuego/consola',
    fr: 'manette/manette de jeu/jeu vidéo/console de jeux',
    zh: '游戏手柄/手柄/游戏机',
    ja: 'ゲームコントローラー/ゲーム機/コントローラー',
    ar: 'يد تحكم/لعبة فيديو',
    emoji: '🎮/🕹',
  },
  size: { width: 2.4, height: 1.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  build(mesh, random, look) {
    const shell = look.colour ?? pick(random, ['#2a2d34', '#e8e8ea', '#2a4a8a']);
    const dark = '#15171b';
    // It leans back on a stand, so that its buttons are seen.
    mesh.box(0, 0, 0.35, 1.1, 0.1, 0.8, '#3a3e46', materials.gloss);
    mesh.push().at(0, 0.1, 0.6).rotX(0.35).box(0, 0, 0, 0.7, 0.7, 0.08, '#3a3e46', materials.gloss).pop();
    mesh.push().at(0, 0.95, 0.1).rotX(0.42);
    mesh.body(
      [
        [-0.62, 0.2, 0, 0.32, 0.62, 0.2, 0, 0.32, 0],
        [-0.4, 0.02, 0, 0.26, 0.4, 0.02, 0, 0.26, 0],
        [-0.72, 0.16, 0, 0.34, -0.98, -0.6, 0.02, 0.19, 0],
        [0.72, 0.16, 0, 0.34, 0.98, -0.6, 0.02, 0.19, 0],
      ],
      { k: 0.14, colours: [shell], fur: 0, mat: materials.gloss },
    );
    mesh.at(0, 0, -0.3).rotX(-Math.PI / 2);
    // From here y looks at the eye and z down over the face.
    for (const [x, z] of pairs([-0.3, 0.06, 0.3, 0.06])) {
      mesh
        .cyl(x, -0.05, z, 0.2, 0.2, 0.07, dark, materials.gloss, 36)
        .cyl(x, 0, z, 0.09, 0.07, 0.12, '#2c3036', materials.plain, 24);
      mesh.push().at(x, 0.12, z);
      mesh.lathe(
        pairs([0.07, 0, 0.16, 0.02, 0.17, 0.06, 0.14, 0.075, 0.1, 0.06, 0, 0.055]),
        36,
        '#34383f',
        materials.gloss,
      );
      hoop(mesh, 0.07, 0.155, 0.012, '#4a4f57', materials.gloss);
      mesh.pop();
    }
    mesh
      .box(-0.7, 0, -0.24, 0.4, 0.07, 0.13, dark, materials.gloss)
      .box(-0.7, 0, -0.24, 0.13, 0.07, 0.4, dark, materials.gloss);
    for (const [i, [x, z]] of pairs([0.7, -0.4, 0.86, -0.24, 0.7, -0.08, 0.54, -0.24]).entries())
      mesh.cyl(
        x,
        0,
        z,
        0.085,
        0.075,
        0.09,
        ['#3ac06a', '#e84848', '#3a8af0', '#f0b82a'][i] ?? '#e84848',
        materials.gloss,
        28,
      );
    for (const x of [-0.16, 0.16]) mesh.box(x, 0, -0.28, 0.12, 0.045, 0.05, dark, materials.gloss);
    mesh.cyl(0, 0, -0.42, 0.075, 0.07, 0.045, '#e8ecf0', materials.glow, 28);
    mesh.pop();
    for (const s of [-1, 1]) {
      mesh
        .push()
        .at(s * 0.66, 1.38, 0.26)
        .rotX(0.42);
      mesh.body([[-0.2, 0, 0, 0.1, 0.2, 0, 0, 0.1, 0]], { k: 0.02, colours: [dark], fur: 0, mat: materials.gloss });
      mesh.pop();
    }
  },
};
