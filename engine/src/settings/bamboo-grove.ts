import { shineThroughMist } from '../events/sun-shafts.ts';
import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { buildCulm } from '../shapes/bamboo-culm.ts';
import type { Culm } from '../shapes/bamboo-culm.ts';
import { vary } from '../shapes/chance.ts';
import { strewLeaves } from '../shapes/fallen-leaves.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { isBefore } from './passers-by.ts';
import { finishWorld, groundGrid, isClear, put, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { lightened } from './wood-air.ts';

/** Half the width of the path, and how far from its middle its fences stand and the first stems; metres. */
const [half, fence, first] = [1.25, 1.6, 2] as const;
/** Up to here stems have all of their joints, and from there on they are hardly more than lines; metres. */
const [nearTo, farFrom] = [13, 30] as const;

interface Lie {
  /** Where the middle of the path is at a distance. */
  readonly path: (z: number) => number;
  readonly ground: Ground;
}

/** A grove of bamboo: a pale path leads in between stems that lean together over it, in green light. */
export function buildBambooGrove(order: SettingOrder): World {
  const { random, season, things } = order;
  const mesh = new Mesh();
  const isSnowy = season === 'winter' || order.weather.includes('snow');
  const air = underLeaves(
    makeAir(order.time, order.weather, { fog: 0.015, el: 52, ...order.air, fogMost: 0.04, ...lightIn(order) }),
  );
  const lie = layOut(order);
  const { ground, path } = lie;
  groundGrid(mesh, ground, {
    ...{ wide: order.wide, coarse: order.coarse, near: order.small ? 0.15 : 0.5 },
    ...{ far: 130, rows: 100, columns: 100, spread: 0.9 },
  });
  plantCulms(mesh, order, lie);
  for (const side of [-1, 1]) raiseFence(mesh, order, lie, side);
  if (!isSnowy)
    strewLeaves(mesh, random, {
      ...{ many: 4000, near: 1.1, far: 26, spread: 0.62, wide: order.wide, ground },
      lies: (x, z) => 0.14 + 0.86 * smooth(half - 0.5, half + 0.4, Math.abs(x - path(z))),
      colours: ['#c2a868', '#a88f56', '#d0bc80', '#8f8450', '#98a058'],
      long: 0.13,
      slim: 0.2,
    });
  putThings(mesh, things, ground);
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.55, lookUp: 3.9, focal: 0.9 }, ground),
    paintGround: paintFloor(lie, { isSnowy, light: air.night ? 0.5 : 1 }),
    softShadow: 2.2,
    ground,
    events: air.night ? order.events : [shineThroughMist(0.22, path(30)), ...order.events],
    snow: isSnowy ? 0.7 : 0,
    shadowRadius: 32,
    focus: [0, 4, 18],
    occlusion: { radius: 1, power: 1.15 },
  });
}

/** What comes down through the leaves is green, and so is the mist; little of the sky's own colour is seen between them. */
function underLeaves(usual: Air): Air {
  const air = lightened(usual);
  const dim = air.night ? 0.07 : air.isLow ? 0.62 : 1;
  const mist = mixRgb(air.fogColour, scaleRgb(hex('#a3c47c'), dim), air.night ? 0.6 : air.isLow ? 0.5 : 0.74);
  const [light, pale] = [scaleRgb(hex('#c4dca4'), dim), air.night ? 0.7 : 0.6];
  return {
    ...air,
    fogColour: mist,
    fogShade: mist,
    horizon: mixRgb(air.horizon, mist, pale),
    middle: mixRgb(air.middle, light, pale),
    zenith: mixRgb(air.zenith, light, pale),
    ambient: mixRgb(
      scaleRgb(air.ambient, air.night ? 0.8 : 1.3),
      [air.ambient[0] * 0.9, air.ambient[1] * 1.5, air.ambient[2] * 0.7],
      0.5,
    ),
    clouds: air.clouds * 0.3,
  };
}

/** Where nothing stands the light comes from ahead, through the leaves. */
function lightIn({ things, air, time }: SettingOrder): { readonly az?: number; readonly el?: number } {
  if (things.length > 0) return {};
  const from = ((air.cloudOffset ?? 0) % 1) - 0.5;
  return { az: from * 70, el: time === 'day' ? 50 : time === 'night' ? 40 : 22 };
}

function layOut({ random, things }: SettingOrder): Lie {
  const [place, side] = [random() * 60, random() < 0.5 ? -1 : 1];
  // It leads straight on to whoever stands there, and only then aside.
  const [nearest = 0] = things.filter(({ clearing }) => clearing > 0).map(({ x }) => x);
  const from = Math.max(-1.4, Math.min(1.4, nearest));
  const path = (z: number): number =>
    from * smooth(0, 5, z) + side * smooth(6, 34, z) * (z - 6) * 0.13 * Math.sin(0.7 + z * 0.05);
  return {
    path,
    ground: (x, z) => {
      const aside = Math.abs(x - path(z));
      const bank = smooth(half, half + 4, aside) * (0.35 + 0.5 * fbm(x * 0.1 + place, z * 0.1, 3));
      // It rises behind, so that no far edge of the land is seen between the stems.
      return (
        bank +
        smooth(26, 110, z) * 7 +
        (fbm(x * 0.5 + place, z * 0.5, 3) - 0.5) * 0.16 * smooth(half - 0.4, half + 0.6, aside)
      );
    },
  };
}

