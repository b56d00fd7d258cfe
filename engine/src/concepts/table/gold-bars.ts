import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { loft } from '../../shapes/loft.ts';
import { sections, triples } from '../../shapes/points.ts';
import type { Concept } from '../concept.ts';

/** A bar that lies along x about the origin: wider below than above, with a stamped field on its top and its side. */
function bar(mesh: Mesh, gold: string): void {
  loft(
    mesh,
    sections([0, 0, 0.76, 0.36, 0.02, 0, 0.78, 0.375, 0.32, 0, 0.68, 0.28, 0.345, 0, 0.66, 0.26]),
    0.05,
    gold,
    materials.metal,
  );
  mesh.push().at(0, 0.17, -0.333).rotX(-0.31);
  mesh.box(0, -0.09, 0, 0.84, 0.18, 0.012, '#8a5a0c', materials.metal);
  for (const x of [-0.3, -0.22, -0.14, -0.06, 0.08, 0.16, 0.24, 0.32])
    mesh.box(x, -0.05, -0.008, 0.05, 0.1, 0.01, '#c8901c', materials.metal);
  mesh.pop();
}

export const goldBars: Concept = {
  id: 'gold bars',
  words: {
    en: 'gold bars/gold bar/gold ingot/gold ingots/bars of gold/gold bullion/stack of gold',
    de: 'goldbarren/barren gold',
    es: 'lingote de oro/lingotes de oro/lingote',
    fr: 'lingot d’or/lingot d or/lingots d or/lingot',
    zh: '金条/金砖/金块',
    ja: '金塊/金の延べ棒',
    ar: 'سبيكة ذهب/سبائك ذهب',
    emoji: '',
  },
  size: { width: 3.2, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  sway: 0.15,
  plural: 1,
  build(mesh, random, look) {
    const gold = look.colour ?? '#b87c14';
    for (const [x, y, z] of triples([
      -0.8, 0, -0.3, 0.8, 0, -0.3, -0.8, 0, 0.5, 0.8, 0, 0.5, 0, 0.345, -0.24, -0.1, 0.345, 0.48, 0.04, 0.69, 0.1,
    ])) {
      mesh
        .push()
        .at(x, y, z)
        .rotY((random() - 0.5) * (y > 0 ? 0.22 : 0.06));
      bar(mesh, gold);
      mesh.pop();
    }
    mesh.push().at(0.62, 0, -0.98).rotY(0.5);
    bar(mesh, gold);
    mesh.pop();
  },
};
