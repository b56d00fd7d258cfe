import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const hues = [
  '#d8282e',
  '#f07a1e',
  '#f2c22a',
  '#6ab03a',
  '#2a8a5a',
  '#2f9ac8',
  '#2a50a8',
  '#7a3aa8',
  '#e05a9a',
  '#7a4a24',
  '#2a2a30',
] as const;

/** A pencil of six sides that stands on its blunt end: paint, bare wood where it is sharpened, and its lead. */
function pencil(mesh: Mesh, colour: string, long: number): void {
  const r = 0.085;
  const paint = readColour(colour);
  for (let k = 0; k < 6; k++) {
    const [a, b] = [(k / 6) * tau, ((k + 1) / 6) * tau];
    const at = (turn: number, y: number, out = r): Vec3 => [Math.cos(turn) * out, y, Math.sin(turn) * out];
    const middle = (a + b) / 2;
    mesh.face(
      [at(a, 0.06), at(b, 0.06), at(b, long - 0.05), at(middle, long + 0.02), at(a, long - 0.05)],
      k % 2 ? paint : mixRgb(paint, [0.02, 0.02, 0.02], 0.12),
      materials.gloss,
    );
    mesh.face(
      [at(a, long - 0.05), at(middle, long + 0.02), at(middle, long + 0.22, 0.03), at(a, long + 0.22, 0.03)],
      '#e2bc88',
      materials.plain,
    );
    mesh.face(
      [at(middle, long + 0.02), at(b, long - 0.05), at(b, long + 0.22, 0.03), at(middle, long + 0.22, 0.03)],
      '#d6ac74',
      materials.plain,
    );
  }
  mesh.cyl(0, long + 0.22, 0, 0.03, 0.006, 0.1, paint, materials.plain, 10);
  mesh.cyl(0, 0, 0, r * 0.95, r * 0.98, 0.08, '#f0e2b8', materials.gloss, 12);
}

export const pencils: Concept = {
  id: 'pencils',
  words: {
    en: 'pencil/coloured pencil/colored pencil/jar of pencils/crayon/pencil jar',
    de: 'bleistift/bleistifte/buntstift/buntstifte',
    es: 'lápiz/lápices/lápices de colores',
    fr: 'crayon/crayons de couleur/crayon de couleur',
    zh: '铅笔/彩色铅笔',
    ja: '鉛筆/色鉛筆',
    ar: 'قلم رصاص/أقلام رصاص/أقلام تلوين',
    emoji: '✏️/✏/🖍️',
  },
  size: { width: 2.4, height: 2.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random, look) {
    const glaze = look.colour ? undefined : pick(random, ['#e8e2d2', '#5a8a8a', '#c86a4a', '#4a6a9a']);
    const clay = glaze ?? '#e8e2d2';
    mesh.push().at(0, 0, 0.2);
    mesh.lathe(
      smoothProfile(
        pairs([
          0.52, 0, 0.6, 0.03, 0.64, 0.12, 0.62, 0.5, 0.62, 0.9, 0.65, 1.2, 0.68, 1.26, 0.66, 1.29, 0.61, 1.26, 0.58,
          1.1, 0.56, 0.2, 0, 0.14,
        ]),
      ),
      64,
      clay,
      materials.gloss,
    );
    for (const [y, r] of [
      [0.3, 0.635],
      [1.08, 0.642],
    ] as const)
      hoop(mesh, y, r, 0.016, '#3a4a5a', materials.gloss);
    for (let i = 0; i < 13; i++) {
      const inner = i >= 9;
      const a = inner ? (i / 4) * tau + 0.4 : (i / 9) * tau + 0.2;
      const r = inner ? 0.16 : 0.4;
      const long = (inner ? 2.25 : 1.85) + random() * 0.32;
      mesh
        .push()
        .at(Math.cos(a) * r * 0.7, 0.16, Math.sin(a) * r * 0.7)
        .rotY(-a)
        .rotZ(inner ? -0.04 : -0.13 - random() * 0.05)
        .rotY(random());
      pencil(mesh, look.colour ?? hues[i % hues.length] ?? hues[0], long);
      mesh.pop();
    }
    mesh.pop();
    for (const [x, z, turn, n] of [
      [-1.05, -0.5, 0.16, 5],
      [-0.85, -0.82, -0.06, 0],
    ] as const) {
      mesh
        .push()
        .at(x, 0.085, z)
        .rotY(turn)
        .rotZ(-Math.PI / 2)
        .rotY(Math.PI / 6);
      pencil(mesh, look.colour ?? hues[n] ?? hues[0], 1.5);
      mesh.pop();
    }
    // A rubber and a sharpener.
    mesh
      .push()
      .at(1, 0, -0.35)
      .rotY(0.5)
      .box(0, 0, 0, 0.42, 0.15, 0.24, '#f2eee6', materials.plain)
      .box(0.06, -0.002, 0, 0.28, 0.156, 0.246, '#2f6ab0', materials.plain)
      .pop();
  },
};
