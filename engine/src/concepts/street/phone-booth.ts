import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const phoneBooth: Concept = {
  id: 'phone booth',
  words: {
    en: 'phone booth/telephone booth/phone box/telephone box/red telephone box/call box',
    de: 'telefonzelle/telefonzellen',
    es: 'cabina telefónica/cabina de teléfono',
    fr: 'cabine téléphonique',
    zh: '电话亭',
    ja: '電話ボックス',
    ar: 'كشك هاتف/كابينة هاتف',
    emoji: '',
  },
  size: { width: 1.2, height: 2.7 },
  lives: ['street', 'park', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.45,
  build(mesh, _random, look) {
    const red = look.colour ?? '#b8161c';
    const half = 0.47;
    mesh.object();
    mesh
      .box(0, 0, 0, 1.08, 0.1, 1.08, '#3a3c3e', materials.stone)
      .box(0, 0.1, 0, 0.98, 0.14, 0.98, red, materials.gloss);
    for (const x of [-half + 0.06, half - 0.06])
      for (const z of [-half + 0.06, half - 0.06]) mesh.box(x, 0.24, z, 0.13, 2.02, 0.13, red, materials.gloss);
    for (let q = 0; q < 4; q++) {
      mesh.push().rotY((q * Math.PI) / 2);
      const z = -half + 0.035;
      mesh
        .box(0, 0.24, z, 0.8, 0.22, 0.05, red, materials.gloss)
        .box(0, 0.28, z - 0.03, 0.62, 0.13, 0.02, red, materials.gloss)
        .box(0, 2.06, z, 0.8, 0.2, 0.06, red, materials.gloss);
      // Eight rows of panes: a wide one between two narrow ones. Its back is closed and holds the telephone.
      if (q === 2) mesh.box(0, 0.46, z, 0.8, 1.6, 0.03, '#d9d4c6', materials.plain);
      else
        mesh.box(
          0,
          0.46,
          z + 0.01,
          0.7,
          1.6,
          0.008,
          look.lit ? '#8a6a34' : '#7f98a4',
          look.lit ? materials.glow : materials.glass,
        );
      for (let i = 0; i <= 8; i++) mesh.box(0, 0.45 + i * 0.2, z, 0.72, 0.025, 0.045, red, materials.gloss);
      for (const x of [-0.22, 0.22, -0.35, 0.35]) mesh.box(x, 0.46, z, 0.03, 1.62, 0.05, red, materials.gloss);
      // The lit board over the door, in a frame, and a gilded crown on the arch above it.
      mesh
        .box(0, 2.26, z - 0.02, 0.98, 0.24, 0.1, red, materials.gloss)
        .box(
          0,
          2.3,
          z - 0.06,
          0.7,
          0.15,
          0.03,
          look.lit ? '#b09a6a' : '#f4efdf',
          look.lit ? materials.glow : materials.gloss,
        );
      mesh
        .push()
        .at(0, 2.5, z - 0.06)
        .rotX(-Math.PI / 2)
        .cyl(0, -0.1, 0, 0.44, 0.44, 0.1, red, materials.gloss, 32)
        .pop();
      mesh.ball(0, 2.68, z - 0.075, 0.055, 0.045, 0.015, '#d8ab3e', materials.metal, 10);
      for (const x of [-0.04, 0, 0.04])
        mesh.ball(x, 2.725, z - 0.075, 0.016, 0.022, 0.012, '#d8ab3e', materials.metal, 8);
      mesh.pop();
    }
    mesh.box(0, 2.26, 0, 0.98, 0.26, 0.98, red, materials.gloss).box(0, 2.5, 0, 1.06, 0.05, 1.06, red, materials.gloss);
    mesh.ball(0, 2.5, 0, 0.52, 0.32, 0.52, red, materials.gloss, 28);
    // The handle of the door, and hinges.
    mesh.box(-0.31, 1.2, -half - 0.02, 0.03, 0.2, 0.05, '#d8ab3e', materials.metal);
    for (const y of [0.6, 1.3, 1.95]) mesh.box(0.41, y, -half - 0.01, 0.05, 0.1, 0.04, '#7a0e12', materials.gloss);
    mesh.box(0, 1.15, 0.34, 0.3, 0.5, 0.16, '#1b1d20', materials.gloss);
  },
};
