import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const microscope: Concept = {
  id: 'microscope',
  words: {
    en: 'microscope',
    de: 'mikroskop/mikroskope',
    es: 'microscopio',
    fr: 'microscope',
    zh: '显微镜',
    ja: '顕微鏡',
    ar: 'مجهر/ميكروسكوب',
    emoji: '🔬',
  },
  size: { width: 2.5, height: 3.5 },
  lives: ['room', 'library'],
  stands: 'table',
  moves: 'still',
  turn: -0.15,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const paint = readColour(look.colour ?? pick(random, ['#e4e6e4', '#2a2e36', '#3f5a6a']));
    const [brass, steel, black] = ['#d0a040', '#c8ccd0', '#26262a'] as const;
    const shade = mixRgb(paint, [0.02, 0.02, 0.025], 0.3);
    // A horseshoe foot carries the pillar; everything is seen from its side, the stage towards -x.
    cushion(mesh, [-0.1, 0.13, 0], [1.02, 0.13, 0.72], {
      square: 0.4,
      colour: shade,
      material: materials.gloss,
      pieces: 28,
    });
    cushion(mesh, [0.52, 0.36, 0], [0.4, 0.26, 0.42], { square: 0.5, colour: paint, material: materials.gloss });
    // The lamp under the stage.
    mesh.push().at(-0.5, 0.24, 0);
    mesh.lathe(smoothProfile(pairs([0.3, 0, 0.3, 0.1, 0.24, 0.16, 0.2, 0.16])), 36, black, materials.gloss);
    mesh.cyl(0, 0.15, 0, 0.19, 0.17, 0.02, '#8a8268', materials.glow, 28).pop();
    // The arm bends from the pillar over the stage.
    mesh.tube(
      smoothWay(triples([0.52, 0.3, 0, 0.66, 0.9, 0, 0.78, 1.5, 0, 0.7, 2.05, 0, 0.36, 2.4, 0, 0.06, 2.46, 0])),
      Array.from({ length: 31 }, (_, i) => 0.25 - 0.05 * Math.sin((i / 30) * Math.PI)),
      paint,
      materials.gloss,
      24,
    );
    // The stage with its clips and a slide.
    mesh
      .box(-0.36, 1.04, 0, 1.24, 0.1, 1.1, black, materials.gloss)
      .box(0.3, 0.92, 0, 0.56, 0.16, 0.44, shade, materials.gloss);
    mesh.box(-0.5, 1.14, 0, 0.34, 0.02, 0.96, '#dceaf0', materials.glass);
    mesh.ball(-0.5, 1.165, 0, 0.1, 0.014, 0.1, '#d85a8a', materials.gloss, 14);
    for (const z of [-0.36, 0.36]) {
      mesh.tube(triples([-0.05, 1.17, z, -0.3, 1.19, z, -0.52, 1.165, z]), [0.022], steel, materials.metal, 8);
      mesh.cyl(-0.05, 1.13, z, 0.05, 0.05, 0.06, steel, materials.metal, 12);
    }
    mesh
      .cyl(-0.5, 0.8, 0, 0.14, 0.18, 0.24, steel, materials.metal, 28)
      .cyl(-0.5, 0.72, 0, 0.2, 0.2, 0.08, black, materials.gloss, 28);
    // Knobs to focus at both sides of the arm.
    for (const side of [-1, 1]) {
      mesh
        .push()
        .at(0.62, 0.86, side * 0.2)
        .rotX((side * Math.PI) / 2);
      mesh.cyl(0, 0, 0, 0.24, 0.24, 0.16, black, materials.gloss, 36);
      for (let i = 0; i < 28; i++)
        mesh
          .push()
          .rotY((i / 28) * tau)
          .box(0.235, 0.02, 0, 0.02, 0.12, 0.024, '#3a3a40', materials.gloss)
          .pop();
      mesh
        .cyl(0, 0.16, 0, 0.14, 0.13, 0.14, brass, materials.metal, 28)
        .cyl(0, 0.3, 0, 0.06, 0.05, 0.02, steel, materials.metal, 18)
        .pop();
    }
    // Head, turret with three objectives, and the tube that leans back to the eye.
    mesh.push().at(-0.12, 2.4, 0);
    cushion(mesh, [0, 0, 0], [0.36, 0.26, 0.32], { square: 0.55, colour: paint, material: materials.gloss });
    mesh.push().rotZ(0.3).at(-0.1, -0.3, 0);
    mesh.lathe(smoothProfile(pairs([0.14, -0.1, 0.27, -0.06, 0.3, 0.04, 0.28, 0.12])), 40, steel, materials.metal);
    mesh.lathe(pairs([0.302, -0.01, 0.312, 0.02, 0.302, 0.05]), 40, brass, materials.metal);
    for (const [turn, long, ring] of [
      [Math.PI, 0.62, '#c8302a'],
      [0.5, 0.44, '#e0b02a'],
      [-0.9, 0.36, '#3a8ac8'],
    ] as const) {
      mesh.push().rotY(turn).at(0.15, -0.06, 0).rotZ(0.34);
      mesh
        .cyl(0, -long * 0.55, 0, 0.1, 0.11, long * 0.55, steel, materials.metal, 24)
        .cyl(0, -long * 0.7, 0, 0.085, 0.1, long * 0.16, ring, materials.gloss, 24)
        .cyl(0, -long, 0, 0.05, 0.085, long * 0.3, steel, materials.metal, 24)
        .pop();
    }
    mesh.pop();
    mesh.push().at(0.04, 0.14, 0).rotZ(-0.52);
    mesh
      .cyl(0, 0, 0, 0.24, 0.2, 0.26, paint, materials.gloss, 32)
      .cyl(0, 0.24, 0, 0.17, 0.17, 0.5, steel, materials.metal, 32)
      .cyl(0, 0.36, 0, 0.18, 0.18, 0.06, brass, materials.metal, 32)
      .cyl(0, 0.7, 0, 0.2, 0.2, 0.08, brass, materials.metal, 32)
      .cyl(0, 0.78, 0, 0.19, 0.22, 0.2, black, materials.gloss, 32)
      .cyl(0, 0.98, 0, 0.14, 0.13, 0.02, '#5a7a9a', materials.gloss, 28);
    mesh.pop().pop();
  },
};
