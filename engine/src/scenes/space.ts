import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { atOnce, inBands, inTurn } from '../raster/picture.ts';
import type { Picture } from '../raster/picture.ts';
import { pick } from '../raster/random.ts';
import { smoothstep } from '../raster/scalar.ts';
import { addGlow, twinkleAt } from '../raster/stars.ts';
import { spiralAt } from './spiral.ts';
import { createPlanet, paintPlanetRows } from './planet.ts';
import type { Planet } from './planet.ts';
import { usualDevelopment } from './scene.ts';
import type { Development } from '../raster/develop.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from './scene.ts';

/** A nebula among stars, perhaps with a planet. */
export function planSpace(scene: Scene): ScenePlan {
  const { colours, tilt, planet } = layOutSpace(scene);
  const nebula = createNebula(scene);
  return {
    development: spaceDevelopment,
    stages: [
      {
        layer: 'sky',
        weight: 8,
        steps: () =>
          inTurn(
            inBands(0, nebula.height, (from, to) => paintNebulaRows(scene, nebula, { colours, tilt, from, to })),
            inBands(0, scene.height, (from, to) => enlargeRows(scene.picture, nebula, from, to)),
          ),
      },
      { layer: 'terrain', weight: 1, steps: () => atOnce(() => paintStarField(scene)) },
      {
        layer: 'foreground',
        weight: 2,
        steps: () =>
          planet
            ? inBands(0, scene.height, (from, to) => paintPlanetRows(scene, planet, from, to))
            : atOnce(() => undefined),
      },
    ],
  };
}

export const spaceDevelopment: Development = { ...usualDevelopment, bloom: 0.55, vignette: 0.36 };

/** The colours of the gas, how its band slants, and the planet if there is one. */
export function layOutSpace(scene: Scene): { colours: NebulaColours; tilt: number; planet: Planet | undefined } {
  const random = scene.stream('space');
  const [first, second] = scene.mood.colours;
  const colours: NebulaColours = {
    main: first ?? hex(pick(['#ff3a7a', '#2a6aff', '#ff7a2a', '#20c8b0', '#8a4aff'], random)),
    other: second ?? hex(pick(['#5a2aff', '#ff5ab0', '#1aa0ff', '#ff9a3a', '#18b8a8'], random)),
    core: hex('#ffd9a0'),
  };
  const tilt = random() * 3;
  const isAdorned = random() < 0.4 && scene.decorates;
  // Nothing uncalled hides the arms of a galaxy.
  const planet =
    scene.has('planet') || (isAdorned && !scene.has('spiral')) ? createPlanet(scene, colours.main) : undefined;
  return { colours, tilt, planet };
}

/** An empty map of gas at half the scene's size. */
export function createNebula(scene: Scene): Nebula {
  const width = (scene.width >> 1) + 2;
  const height = (scene.height >> 1) + 2;
  return { width, height, samples: new Float32Array(width * height * 3) };
}

interface NebulaColours {
  readonly main: Rgb;
  readonly other: Rgb;
  readonly core: Rgb;
}

export interface Nebula {
  readonly width: number;
  readonly height: number;
  readonly samples: Float32Array;
}

