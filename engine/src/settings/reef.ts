import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import type { Random } from '../raster/random.ts';
import { makeAir } from '../solid/air.ts';
import type { Air } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { clamp, fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Ground, World } from '../solid/world.ts';
import { tau, pick } from '../shapes/chance.ts';
import { shineRays } from '../events/god-rays.ts';
import { finishWorld, groundGrid, putThings } from './setting.ts';
import type { SettingOrder } from './setting.ts';

const corals = ['#c65a62', '#cc8444', '#a8587c', '#cbab5c', '#75609a', '#c08292', '#6f9a86'] as const;

/** Under water: coral, weed, rising bubbles and light that falls from above. */
export function buildReef(order: SettingOrder): World {
  const { random } = order;
  const light = lightBelow(order);
  const mesh = new Mesh();
  const air: Air = {
    ...makeAir('day', ['clear'], { az: 20, el: 68 }),
    fog: order.reach > 6 ? 0.032 : 0.042,
    fogFall: 0,
    fogColour: scaleRgb([0.012, 0.16, 0.3], light),
    fogShade: scaleRgb([0.012, 0.16, 0.3], light),
    sunLight: scaleRgb([1.9, 2, 1.9], light),
    ambient: scaleRgb([0.3, 0.46, 0.55], light),
    bounce: scaleRgb([0.2, 0.26, 0.3], light),
    glow: 0,
    disc: 0,
    sunColour: [0.6, 1, 1],
  };
  const ground: Ground = (x, z) =>
    -1.5 +
    fbm(x * 0.2, z * 0.2, 4) * 1.4 +
    smooth(2, 7, Math.abs(x + 0.8)) * 2.1 * fbm(x * 0.3 + 4, z * 0.25, 3) +
    smooth(10, 26, z) * 1.4;
  groundGrid(mesh, ground, { wide: order.wide, near: 1, far: 60, rows: 200, columns: 220, spread: 0.85 });
  growCorals(mesh, random, ground);
  growWeed(mesh, random, ground);
  for (let i = 0; i < 60; i++) {
    const size = 0.016 + 0.02 * random();
    mesh.ball(
      1.6 + Math.sin(i * 1.3) * 0.13,
      -0.6 + (i / 60) * 3.6,
      5 + Math.cos(i * 2.1) * 0.2,
      size,
      size,
      size,
      '#dff6fa',
      materials.glass,
      6,
    );
  }
  putThings(mesh, order.things, ground);
  return finishWorld(mesh, air, {
    camera: lookFrom([0, order.eye ?? 0.35, 0], [0, order.lookUp ?? 0.62, 10], 0.95),
    paintGround: reefPainter(),
    ground,
    backdrop: waterBackdrop(air, light),
    events: [shineRays(0.22 * light), ...order.events],
    focus: [0, 0, 7],
    shadowRadius: Math.max(9, order.reach * 0.8),
    occlusion: { radius: 0.4, power: 1 },
    windowsLit: 0,
  });
}

function reefPainter(): World['paintGround'] {
  const [sand, rock] = [hex('#d8c69a'), hex('#5a4f5a')];
  return (surface, x, y, z) => {
    const k = fbm(x * 1.5, z * 1.5, 4);
    const c = mixRgb(sand, rock, smooth(-0.7, 0.1, y + (k - 0.5) * 0.5));
    const a = Math.sin(x * 2.1 + fbm(x, z, 2) * 6);
    const b = Math.sin(z * 2.4 + fbm(z + 7, x, 2) * 6);
    const caustics = 0.5 + 0.8 * Math.max(0, 1 - Math.abs(a + b) * 1.6);
    const tone = (0.75 + 0.4 * k) * caustics;
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
  };
}

/** How much light comes down to it: little by night and in the evening. */
function lightBelow({ time, weather }: SettingOrder): number {
  if (time === 'night') return 0.16;
  return time === 'dusk' || weather.includes('gloom') ? 0.42 : 1;
}

function waterBackdrop({ sun }: Air, gain: number): NonNullable<World['backdrop']> {
  const [blue, deep, top] = [hex('#0b5f8c'), hex('#032a52'), hex('#5fd0e0')];
  const light = [0.5, 0.9, 1] as const;
  return (dx, dy, dz, out) => {
    const t = clamp(dy * 1.5 + 0.45);
    const ripple = dy > 0.12 ? smooth(0.52, 0.8, fbm((dx / dy) * 2.4, (dz / dy) * 2.4, 4)) * smooth(0.12, 0.5, dy) : 0;
    const glow = Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]) ** 6;
    for (const k of [0, 1, 2] as const) {
      const water = mix(mix(deep[k], blue[k], smooth(0, 0.55, t)), top[k], smooth(0.45, 1, t) * 0.7);
      out[k] = (water + (ripple * 0.7 + glow * 0.8) * light[k]) * gain;
    }
  };
}

