import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const red = '#a83c28';
/** Half the way between the towers, how far the deck leads on beyond them, how high it is, and how high the towers are; metres. */
const [half, beyond, deck, tower] = [27, 150, 11, 36] as const;
/** Half the width of the deck, on whose sides the cables hang. */
const side = 2.6;

/** Height of the cables over a place along the bridge: hanging between the towers, and led down to the land beyond them. */
function cableAt(x: number): number {
  const away = Math.abs(x);
  if (away <= half) return deck + 2.2 + (tower - 1 - deck - 2.2) * (away / half) ** 2;
  return Math.max(deck + 0.6, tower - 1 - ((away - half) / (half * 1.05)) * (tower - 2 - deck));
}

function raiseTower(mesh: Mesh, x: number): void {
  for (const s of [-1, 1]) {
    const z = s * (side + 0.5);
    // Each leg steps in twice as it rises.
    for (const [y, high, wide] of [
      [-6, deck + 6, 2.3],
      [deck, 10, 2],
      [deck + 10, 9, 1.7],
      [deck + 19, tower - deck - 19, 1.4],
    ] as const) {
      mesh.box(x, y, z, wide, high, wide * 0.8, red, materials.plain);
      mesh.box(x, y, z - 0.02, wide * 0.42, high, wide * 0.86, '#963220', materials.plain);
    }
  }
  for (const y of [deck + 6, deck + 14, deck + 21, tower - 2.2])
    mesh.box(x, y, 0, 1.2, 1.7, side * 2 + 1, red, materials.plain);
  mesh.box(x, -6, 0, 6, 8.4, 11, '#9a948a', materials.plain);
}

export const goldenGate: Concept = {
  id: 'golden gate bridge',
  words: {
    en: 'golden gate bridge/golden gate/suspension bridge/the golden gate bridge',
    de: 'golden-gate-brücke/golden gate brücke/hängebrücke',
    es: 'puente golden gate/puente colgante',
    fr: 'pont du golden gate/pont suspendu',
    zh: '金门大桥/悬索桥/吊桥',
    ja: 'ゴールデンゲートブリッジ/金門橋/吊り橋',
    ar: 'جسر البوابة الذهبية/جسر معلق',
    emoji: '',
  },
  size: { width: 116, height: 38 },
  lives: ['mountains', 'coast', 'river'],
  stands: 'ground',
  moves: 'still',
  spans: true,
  turn: 0.3,
  sway: 0.1,
  mirrors: true,
  build(mesh) {
    mesh.push().object();
    const long = half + beyond;
    mesh.box(0, deck - 0.3, 0, long * 2, 0.5, side * 2 + 0.6, '#6a625c', materials.plain);
    for (const s of [-1, 1]) {
      mesh.box(0, deck - 1.9, s * side, long * 2, 0.24, 0.3, red).box(0, deck + 0.2, s * side, long * 2, 0.3, 0.3, red);
      mesh.box(0, deck + 1, s * side, long * 2, 0.1, 0.12, red);
      // Trusses under the way.
      for (let x = -long; x < long; x += 2) {
        rod(mesh, [x, deck - 1.8, s * side], [x + 1, deck + 0.2, s * side], 0.11, red);
        rod(mesh, [x + 1, deck + 0.2, s * side], [x + 2, deck - 1.8, s * side], 0.11, red);
      }
      const points = Array.from({ length: 121 }, (_, i): Vec3 => {
        const x = (i / 60 - 1) * half * 2.05;
        return [x, cableAt(x), s * side];
      });
      mesh.tube(points, [0.28], red, materials.plain, 8);
      for (let x = -half * 2; x <= half * 2; x += 1.7)
        if (cableAt(x) > deck + 1.4) rod(mesh, [x, deck, s * side], [x, cableAt(x), s * side], 0.06, red);
    }
    for (const x of [-half, half]) raiseTower(mesh, x);
    // Piers under the ends, far from the towers.
    for (let x = half * 2.1; x < long; x += 12)
      for (const s of [-1, 1]) mesh.box(s * x, -8, 0, 1.6, deck + 6.2, side * 2, '#a39a8c', materials.plain);
    mesh.pop();
  },
};
