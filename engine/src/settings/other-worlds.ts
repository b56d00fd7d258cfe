import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { addLight, addToSky } from '../events/pen.ts';
import { paintStars } from '../events/stars.ts';
import { createRandom } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
import type { EventPainter, Ground, World } from '../solid/world.ts';
import { finishWorld, groundGrid, isClear, putThings, standAt } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** The ground of the moon: grey dust, craters and boulders in hard light, under a black sky with the earth in it. */
export function buildMoonGround(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const ground = crateredGround(random() * 60, 1);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, far: 1200, rows: 340, columns: 300 });
  scatterBoulders(mesh, order, ground, '#6d6b68');
  putThings(mesh, order.things, ground);
  const side = random() < 0.5 ? -1 : 1;
  const air = airless(makeAir('day', ['clear'], { ...order.air, az: side * 74, el: 24, fog: 0, clouds: 0 }));
  const stars = random() * 1e9;
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 3.4, focal: 1.05 }, ground),
    paintGround: dustPainter(hex('#8d8a86'), hex('#5f5d5b')),
    ground,
    events: [paintStars(() => createRandom(stars), 1500), earthInTheSky(-side), ...order.events],
    shadowRadius: Math.max(30, order.reach * 0.9),
    focus: [0, 2, Math.max(16, order.reach * 0.8)],
    softShadow: 0.6,
  });
}

/** Red ground with stones and far rims under a sky of dust. */
export function buildRedPlanet(order: SettingOrder): World {
  const mesh = new Mesh();
  const ground = crateredGround(order.random() * 60, 0.55);
  groundGrid(mesh, ground, { wide: order.wide, coarse: order.coarse, far: 1400, rows: 340, columns: 300 });
  scatterBoulders(mesh, order, ground, '#7c4630');
  putThings(mesh, order.things, ground);
  const dusty = makeAir(order.time, order.weather, { fog: 0.0042, ...order.air, clouds: 0 });
  const dust = order.time === 'night' ? hex('#2c1a18') : hex('#d29a72');
  const air: Air = {
    ...dusty,
    zenith: mixRgb(dusty.zenith, order.time === 'night' ? dust : hex('#a8714e'), 0.82),
    middle: mixRgb(dusty.middle, dust, 0.85),
    horizon: mixRgb(dusty.horizon, order.time === 'night' ? dust : hex('#e8bd92'), 0.85),
    fogColour: mixRgb(dusty.fogColour, dust, 0.85),
    fogShade: mixRgb(dusty.fogShade, dust, 0.85),
    ambient: mixRgb(dusty.ambient, [dusty.ambient[0], dusty.ambient[0] * 0.72, dusty.ambient[0] * 0.55], 0.7),
  };
  return finishWorld(mesh, air, {
    camera: standAt(order, { eye: 1.75, lookUp: 3, focal: 1.05 }, ground),
    paintGround: dustPainter(hex('#b5683e'), hex('#74371f')),
    ground,
    events: order.events,
    shadowRadius: Math.max(30, order.reach * 0.9),
    focus: [0, 2, Math.max(16, order.reach * 0.8)],
  });
}

/** Without air the sky is black and the shadows are lit by the ground alone. */
export function airless(air: Air): Air {
  const black: Rgb = [0.0015, 0.0018, 0.003];
  return {
    ...air,
    zenith: black,
    middle: black,
    horizon: black,
    sunLight: [3.1, 3.05, 2.95],
    ambient: [0.1, 0.105, 0.12],
    bounce: [0.16, 0.155, 0.15],
    glow: 0,
    fog: 0,
    clouds: 0,
    disc: 0,
  };
}

/** Rolling ground with round craters of three sizes; nothing deep where things stand near the eye. */
function crateredGround(place: number, strength: number): Ground {
  return (x, z) => {
    const rolling = (fbm(x * 0.02 + place, z * 0.02, 4) - 0.5) * 5 * smooth(12, 60, z);
    const rims = smooth(160, 700, z) * (fbm(x * 0.004 + place, z * 0.004 + 7, 5) - 0.35) * 190;
    const fine = (fbm(x * 0.5 + place, z * 0.5, 3) - 0.5) * 0.16;
    const small = craters(x, z, 3.4, 0.32, place) * smooth(2.5, 6, z);
    const middle = craters(x, z, 17, 1.5, place + 3) * smooth(14, 26, z);
    const large = craters(x, z, 90, 7, place + 8) * smooth(60, 120, z);
    return rolling + rims + fine + strength * (small + middle + large);
  };
}

