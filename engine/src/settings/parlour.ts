import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lamp, World } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import { openBackWindow } from './back-window.ts';
import { indoorAir } from './indoor-air.ts';
import { back, furnishParlour, hearth } from './parlour-plan.ts';
import type { ParlourKind } from './parlour-plan.ts';
import { finishWorld, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { openWindowWall } from './window-wall.ts';
import { outside } from './window-view.ts';

const papers = ['#e2d6bc', '#b9cabd', '#dcc2b4', '#bccad6', '#e0cda8', '#8fa39a', '#a9b4c4', '#cfa88c'] as const;
const drapes = ['#d8c8a8', '#b86a4a', '#6f8a9c', '#8f9a6a', '#f1ede4', '#8a4a44'] as const;
const floors = ['#96683e', '#8a5f3c', '#a67c52', '#6b4a34'] as const;
const wood = '#efe8da';
/** The left wall and the ceiling; metres. */
const left = -3.2;
const high = 3.05;

/** From where the sun comes in each room: across the furniture, or through the wide window towards the eye. Degrees. */
const suns: Readonly<Record<ParlourKind, { readonly az: number; readonly el: number }>> = {
  sofa: { az: -116, el: 25 },
  fire: { az: -96, el: 27 },
  books: { az: -122, el: 22 },
  bay: { az: -24, el: 30 },
};

/** What is left of a room's light in the evening where a fire burns: little, and as warm as the fire. */
function byFirelight(air: Air): Air {
  const dim = ([r, g, b]: Rgb): Rgb => [r * 0.4, g * 0.33, b * 0.28];
  return { ...air, sunLight: scaleRgb(air.sunLight, 0.1), ambient: dim(air.ambient), bounce: dim(air.bounce) };
}

/** A living room: a group of sofa and chairs, a fire, a window with a seat, or a wall of books. Lengths are metres. */
export function buildParlour(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const chosen = pick<ParlourKind>(random, ['sofa', 'fire', 'bay', 'books', 'bay']);
  // Who is at the window stands before the widest.
  const usual = order.named?.includes('windowsill') ? 'bay' : chosen;
  const kind = order.things.some(({ atWall }) => atWall) ? 'fire' : usual;
  const sun = suns[kind];
  const isEvening = order.time === 'dusk' || order.time === 'night';
  const lit = indoorAir(makeAir(order.time, order.weather, { fog: 0, ...order.air, ...sun }));
  const air = kind === 'fire' && isEvening ? byFirelight(lit) : lit;
  raiseWalls(mesh, order, kind);
  const lamps = [...furnishParlour(mesh, order, kind), ...skylight(order, kind)];
  putThings(mesh, order.things, () => 0);
  const eye = order.eye ?? 1.35;
  // From the right of the room, so that the window is seen.
  const x = 0.55 + random() * 0.5;
  const rains = order.weather.includes('rain') || order.weather.includes('storm');
  return finishWorld(mesh, air, {
    camera:
      kind === 'fire' && order.things.every(({ atWall }) => atWall)
        ? lookFrom([x - 0.25, 1.28, -0.35], [hearth.x + (x - 0.8) * 0.6, 1.06, back], 1.06)
        : lookFrom([x, eye, -0.3], [x - 0.8, order.lookUp ?? 1.14, 4], 1.02),
    paintGround: () => undefined,
    ground: () => 0,
    backdrop: outside(air, rains),
    events: order.events,
    indoors: true,
    focus: [-0.5, 1, 4],
    shadowRadius: 6.5,
    softShadow: 2,
    occlusion: { radius: 0.5, power: 0.6 },
    near: 0.1,
    lamps,
  });
}

/** By day the sky in the window lights the walls and the ceiling around it. */
function skylight({ time, weather }: SettingOrder, kind: ParlourKind): readonly Lamp[] {
  if (time === 'night' || time === 'dusk') return [];
  const at: Vec3 =
    kind === 'bay' || kind === 'fire' ? [kind === 'bay' ? -0.5 : -2, 1.7, back - 0.9] : [left + 0.8, 1.7, 4.3];
  const isLow = time !== 'day';
  return [{ at, power: weather.length > 0 ? 3 : 4.5, colour: isLow ? [1, 0.72, 0.46] : [0.95, 0.97, 1], size: 5 }];
}

/** Floor, ceiling and walls; the window is on the left, or in the back wall. */
function raiseWalls(mesh: Mesh, { random }: SettingOrder, kind: ParlourKind): void {
  const [paper, drape, floor] = [pick(random, papers), pick(random, drapes), pick(random, floors)];
  const hasPanels = random() < 0.5;
  mesh.object().box(0, -0.1, 3, 18, 0.1, 14, floor, materials.floor);
  // Beyond the walls it would shade the windows.
  mesh.box(left + 6, high, back - 6, 12, 0.1, 12, '#f2ede2').box(2, high - 0.1, back - 0.1, 14, 0.1, 0.12, wood);
  mesh.box(2, 0, back - 0.06, 14, 0.15, 0.06, wood);
  if (kind === 'bay' || kind === 'fire') {
    const [from, to] = kind === 'bay' ? [-1.9, 0.95] : [-2.75, -1.4];
    openBackWindow(mesh, { z: back, high, from, to, sill: 0.55, top: kind === 'bay' ? 2.55 : 2.35, paper, drape });
    mesh.object().box(left, 0, (back - 4) / 2, 0.12, high, back + 4, paper, materials.wallpaper);
    return;
  }
  mesh.box(2, 0, back, 14, high, 0.1, paper, materials.wallpaper);
  openWindowWall(mesh, { x: left, end: back, at: 4.3, wide: 2.3, sill: 0.75, top: 2.55, high, paper, drape });
  if (!hasPanels) return;
  mesh
    .object()
    .box(2, 0.16, back - 0.07, 14, 0.74, 0.05, wood, materials.planks)
    .box(2, 0.9, back - 0.09, 14, 0.07, 0.09, wood);
}