/** Gas as noise warped by noise, gathered along a slanting band and cut by lanes of dust. */
export function paintNebulaRows(
  scene: Scene,
  nebula: Nebula,
  { colours, tilt, from, to }: { colours: NebulaColours; tilt: number; from: number; to: number },
): void {
  const { noise, span, offset } = scene;
  const { width, height, samples } = nebula;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const scale = 6.4 / span;
  const { main, other, core } = colours;
  const spiral = scene.has('spiral');
  for (let row = from; row < to; row++) {
    for (let column = 0; column < width; column++) {
      const u = (column - width / 2) * scale;
      const v = (row - height / 2) * scale;
      const q1 = noise.fbm(u + offset.x, v + offset.y, 4);
      const q2 = noise.fbm(u + 5.2 + offset.x, v + 1.3 + offset.y, 4);
      const r1 = noise.fbm(u + 3 * q1 + 1.7, v + 3 * q2 + 9.2, 5);
      const r2 = noise.fbm(u + 3 * q1 + 8.3, v + 3 * q2 + 2.8, 4);
      const gas = noise.fbm(u + 2.4 * r1, v + 2.4 * r2, 6);
      const away = u * sin + v * cos + (q1 - 0.45) * 1.2;
      const arms = spiral ? spiralAt(u * 0.92 + (r1 - 0.5) * 0.3, v * 0.92 + (r2 - 0.5) * 0.3, tilt) : undefined;
      const band = arms ? arms.gas : Math.exp(-away * away * 2.4);
      // The arms of a galaxy are seen as such: clouds only make them uneven, and the sky around them is dark.
      const dense = arms
        ? band * (0.5 + 0.9 * smoothstep(0.36, 0.7, gas)) + smoothstep(0.6, 0.95, gas) * 0.05
        : smoothstep(0.34, 0.78, gas) * band * 1.3 + smoothstep(0.5, 0.9, gas) * 0.25;
      const thread = Math.max(0, 1 - Math.abs(r1 * 2 - 0.98)) ** 6 * band * (arms ? 0.5 : 1);
      const lanes = arms ? 0.4 : 0.75;
      const dust = 1 - smoothstep(0.42, 0.62, noise.fbm(u * 2.2 + r2 * 3 + 30, v * 2.2 + r1 * 3, 5)) * band * lanes;
      // Young and blue outside, old and warm within: here the two colours of the gas.
      const a = arms ? smoothstep(0.25, 1.3, arms.radius + (r1 - 0.5) * 0.5) : smoothstep(0.3, 0.62, r1);
      const b = smoothstep(0.38, 0.6, r2);
      const hot = dense * dense * dense * b * 2.2 + (arms?.core ?? 0);
      const o = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        const m = main[c] ?? 0;
        const n = other[c] ?? 0;
        const k = core[c] ?? 0;
        samples[o + c] =
          ((m + (n - m) * a) * dense * 1.45 + k * hot + (n + (k - n) * b) * thread * 0.32) * dust + (night[c] ?? 0);
      }
    }
  }
}

const night: Rgb = [0.004, 0.005, 0.012];

function enlargeRows(picture: Picture, nebula: Nebula, from: number, to: number): void {
  const { width, pixels } = picture;
  const { samples } = nebula;
  const stride = nebula.width * 3;
  for (let y = from; y < to; y++) {
    const fy = (y & 1) * 0.5;
    for (let x = 0; x < width; x++) {
      const fx = (x & 1) * 0.5;
      const at = (y >> 1) * stride + (x >> 1) * 3;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const top = (samples[at + c] ?? 0) * (1 - fx) + (samples[at + 3 + c] ?? 0) * fx;
        const bottom = (samples[at + stride + c] ?? 0) * (1 - fx) + (samples[at + stride + 3 + c] ?? 0) * fx;
        pixels[o + c] = top * (1 - fy) + bottom * fy;
      }
    }
  }
}

/** Thousands of stars by a steep power law, the brightest with the cross of a telescope. */
export function paintStarField(scene: Scene): void {
  const random = scene.stream('stars');
  const { width, height, span, picture } = scene;
  const unit = Math.max(0.5, scene.unit);
  const count = Math.round((2500 * width * height) / (span * span));
  for (let i = 0; i < count; i++) {
    const magnitude = random() ** 10;
    const { x, y } = approach(scene, { x: random() * width, y: random() * height, nearness: (i * 0.618) % 1 });
    const colour = mixRgb([1, 0.75, 0.55], [0.65, 0.8, 1], random());
    const twinkle = twinkleAt(i, scene.time);
    addGlow(picture, x, y, (0.5 + magnitude * 1.5) * unit, colour, (0.08 + magnitude * 4) * twinkle);
    if (magnitude > 0.6)
      addCross(picture, { x, y, length: 11 * unit * magnitude, colour, strength: (0.3 + magnitude * 1.4) * twinkle });
  }
}

/** Where a star is seen through the lens: near ones move away from its point faster. */
function approach({ lens }: Scene, star: { x: number; y: number; nearness: number }): { x: number; y: number } {
  if (!lens) return star;
  const scale = 1 + (lens.scale - 1) * (0.25 + star.nearness);
  return { x: lens.x + (star.x - lens.x) * scale, y: lens.y + (star.y - lens.y) * scale };
}

function addCross(
  picture: Picture,
  star: { x: number; y: number; length: number; colour: Rgb; strength: number },
): void {
  const { x, y, length, colour, strength } = star;
  for (let step = -Math.floor(length); step <= length; step++) {
    const value = strength * Math.exp((-Math.abs(step) / length) * 3.5) * 0.6;
    addGlow(picture, x + step, y, 0.6, colour, value);
    addGlow(picture, x, y + step, 0.6, colour, value);
  }
}