/** One crater at most in each square of the grid: a bowl with a raised rim, metres. */
function craters(x: number, z: number, grid: number, deep: number, place: number): number {
  const column = Math.floor(x / grid);
  const row = Math.floor(z / grid);
  const chance = (k: number): number => noise2(column * 7.31 + place + k * 17.7, row * 5.77 + k * 3.3);
  const radius = grid * (0.16 + 0.2 * chance(1));
  const cx = (column + 0.5 + (chance(2) - 0.5) * 0.26) * grid;
  const cz = (row + 0.5 + (chance(3) - 0.5) * 0.26) * grid;
  const away = Math.hypot(x - cx, z - cz) / radius;
  if (away > 1.4 || chance(4) < 0.38) return 0;
  const bowl = away < 1 ? away * away - 1 : 0;
  const rim = Math.exp(-(((away - 1.02) / 0.16) ** 2)) * 0.42;
  return deep * (radius / grid) * 3 * (bowl * 0.75 + rim);
}

function dustPainter(light: Rgb, dark: Rgb): World['paintGround'] {
  return (surface, x, _y, z, distance) => {
    const k = fbm(x * 0.6, z * 0.6, 4);
    const wide = fbm(x * 0.02 + 5, z * 0.02, 4);
    const c = mixRgb(light, dark, smooth(0.35, 0.7, wide) * 0.7 + 0.25 * smooth(0.2, 0.7, 1 - surface.ny));
    const tone = 0.78 + 0.44 * k;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    const grit = smooth(26, 2, distance) * 0.5;
    surface.nx += (fbm(x * 7, z * 7, 2) - 0.5) * grit;
    surface.nz += (fbm(x * 7 + 9, z * 7, 2) - 0.5) * grit;
  };
}

function scatterBoulders(mesh: Mesh, { random, things }: SettingOrder, ground: Ground, colour: string): void {
  for (let i = 0; i < 60; i++) {
    const z = 3.5 * 26 ** random();
    const x = (random() - 0.5) * 1.5 * z;
    const r = (0.05 + random() ** 4 * 0.9) * (0.5 + z * 0.03);
    const turn = random() * 6;
    const flat = 0.55 + random() * 0.3;
    if (!isClear(things, x, z)) continue;
    mesh
      .push()
      .at(x, ground(x, z) + r * 0.15, z)
      .rotY(turn)
      .scale(r, r * flat, r)
      .body(
        [
          [-0.3, 0, 0, 0.62, 0.35, 0.1, 0.1, 0.5, 0],
          [0, 0.2, -0.2, 0.42, 0.1, 0.25, 0.3, 0.3, 0],
        ],
        { k: 0.12, colours: [colour], fur: 0.9 },
      )
      .pop();
  }
}

/** The earth over the horizon: blue with white weather, lit from the side; parts of a square picture's height. */
function earthInTheSky(side: number): EventPainter {
  return (view) => {
    const aspect = view.width / view.height;
    const [cx, cy, r] = [0.5 + (side * 0.24) / Math.max(1, aspect), 0.16, 0.062];
    addLight(view, { gain: 0.9, behind: 0 }, ({ pen, width, height, unit }) => {
      const halo = pen.createRadialGradient(
        cx * width,
        cy * height,
        r * height,
        cx * width,
        cy * height,
        r * height * 1.25,
      );
      halo.addColorStop(0, 'rgba(110,170,255,0.35)');
      halo.addColorStop(1, 'rgba(110,170,255,0)');
      pen.fillStyle = halo;
      pen.beginPath();
      pen.arc(cx * width, cy * height, r * height * 1.25 + unit, 0, Math.PI * 2);
      pen.fill();
    });
    addToSky(view, (u, v) => {
      const x = ((u - cx) * aspect) / r;
      const y = (v - cy) / r;
      const inside = 1 - x * x - y * y;
      if (inside <= 0) return [0, 0, 0];
      const depth = Math.sqrt(inside);
      const lit = smooth(-0.1, 0.9, -x * side * 0.75 - y * 0.35 + depth * 0.55) * smooth(0, 0.12, inside);
      const white = smooth(0.5, 0.68, fbm(x * 2.2 + depth + 4, y * 3.4, 5));
      const land = smooth(0.55, 0.6, fbm(x * 1.4 + 11, y * 1.6 + 2, 4));
      const sea = mixRgb([0.03, 0.14, 0.5], [0.12, 0.24, 0.08], land * 0.85);
      const c = mixRgb(sea, [0.95, 0.97, 1], white * 0.9);
      return [c[0] * lit, c[1] * lit, c[2] * lit];
    });
  };
}
