import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept, Look } from '../concept.ts';

export const kite: Concept = {
  id: 'kite',
  words: {
    en: 'kite',
    de: 'drachen steigen/papierdrachen/lenkdrachen',
    es: 'barrilete/papalote',
    fr: 'cerf-volant',
    zh: '风筝',
    ja: '凧',
    ar: 'طائرة ورقية',
    emoji: '🪁',
  },
  size: { width: 2.6, height: 4 },
  lives: ['hills', 'beach'],
  stands: 'air',
  moves: 'flies',
  sway: 0.3,
  build(mesh, _random, look) {
    mesh.at(0, 2.6, 0).rotX(-0.25).rotZ(-0.35);
    buildKite(mesh, coloursOf(look));
    mesh.tube(
      [
        [0, 0.1, -0.14],
        [1.4, -1.6, -0.7],
        [3.4, -3.6, -1.4],
      ],
      [0.006],
      string,
      materials.plain,
      4,
    );
  },
  inHand(mesh, _random, look) {
    mesh
      .push()
      .at(...flown)
      .rotY(0.35)
      .rotX(-0.35)
      .rotZ(-0.3)
      .scale(0.52);
    buildKite(mesh, coloursOf(look));
    mesh.pop();
    // The string sags a little under its own weight, and its end hangs from the hand.
    const [x, y, z] = flown;
    const along = (share: number): Vec3 => [x * share, y * share - 0.5 * share * (1 - share), z * share];
    mesh.tube(
      [[0.01, -0.22, 0.02], [0, -0.08, 0], ...[0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map(along)],
      [0.0045],
      string,
      materials.plain,
      4,
    );
  },
};

/** Where a kite is that somebody flies, from the hand that holds its string; metres. */
const flown: Vec3 = [-1.8, 1.7, 0.02];
const string = '#f4f0e6';

function coloursOf({ colour }: Look): readonly string[] {
  return colour === undefined ? ['#d8342c', '#f2b632', '#2b6cb0', '#3f9a5a'] : [colour, '#f4efe2', colour, '#f4efe2'];
}

/** Four pieces of cloth on a cross of sticks, and a tail of bows; two metres wide, its cross at the origin. */
function buildKite(mesh: Mesh, colours: readonly string[]): void {
  const corners: readonly Vec3[] = [
    [0, 1.3, 0],
    [1, 0.35, 0.12],
    [0, -1.5, 0],
    [-1, 0.35, 0.12],
  ];
  const middle: Vec3 = [0, 0.35, -0.16];
  corners.forEach((p, i) =>
    mesh.face([p, corners[(i + 1) % 4] ?? p, middle], colours[i] ?? '#d8342c', materials.cloth),
  );
  rod(mesh, [0, 1.3, 0.02], [0, -1.5, 0.02], 0.02, '#6a4a2a');
  mesh.tube([[-1, 0.35, 0.14], middle, [1, 0.35, 0.14]], [0.02], '#6a4a2a');
  const tail = Array.from({ length: 22 }, (_, i): Vec3 => [Math.sin(i * 0.55) * 0.28 + i * 0.05, -1.5 - i * 0.13, 0]);
  mesh.tube(tail, [0.014], '#e8e2d2', materials.plain, 5);
  for (let i = 2; i < 22; i += 3)
    for (const s of [-1, 1]) {
      const [x, y, z] = tail[i] ?? [0, 0, 0];
      mesh.face(
        [
          [x, y, z],
          [x + 0.22 * s, y + 0.12, z],
          [x + 0.22 * s, y - 0.1, z],
        ],
        colours[((i / 3) % 4) | 0] ?? '#d8342c',
        materials.cloth,
      );
    }
}
