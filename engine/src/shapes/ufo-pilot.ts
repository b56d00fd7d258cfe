import { rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** Who flies it: a green one with large eyes at a panel with lamps. */
export function ufoPilot(mesh: Mesh): void {
  mesh.body(
    [
      [0, 0.86, 0, 0.42, 0, 1.12, 0.02, 0.46, 0],
      [0, 0.72, -0.14, 0.2, 0, 0.56, -0.16, 0.13, 0],
      [0, 0.5, 0, 0.12, 0, 0.3, 0, 0.14, 0],
      [-0.26, 0.12, 0, 0.16, 0.26, 0.12, 0, 0.16, 1],
      [0, 0.2, 0, 0.22, 0, -0.3, 0, 0.34, 1],
      [-0.34, 0.08, 0, 0.11, -0.6, -0.2, -0.4, 0.09, 1],
      [0.34, 0.08, 0, 0.11, 0.6, -0.2, -0.4, 0.09, 1],
    ],
    { k: 0.1, mat: materials.wet, colours: ['#7ac25a', '#5a6a8a'] },
  );
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(0.19 * s, 0.94, -0.4)
      .rotZ(0.5 * s)
      .rotY(-0.35 * s);
    mesh.ball(0, 0, 0, 0.11, 0.19, 0.07, '#0c0e14', materials.gloss, 20).pop();
    mesh.ball(0.16 * s, 1.03, -0.475, 0.028, 0.028, 0.02, '#ffffff', materials.plain, 8);
    rod(mesh, [0.16 * s, 1.5, 0], [0.26 * s, 1.78, -0.04], 0.022, '#6ab04c');
    mesh.ball(0.26 * s, 1.8, -0.04, 0.06, 0.06, 0.06, '#a8e86a', materials.gloss, 12);
  }
  mesh.tube(
    Array.from({ length: 9 }, (_, i) => [(i / 4 - 1) * 0.09, 0.62 + 0.02 * (i / 4 - 1) ** 2, -0.325] as const),
    [0.014],
    '#2a5a2a',
    materials.plain,
    5,
  );
  mesh.push().at(0, -0.34, -0.75).rotX(-0.6);
  mesh.box(0, 0, 0, 1.9, 0.1, 0.6, '#4a525c', materials.gloss);
  for (let i = 0; i < 14; i++)
    mesh.ball(
      -0.8 + (i % 7) * 0.27,
      0.11,
      -0.12 + Math.floor(i / 7) * 0.26,
      0.06,
      0.04,
      0.06,
      ['#e84a3a', '#f2c83c', '#5af0d0'][i % 3] ?? '#e84a3a',
      materials.glow,
      10,
    );
  mesh.pop();
}
