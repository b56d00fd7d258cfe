import { tau } from '../shapes/chance.ts';
import { leaves } from '../shapes/tree.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Ground } from '../solid/world.ts';
import type { SettingOrder } from './setting.ts';

const green = ['#4a6a2c', '#5a7c36', '#3f5f2a', '#6c8a42'] as const;
const autumn = ['#a8612a', '#b8843a', '#8a4a24', '#7c7a34'] as const;

/** How many stand on the meadow, and how many more on the sides of a knoll. */
const onMeadow = 14;
const onKnoll = 40;

/** Low bushes, each of a few clumps: on a meadow, and on the sides of a knoll, where a tree would hang in the air. */
export function plantBushes(
  mesh: Mesh,
  { random, season, things, knoll }: SettingOrder,
  land: {
    readonly ground: Ground;
    /** Where the ground is wet, and below. */
    readonly dry: number;
    readonly clear: (x: number, z: number) => boolean;
  },
): void {
  const { ground, dry, clear } = land;
  const colours = season === 'autumn' ? autumn : green;
  const sides = knoll ? onKnoll : 0;
  for (let i = 0; i < onMeadow + sides; i++) {
    const angle = random() * tau;
    const away = 25 + random() * 28;
    const side = knoll && i < sides ? knoll : undefined;
    const z = side ? side.z - Math.abs(Math.sin(angle)) * away * 0.9 : 24 + random() * 70;
    const x = side ? side.x + Math.cos(angle) * away : (random() - 0.5) * 1.5 * z;
    const size = 0.7 + random() * 1.1;
    const hides = !side && things.some((thing) => thing.z > z && Math.abs(thing.x / thing.z - x / z) < 0.1);
    if (hides || z < 14 || (!side && !clear(x, z)) || ground(x, z) < dry + 0.3) continue;
    for (let k = 0; k < 4; k++) {
      const [bx, bz] = [x + (random() - 0.5) * size * 1.6, z + (random() - 0.5) * size * 1.2];
      const r = size * (0.6 + random() * 0.4);
      leaves(mesh, random, bx, ground(bx, bz) + r * 0.3, bz, r, 80, 0.14, colours, 0.8);
    }
  }
}