/** Stems at both sides of the path, close together, and none where it would hide what was asked for. */
function plantCulms(mesh: Mesh, order: SettingOrder, { path, ground }: Lie): void {
  const { random, things, wide } = order;
  const across = Math.min(wide, 2);
  const plant = (x: number, z: number, detail: Culm['detail']): void => {
    const aside = x - path(z);
    // A far one stands for several.
    const stout = detail === 'far' ? 2 : 1;
    const [high, thick, leans] = [11 + random() * 4.5, (0.055 + random() * 0.035) * stout, random()];
    const sway = (random() - 0.5) * 2.2;
    if (Math.abs(aside) < first || isBefore(things, x, z, 0.5) || !isClear(things, x, z)) return;
    // Those beside the path hang over it, those behind them in any direction.
    const inwards = smooth(9, 2, Math.abs(aside)) * (1.4 + leans * 2.4);
    put(mesh, { x, y: ground(x, z), z }, (m) =>
      buildCulm(m, random, {
        ...{ high, thick, detail },
        over: [-Math.sign(aside) * inwards + sway * 0.6, sway],
      }),
    );
  };
  for (let i = 0; i < 72 * across; i++) {
    const z = 2.6 + random() * (nearTo - 2.6);
    const aside = first + random() ** 1.5 * (1 + z * 0.62) * across;
    plant(path(z) + (i % 2 ? 1 : -1) * aside, z, 'near');
  }
  for (let i = 0; i < 180 * across; i++) {
    const z = nearTo + random() * (farFrom - nearTo);
    const aside = first + random() ** 1.3 * z * 0.6 * across;
    plant(path(z) + (i % 2 ? 1 : -1) * aside, z, 'middle');
  }
  for (let i = 0; i < 460 * across; i++) {
    const z = farFrom + random() ** 1.3 * 48;
    const aside = first + random() ** 1.2 * z * 0.5 * across;
    plant(path(z) + (i % 2 ? 1 : -1) * aside, z, 'far');
  }
}

/** A low fence of canes along the path, and none where somebody stands. */
function raiseFence(mesh: Mesh, { random, things }: SettingOrder, { path, ground }: Lie, side: number): void {
  const step = 1.25;
  const cane = readColour('#a89458');
  const at = (z: number, up: number): Vec3 => {
    const x = path(z) + side * fence;
    return [x, ground(x, z) + up, z];
  };
  const isFree = (z: number): boolean => !isBefore(things, path(z) + side * fence, z, 0.7);
  for (let z = 1.6; z < 44; z += step) {
    if (!isFree(z)) continue;
    const sides = z < 16 ? 7 : 4;
    const lay = (from: Vec3, to: Vec3, thick: number): Mesh =>
      mesh.object().tube([from, to], [thick], vary(cane, random, 0.25), materials.plain, sides);
    lay(at(z, -0.1), at(z, 0.62), 0.035);
    if (isFree(z + step)) for (const up of [0.26, 0.54]) lay(at(z, up), at(z + step * 1.04, up), 0.022);
  }
}

/** Trodden earth, and between the stems what has fallen from them. */
function paintFloor(
  { path }: Lie,
  { isSnowy, light }: { readonly isSnowy: boolean; readonly light: number },
): World['paintGround'] {
  const [earth, sand, litter, dark, moss] = [
    hex('#b8a684'),
    hex('#cdbd9c'),
    hex('#8f7c4c'),
    hex('#4a4028'),
    hex('#566a30'),
  ];
  return (surface, x, _y, z, distance) => {
    const k = fbm(x * 0.9, z * 0.9, 4);
    const fine = distance < 24 ? fbm(x * 13, z * 13, 2) : 0.5;
    const way = smooth(half + 0.2, half - 0.3, Math.abs(x - path(z)) + (k - 0.5) * 0.5);
    const floor = mixRgb(
      mixRgb(dark, litter, smooth(0.38, 0.58, fine * 0.6 + k * 0.4)),
      moss,
      smooth(0.52, 0.68, fbm(x * 0.4 + 9, z * 0.4, 3)) * 0.6,
    );
    let c = mixRgb(floor, mixRgb(earth, sand, smooth(0.35, 0.65, fine)), way);
    if (isSnowy) c = mixRgb(c, hex('#e2e8ef'), 0.9 - way * 0.15);
    const tone = (0.82 + 0.34 * k) * light;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}