function growCorals(mesh: Mesh, random: Random, ground: Ground): void {
  for (let i = 0; i < 130; i++) {
    const z = 2.4 + random() ** 1.3 * 12;
    const x = (random() < 0.5 ? -1 : 1) * (0.45 + random() * 0.62 * z) - 0.2;
    const y = ground(x, z) - 0.05;
    const colour = pick(random, corals);
    const kind = random();
    if (kind < 0.4)
      branch(mesh, random, [x, y, z], [(random() - 0.5) * 0.3, 1, 0], {
        length: 0.16 + random() * 0.14,
        radius: 0.045,
        level: 3,
        colour,
      });
    else if (kind < 0.6) {
      const r = 0.22 + random() * 0.34;
      mesh.ball(x, y + 0.1, z, r, r * 0.75, r, colour, materials.reef, 22);
    } else if (kind < 0.8) growFan(mesh, random, [x, y, z], colour);
    else growTubes(mesh, random, [x, y, z], colour);
  }
}

interface Branch {
  readonly length: number;
  readonly radius: number;
  readonly level: number;
  readonly colour: string;
}

function branch(mesh: Mesh, random: Random, from: Vec3, way: Vec3, { length, radius, level, colour }: Branch): void {
  const to: Vec3 = [from[0] + way[0] * length, from[1] + way[1] * length, from[2] + way[2] * length];
  mesh.tube([from, to], [radius, radius * 0.8], colour, materials.reef, 6);
  mesh.ball(to[0], to[1], to[2], radius * 0.8, radius * 0.8, radius * 0.8, colour, materials.reef, 6);
  if (level === 0) return;
  for (let i = 0; i < 3; i++) {
    const a = random() * tau;
    const turned: Vec3 = [way[0] + Math.cos(a) * 0.75, way[1] + 0.3, way[2] + Math.sin(a) * 0.75];
    const l = Math.hypot(...turned);
    const next = { length: length * 0.78, radius: radius * 0.78, level: level - 1, colour };
    branch(mesh, random, to, [turned[0] / l, turned[1] / l, turned[2] / l], next);
  }
}

function growFan(mesh: Mesh, random: Random, [x, y, z]: Vec3, colour: string): void {
  mesh
    .push()
    .at(x, y, z)
    .rotY(random() * 2);
  for (let b = 0; b < 15; b++) {
    const q = (b / 14 - 0.5) * 1.5;
    const h = 0.42 + random() * 0.16;
    const middle: Vec3 = [Math.sin(q) * h * 0.5, Math.cos(q) * h * 0.55, 0.02];
    const tip: Vec3 = [Math.sin(q * 1.25) * h, Math.cos(q) * h, (random() - 0.5) * 0.08];
    mesh.tube([[0, 0, 0], middle, tip], [0.022, 0.018, 0.011], colour, materials.reef, 5);
  }
  mesh.pop();
}

function growTubes(mesh: Mesh, random: Random, [x, y, z]: Vec3, colour: string): void {
  for (let b = 0; b < 12; b++) {
    const a = random() * tau;
    const h = 0.3 + random() * 0.5;
    const middle: Vec3 = [x + Math.cos(a) * 0.1, y + h * 0.6, z + Math.sin(a) * 0.1];
    mesh.tube(
      [[x, y, z], middle, [x + Math.cos(a) * 0.22 + 0.08, y + h, z + Math.sin(a) * 0.2]],
      [0.035, 0.03, 0.018],
      colour,
      0,
      6,
    );
  }
}

function growWeed(mesh: Mesh, random: Random, ground: Ground): void {
  for (let i = 0; i < 34; i++) {
    const x = (random() < 0.5 ? -1 : 1) * (1.6 + random() * 3.4);
    const z = 3.5 + random() * 7;
    const h = 0.8 + random() * 1.3;
    mesh.push().at(x, ground(x, z), z);
    mesh.sheet(
      (u, v) => [(u - 0.5) * 0.1 * (1 - v * 0.7) + Math.sin(v * 4 + i) * 0.12, v * h, Math.cos(v * 3 + i) * 0.08],
      1,
      10,
      () => (i & 1 ? '#3f7a3a' : '#6a8a30'),
    );
    mesh.pop();
  }
}
