import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const sword: Concept = {
  id: 'sword',
  words: {
    en: 'sword/excalibur/broadsword/sword in a stone/sword in the stone',
    de: 'schwert/schwerter/schwert im stein',
    es: 'espada',
    fr: 'épée',
    zh: '剑/宝剑',
    ja: '剣/聖剣',
    ar: 'سيف',
    emoji: '🗡️/⚔️',
  },
  size: { width: 1.3, height: 1.6 },
  lives: ['hills', 'forest', 'mountains'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.3,
  build(mesh, random, look) {
    // It stands in a stone, as the tale has it.
    mesh.body(
      [
        [-0.2, 0.08, 0, 0.3, 0.22, 0.1, 0.05, 0.28, 0],
        [0, 0.24, 0.02, 0.24, 0.08, 0.3, 0.05, 0.2, 0],
        [-0.4, 0.02, -0.12, 0.16, -0.34, 0.06, -0.05, 0.17, 0],
        [0.42, 0.02, -0.1, 0.15, 0.36, 0.05, 0, 0.16, 1],
        ...Array.from({ length: 5 }, () => {
          const [x, z] = [(random() - 0.5) * 0.7, (random() - 0.5) * 0.3];
          return [x, 0.12, z, 0.16, x, 0.16 + random() * 0.1, z, 0.12, 0];
        }),
      ],
      { k: 0.03, mat: materials.stone, colours: ['#7c7a76', '#5f7048'], fur: 0.9 },
    );
    mesh.push().at(0.03, 0.4, 0.02).rotZ(-0.06);
    buildSword(mesh, look.colour);
    mesh.pop();
  },
  inHand(mesh, _random, look) {
    // The middle of the hilt is in the hand, the point up, and it is as slender as one that is swung.
    mesh.push().rotZ(Math.PI).scale(0.62, 0.9, 0.62).at(0, -0.88, 0);
    buildSword(mesh, look.colour);
    mesh.pop();
  },
};

/** A sword with its point down, a part of the blade below the ground. */
function buildSword(mesh: Mesh, steel: Colour = '#cfd6dc'): void {
  const blade: [number, number][] = [
    [0.001, -0.16],
    [0.048, -0.02],
    [0.052, 0.7],
  ];
  // A blade with a ridge: four sides of a flat diamond.
  mesh.push().scale(1, 1, 0.26).lathe(blade, 4, steel, materials.metal).pop();
  mesh.box(0, 0.7, 0, 0.42, 0.06, 0.07, '#c89a3a', materials.metal);
  for (const x of [-0.21, 0.21]) mesh.ball(x, 0.73, 0, 0.045, 0.045, 0.045, '#c89a3a', materials.metal, 12);
  mesh.cyl(0, 0.76, 0, 0.028, 0.026, 0.24, '#4a2a1a', materials.cloth, 12);
  for (let i = 0; i < 6; i++) mesh.cyl(0, 0.775 + i * 0.037, 0, 0.031, 0.031, 0.008, '#c89a3a', materials.metal, 12);
  mesh.ball(0, 1.04, 0, 0.055, 0.055, 0.055, '#c89a3a', materials.metal, 16);
  mesh.ball(0, 1.04, -0.045, 0.026, 0.026, 0.02, '#b8142e', materials.glass, 12);
}
