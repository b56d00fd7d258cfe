import type { Random } from '../raster/random.ts';
import { house } from '../concepts/buildings/house.ts';
import type { Look } from '../concepts/concept.ts';
import { pick } from '../shapes/chance.ts';
import { buildAvenueHouse } from '../shapes/avenue-house.ts';
import { buildCanalHouse } from '../shapes/canal-house.ts';
import { shopWidth } from '../shapes/shop-front.ts';
import { buildStoneHouse } from '../shapes/stone-house.ts';
import { buildTimberedHouse } from '../shapes/timbered-house.ts';
import type { Mesh } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';
import { put } from './setting.ts';
import type { HouseKind, StreetPlan } from './street-plan.ts';

/** A house with its width and how far its front is from its middle; metres. */
interface Townhouse {
  readonly wide: number;
  readonly half: number;
  readonly build: (mesh: Mesh) => void;
}

/** Both rows of a street, and of a square the row that closes it. */
export function raiseHouses(mesh: Mesh, plan: StreetPlan, random: Random, look: Look): void {
  for (const side of [-1, 1] as const) raiseRow(mesh, plan, random, { side, look });
  if (plan.kind === 'square') closeSquare(mesh, plan, random, look);
}

function raiseRow(
  mesh: Mesh,
  { houses, middle, ground, end, kind, ...of }: StreetPlan,
  random: Random,
  { side, look }: { readonly side: -1 | 1; readonly look: Look },
): void {
  const away = side < 0 ? of.left : of.right;
  let z = kind === 'lane' ? 1.2 : 3.4 - random() * 1.5;
  while (z < end) {
    const { wide, half, build } = townhouse(pick(random, houses), random, look);
    const heading = Math.atan(middle(z + wide / 2 + 1) - middle(z + wide / 2));
    const at = z + (wide / 2) * Math.cos(heading);
    const [x, y] = [middle(at) + side * (away + half) * Math.cos(heading), ground(0, at)];
    put(mesh, { x, y, z: at - side * (away + half) * Math.sin(heading), turn: (side * Math.PI) / 2 + heading }, (m) => {
      build(m);
      // On a slope it stands on a foot of stone.
      if (y > 0) m.object().box(0, -1, 0, wide, 1, half * 2, '#a59880', materials.stone);
    });
    // On the outer side of a bend they would gape, on the inner one stand in each other.
    const bend = Math.atan(middle(at + 1) - middle(at)) - Math.atan(middle(at - 1) - middle(at - 2));
    z += wide * Math.cos(heading) * Math.min(1.3, Math.max(0.75, 1 + side * bend * away * 0.5));
  }
}

/** A row across the far side of a square. */
function closeSquare(mesh: Mesh, { houses, end, left, right }: StreetPlan, random: Random, look: Look): void {
  for (let x = -left - 8; x < right + 6;) {
    const { wide, half, build } = townhouse(pick(random, houses), random, look);
    // A lane leads on out of it.
    if (Math.abs(x - 4) < 2.4) x += 3.6;
    put(mesh, { x: x + wide / 2, y: 0, z: end + 6 + half }, build);
    x += wide;
  }
}

function townhouse(kind: HouseKind, random: Random, look: Look): Townhouse {
  const chance = random();
  switch (kind) {
    case 'pastel':
      return { wide: 6.9, half: 4, build: (m) => house.build(m, random, look) };
    case 'timbered': {
      const wide = 5 + chance * 1.6;
      return { wide: wide + 0.3, half: 4, build: (m) => buildTimberedHouse(m, random, wide) };
    }
    case 'stone': {
      const wide = 5.2 + chance * 2;
      return { wide, half: 3.5, build: (m) => buildStoneHouse(m, random, wide) };
    }
    case 'avenue':
      return { wide: shopWidth, half: 4, build: (m) => buildAvenueHouse(m, random) };
    case 'canal': {
      const wide = 4.2 + chance * 1.3;
      return { wide: wide + 0.06, half: 4, build: (m) => buildCanalHouse(m, random, wide) };
    }
  }
}
