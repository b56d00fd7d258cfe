import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** How a board is that somebody stands on sideways: half as long and as wide, how thick, how high under their feet, and how far its ends are bent up; metres. */
interface Board {
  readonly half: number;
  readonly wide: number;
  readonly thick: number;
  readonly high: number;
  readonly bent: number;
}

const skateboard: Board = { half: 0.58, wide: 0.125, thick: 0.016, high: 0.115, bent: 0.07 };
const snowboard: Board = { half: 0.8, wide: 0.145, thick: 0.014, high: 0.05, bent: 0.12 };

/** How high the feet are on it of who stands there, metres. */
export const deckHigh = { skateboard: skateboard.high + skateboard.thick, snowboard: snowboard.high + snowboard.thick };

/** A board along x, round and bent up at both ends, its top of one colour and its edge of another. */
function buildBoard(
  mesh: Mesh,
  { half, wide, thick, high, bent }: Board,
  [top, edge]: readonly [Colour, Colour],
): void {
  const at = (u: number, v: number, up: number): Vec3 => {
    const [turn, share] = [u * Math.PI * 2, v];
    const round = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power;
    const x = round(Math.cos(turn), 0.8) * half * share;
    const z = round(Math.sin(turn), 0.42) * wide * share;
    return [x, high + up + bent * smooth(0.66, 1, Math.abs(x) / half) ** 1.3, z];
  };
  mesh.sheet(
    (u, v) => at(u, 1 - v, thick),
    90,
    14,
    () => top,
    materials.cloth,
  );
  mesh.sheet(
    (u, v) => at(u, v, 0),
    90,
    14,
    () => edge,
    materials.gloss,
  );
  mesh.sheet(
    (u, v) => at(u, 1, thick * v),
    120,
    1,
    () => edge,
    materials.gloss,
  );
}

/** A skateboard under the feet of somebody of 1.8 metres, on its four wheels. */
export function buildSkateboard(mesh: Mesh, colour: Colour): void {
  buildBoard(mesh, skateboard, ['#2b2b2f', colour]);
  for (const x of [-0.27, 0.27]) {
    mesh.box(x, 0.07, 0, 0.07, 0.05, 0.09, '#9a9fa6', materials.metal);
    for (const z of [-0.1, 0.1]) {
      mesh
        .push()
        .at(x, 0.042, z)
        .rotX(Math.PI / 2);
      mesh.cyl(0, -0.024, 0, 0.042, 0.042, 0.048, '#efe8d8', materials.gloss, 28);
      mesh.cyl(0, -0.026, 0, 0.016, 0.016, 0.052, '#5a5d62', materials.metal, 16).pop();
    }
  }
}

// On snow a board lies over its hollows, and not in them: an end of it would be buried.
/** A snowboard under both feet of somebody of 1.8 metres, and its bindings. */
export function buildSnowboard(mesh: Mesh, feet: readonly [number, number], colours: readonly [Colour, Colour]): void {
  buildBoard(mesh, snowboard, colours);
  for (const x of feet) {
    mesh.box(x, snowboard.high + snowboard.thick, 0.075, 0.1, 0.17, 0.025, '#232529', materials.plain);
  }
}
