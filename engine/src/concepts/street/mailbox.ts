import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const mailbox: Concept = {
  id: 'mailbox',
  words: {
    en: 'mailbox/mail box/letterbox/letter box/postbox/post box',
    de: 'briefkasten/briefkästen',
    es: 'buzón',
    fr: 'boîte aux lettres/boîtes aux lettres',
    zh: '邮箱/信箱/邮筒',
    ja: '郵便ポスト/郵便受け/ポスト',
    ar: 'صندوق بريد',
    emoji: '📮/📫/📬/📪/📭',
  },
  size: { width: 1, height: 1.5 },
  lives: ['hills', 'road', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 0.6,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? '#b82a26';
    mesh.object();
    // A post of wood with a brace, and the arched box on its board.
    mesh
      .box(0, 0, 0.06, 0.12, 1, 0.12, '#8a6540', materials.planks)
      .box(0, 0.98, 0, 0.2, 0.05, 0.62, '#8a6540', materials.planks);
    mesh.push().at(0, 0.72, -0.03).rotX(-0.8).box(0, 0, 0, 0.07, 0.36, 0.07, '#7a5836', materials.planks).pop();
    const [half, low, high] = [0.15, 1.03, 0.2];
    const section = (u: number, grow = 0): readonly [number, number] => {
      const a = Math.PI * (1 - Math.min(1, Math.max(0, (u - 0.25) / 0.5)));
      if (u < 0.25) return [-half - grow, low + (u / 0.25) * high - grow * (1 - u / 0.25)];
      if (u > 0.75) return [half + grow, low + ((1 - u) / 0.25) * high - grow * (1 - (1 - u) / 0.25)];
      return [Math.cos(a) * (half + grow), low + high + Math.sin(a) * (half + grow)];
    };
    mesh.sheet(
      (u, v) => {
        const [x, y] = section(u);
        return [x, y, -0.32 + v * 0.64];
      },
      40,
      4,
      () => paint,
      materials.gloss,
    );
    mesh.box(0, low - 0.01, 0, half * 2, 0.015, 0.64, paint, materials.gloss);
    const cap = (z: number, grow: number): void => {
      mesh.face(
        Array.from({ length: 33 }, (_, i) => [...section(i / 32, grow), z] as const),
        paint,
        materials.gloss,
      );
    };
    cap(0.32, 0);
    cap(-0.345, 0.012);
    // The rim of the door, its knob, a plate, and the flag that says there is mail.
    for (const [z, r] of [
      [-0.32, 0.014],
      [-0.345, 0.01],
      [0.32, 0.01],
    ] as const)
      mesh.tube(
        Array.from({ length: 33 }, (_, i) => [...section(i / 32, 0.008), z] as const),
        [r],
        z < -0.33 ? '#d8dcdf' : paint,
        materials.gloss,
        6,
      );
    mesh
      .cyl(0, low + high + 0.06, -0.36, 0.022, 0.022, 0.03, '#d8dcdf', materials.metal, 12)
      .ball(0, low + high + 0.09, -0.375, 0.022, 0.022, 0.022, '#d8dcdf', materials.metal, 10)
      .box(0, low + 0.12, -0.352, 0.14, 0.03, 0.01, '#d8dcdf', materials.metal);
    mesh
      .box(-half - 0.012, low + 0.16, -0.08, 0.012, 0.27, 0.024, '#e8e4da', materials.plain)
      .box(
        -half - 0.012,
        low + 0.36,
        -0.045,
        0.014,
        0.1,
        0.12,
        paint === '#b82a26' ? '#e8b82a' : '#c8322c',
        materials.gloss,
      )
      .ball(-half - 0.01, low + 0.17, -0.08, 0.02, 0.02, 0.02, '#d8dcdf', materials.metal, 10);
    // A climbing plant and flowers at its foot.
    for (let i = 0; i < 60; i++) {
      const a = i * 2.4;
      const y = (i / 60) * 0.75;
      const r = 0.09 + random() * 0.05 + (i < 22 ? 0.12 : 0);
      const [x, z] = [Math.cos(a) * r, 0.06 + Math.sin(a) * r];
      const s = 0.035 + random() * 0.025;
      mesh.ball(x, y + 0.03, z, s, s * 0.7, s, i % 3 === 0 ? '#4f8a3a' : '#3c7030', materials.leaf, 6);
      if (i % 4 === 1)
        mesh.ball(
          x * 1.25,
          y + 0.06,
          0.06 + (z - 0.06) * 1.25,
          0.03,
          0.03,
          0.03,
          i % 8 === 1 ? '#e86a9a' : '#f2d04a',
          materials.leaf,
          8,
        );
    }
  },
};
