import { gripOf } from '../body/grip-of.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pointBetween } from './figure.ts';
import type { Pose } from './figure.ts';

/** How high over the hands what is juggled flies, and how large a ball is; metres. */
const [high, ball] = [0.88, 0.052] as const;

const ballColours = ['#d8342c', '#f2b61c', '#2f86d0', '#3aa655', '#8a4ac0'] as const;

/** What is juggled that is no ball, by the ids of what it is: its colour, its half width and half height, metres, and whether it has a stalk with a leaf. */
export const juggled: Readonly<
  Record<string, { readonly colour: string; readonly wide: number; readonly tall: number; readonly hasStalk: boolean }>
> = {
  'orange fruit': { colour: '#ee7a10', wide: 0.056, tall: 0.053, hasStalk: true },
  apple: { colour: '#c4281f', wide: 0.056, tall: 0.052, hasStalk: true },
  lemon: { colour: '#f2d430', wide: 0.046, tall: 0.058, hasStalk: false },
  peach: { colour: '#f0a468', wide: 0.054, tall: 0.05, hasStalk: true },
  tomato: { colour: '#d8301e', wide: 0.056, tall: 0.047, hasStalk: true },
  egg: { colour: '#ead2b4', wide: 0.036, tall: 0.047, hasStalk: false },
};

/** Five of what is juggled: one in each hand, and the others on their way from the right one in a bow over the head to the left one (STUDIO-28). */
export function juggle(mesh: Mesh, random: Random, pose: Pose, of?: { readonly id?: string | undefined }): void {
  const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  const first = Math.floor(random() * ballColours.length);
  const fruit = of?.id === undefined ? undefined : juggled[of.id];
  mesh.object();
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const at = pointBetween(right, left, t, [0, 4 * t * (1 - t) * high + ball, -0.02]);
    if (fruit) buildFruit(mesh, at, { ...fruit, leant: i * 1.3 - 1 });
    else
      mesh.ball(
        ...at,
        ball,
        ball,
        ball,
        ballColours[(first + i) % ballColours.length] ?? '#d8342c',
        materials.gloss,
        24,
      );
  }
}

function buildFruit(
  mesh: Mesh,
  at: Vec3,
  { colour, wide, tall, hasStalk, leant }: (typeof juggled)[string] & { readonly leant: number },
): void {
  mesh
    .push()
    .at(...at)
    .rotZ(leant)
    .ball(0, 0, 0, wide, tall, wide, colour, materials.gloss, 24);
  if (hasStalk) {
    mesh.cyl(0, tall * 0.9, 0, 0.004, 0.005, 0.018, '#5a4a26', materials.plain, 8);
    mesh.ball(0.018, tall + 0.008, 0, 0.02, 0.003, 0.01, '#4f8a34', materials.plain, 10);
  }
  mesh.pop();
}
