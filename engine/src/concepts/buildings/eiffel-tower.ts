import { latticeArch, latticeSide } from '../../shapes/iron-lattice.ts';
import { circle } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const eiffelTower: Concept = {
  id: 'eiffel tower',
  words: {
    en: 'eiffel tower/tour eiffel/eiffeltower',
    de: 'eiffelturm',
    es: 'torre eiffel',
    fr: 'tour eiffel',
    zh: '埃菲尔铁塔/艾菲尔铁塔/铁塔',
    ja: 'エッフェル塔',
    ar: 'برج إيفل',
    emoji: '🗼',
  },
  size: { width: 42, height: 92 },
  lives: ['hills', 'river', 'park'],
  stands: 'ground',
  moves: 'still',
  turn: 0.36,
  sway: 0.12,
  build(mesh, _random, look) {
    const iron = look.colour ?? '#8a6a4e';
    const dark = '#6b5340';
    mesh.object();
    for (const x of [-15.2, 15.2])
      for (const z of [-15.2, 15.2]) mesh.box(x, -1, z, 9.4, 2.2, 9.4, '#b7ab97', materials.stone);
    for (let q = 0; q < 4; q++) {
      mesh.push().rotY((q * Math.PI) / 2);
      latticeSide(mesh, iron, look.lit);
      latticeArch(mesh, iron);
      mesh.pop();
    }
    deck(mesh, 17.4, 11.6, 2, iron, dark);
    deck(mesh, 35, 6.5, 1.4, iron, dark);
    deck(mesh, 83, 2.2, 1, iron, dark);
    // The rooms on the decks, the cap and the antenna.
    for (const q of [0, 1, 2, 3])
      mesh
        .push()
        .rotY((q * Math.PI) / 2)
        .box(0, 19.4, -7.6, 10, 1.8, 2.6, '#5a4a3c', materials.window)
        .box(0, 21.2, -7.6, 10.6, 0.3, 3.2, iron)
        .pop();
    mesh
      .box(0, 84.2, 0, 2.6, 1.8, 2.6, '#4a4038', materials.window)
      .box(0, 86, 0, 3.4, 0.3, 3.4, iron)
      .cyl(0, 86.3, 0, 1.1, 0.5, 1.9, iron, materials.plain, 16)
      .cyl(0, 88.2, 0, 0.34, 0.24, 5, iron, materials.plain, 10)
      .cyl(0, 93, 0, 0.14, 0.05, 6, dark, materials.plain, 8);
    for (const y of [90, 92]) mesh.tube(circle(0.6, y, 14), [0.1], iron, materials.plain, 5);
    if (look.lit) mesh.ball(0, 87.4, 0, 0.9, 0.7, 0.9, '#ffe0a0', materials.glow, 12);
  },
};

/** A deck with a frieze of small arches and a railing. */
function deck(mesh: Mesh, y: number, half: number, high: number, iron: Colour, dark: Colour): void {
  mesh
    .box(0, y - high * 0.55, 0, half * 2 - 0.7, high * 0.5, half * 2 - 0.7, dark)
    .box(0, y, 0, half * 2, high * 0.22, half * 2, iron)
    .box(0, y - high * 0.62, 0, half * 2 - 0.3, high * 0.16, half * 2 - 0.3, iron);
  for (let q = 0; q < 4; q++) {
    mesh.push().rotY((q * Math.PI) / 2);
    const posts = Math.max(6, Math.round(half * 2.4));
    for (let i = 0; i <= posts; i++) {
      const x = (i / posts - 0.5) * 2 * (half - 0.1);
      mesh.box(x, y - high * 0.55, -half + 0.15, 0.16, high * 1.1, 0.2, iron);
    }
    mesh.box(0, y + high * 0.55, -half + 0.1, half * 2, 0.16, 0.16, iron).pop();
  }
}
