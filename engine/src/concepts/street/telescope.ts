import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [brass, dark, wood] = ['#c8993c', '#26282c', '#7a4c28'] as const;

/** Three legs of double bars that slide into single ones, with clamps, tips and a tray between them. */
function tripod(mesh: Mesh): void {
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * tau + 0.4;
    const at = (r: number, y: number, aside = 0): Vec3 => [
      Math.cos(a) * r - Math.sin(a) * aside,
      y,
      Math.sin(a) * r + Math.cos(a) * aside,
    ];
    for (const aside of [-0.05, 0.05])
      rod(mesh, at(0.1, 1.16, aside), at(0.35, 0.44, aside * 0.7), 0.021, wood, materials.gloss);
    rod(mesh, at(0.25, 0.73), at(0.53, 0.04), 0.024, '#8f5c30', materials.gloss);
    for (const [r, y] of pairs([0.35, 0.44, 0.27, 0.68])) {
      rod(mesh, at(r, y, -0.06), at(r, y, 0.06), 0.03, brass, materials.metal);
      const knob = at(r + 0.02, y, 0.075);
      mesh.ball(knob[0], knob[1], knob[2], 0.026, 0.026, 0.026, dark, materials.gloss, 12);
    }
    mesh
      .push()
      .at(...at(0.54, 0))
      .cyl(0, 0, 0, 0.012, 0.032, 0.08, brass, materials.metal, 14)
      .pop();
    rod(mesh, at(0.1, 1.16, -0.08), at(0.1, 1.16, 0.08), 0.036, brass, materials.metal);
    rod(mesh, at(0.26, 0.7), at(0.05, 0.62), 0.012, brass, materials.metal);
  }
  mesh.cyl(0, 0.605, 0, 0.15, 0.15, 0.025, wood, materials.gloss, 36);
  hoop(mesh, 0.62, 0.15, 0.014, brass, materials.metal);
}

/** The tube about y: its dew cap, lens, rings, drawn tubes, focus knob, eyepiece and finder. */
function tube(mesh: Mesh, paint: Colour): void {
  mesh.lathe(
    smoothProfile(
      pairs([
        0.086, -0.3, 0.09, -0.28, 0.094, -0.1, 0.1, 0.3, 0.106, 0.78, 0.106, 0.78, 0.128, 0.8, 0.13, 0.82, 0.13, 1.06,
        0.13, 1.06, 0.136, 1.07, 0.136, 1.09, 0.12, 1.092, 0.12, 0.98,
      ]),
    ),
    44,
    paint,
    materials.gloss,
  );
  mesh.lathe(pairs([0.118, 0.99, 0.07, 1.015, 0, 1.02]), 36, '#2a4468', materials.gloss);
  mesh.ball(-0.04, 1.02, -0.04, 0.02, 0.006, 0.03, '#dbe8f4', materials.plain, 10);
  for (const [y, r, thick] of [
    [-0.3, 0.09, 0.016],
    [-0.08, 0.096, 0.013],
    [0.18, 0.1, 0.018],
    [0.46, 0.103, 0.018],
    [0.8, 0.128, 0.016],
    [1.08, 0.135, 0.014],
  ] as const)
    hoop(mesh, y, r, thick, brass, materials.metal);
  mesh.lathe(
    smoothProfile(
      pairs([
        0, -0.84, 0.028, -0.84, 0.044, -0.82, 0.04, -0.76, 0.03, -0.74, 0.03, -0.68, 0.03, -0.68, 0.05, -0.67, 0.05,
        -0.6, 0.05, -0.6, 0.046, -0.58, 0.046, -0.46, 0.046, -0.46, 0.066, -0.44, 0.068, -0.4, 0.08, -0.34, 0.086, -0.3,
      ]),
    ),
    32,
    brass,
    materials.metal,
  );
  mesh.cyl(0, -0.86, 0, 0.036, 0.046, 0.05, dark, materials.gloss, 22);
  rod(mesh, [0, -0.5, -0.12], [0, -0.5, 0.12], 0.014, brass, materials.metal);
  for (const z of [-0.13, 0.13])
    mesh
      .push()
      .at(0, -0.5, z)
      .rotX(Math.PI / 2)
      .cyl(0, -0.02, 0, 0.042, 0.042, 0.04, dark, materials.gloss, 22)
      .pop();
  // The finder on two rings.
  mesh.push().at(-0.165, -0.16, 0);
  mesh.lathe(
    smoothProfile(
      pairs([0, -0.16, 0.022, -0.16, 0.024, -0.08, 0.026, 0.2, 0.036, 0.26, 0.036, 0.34, 0.03, 0.345, 0, 0.32]),
    ),
    24,
    dark,
    materials.gloss,
  );
  for (const y of [-0.02, 0.18]) {
    hoop(mesh, y, 0.032, 0.011, brass, materials.metal);
    rod(mesh, [0.03, y, 0], [0.09, y, 0], 0.012, brass, materials.metal);
  }
  mesh.pop();
}

export const telescope: Concept = {
  id: 'telescope',
  words: {
    en: 'telescope',
    de: 'teleskop/fernrohr',
    es: 'telescopio',
    fr: 'télescope/longue-vue',
    zh: '望远镜',
    ja: '望遠鏡/天体望遠鏡',
    ar: 'تلسكوب',
    emoji: '🔭',
  },
  size: { width: 1.6, height: 2.2 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    tripod(mesh);
    // The head of the mount: a turned column, a fork, and a toothed arc with its handle.
    mesh.lathe(
      smoothProfile(
        pairs([
          0.05, 1.08, 0.13, 1.1, 0.13, 1.17, 0.13, 1.17, 0.08, 1.19, 0.06, 1.22, 0.085, 1.26, 0.085, 1.28, 0.04, 1.3,
        ]),
      ),
      32,
      brass,
      materials.metal,
    );
    for (const z of [-0.125, 0.125]) {
      mesh.tube(
        [
          [0, 1.26, z * 0.4],
          [0, 1.3, z * 0.95],
          [0, 1.42, z],
        ],
        [0.026],
        brass,
        materials.metal,
        12,
      );
      mesh
        .push()
        .at(0, 1.42, z)
        .rotX(Math.PI / 2);
      mesh.cyl(0, -0.025, 0, 0.05, 0.05, 0.05, dark, materials.gloss, 24).pop();
    }
    rod(mesh, [0.1, 1.22, 0], [0.62, 1.02, 0.16], 0.012, brass, materials.metal);
    rod(mesh, [0.5, 1.066, 0.123], [0.64, 1.012, 0.166], 0.024, wood, materials.gloss);
    mesh.push().at(0, 1.42, 0).rotZ(0.62);
    tube(mesh, look.colour ?? '#e8e6e0');
    mesh.pop();
  },
};
