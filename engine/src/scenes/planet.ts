import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { pick } from '../raster/random.ts';
import { clamp01, mix, smoothstep } from '../raster/scalar.ts';
import type { Scene } from '../raster/scene.ts';

export interface Planet {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ring: boolean;
  readonly light: Rgb;
  readonly dark: Rgb;
  readonly air: Rgb;
}

/** Where the light comes from: upper left, toward the eye. */
const towardsLight = { x: -0.62, y: -0.42, z: 0.66 } as const;
const ringAngle = -0.32;
const ringTilt = 0.28;
const ringInner = 1.32;
const ringOuter = 2.25;

const kinds: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#d9a066', '#7a4a2a'],
  ['#7aa4e0', '#1a3a6a'],
  ['#c07a9a', '#4a2040'],
  ['#7ab8a8', '#16403a'],
  ['#e0c8a8', '#8a6a52'],
];

export function createPlanet(scene: Scene, gas: Rgb): Planet {
  const random = scene.stream('planet');
  const [light, dark] = pick(kinds, random);
  const size = Math.min(scene.width, scene.height, scene.span * 0.75);
  const [first] = scene.mood.colours;
  return {
    radius: size * (0.2 + random() * 0.09),
    x: scene.width * (random() < 0.5 ? 0.36 : 0.64),
    y: scene.height * (0.43 + random() * 0.14),
    ring: scene.has('ring') || random() < 0.5,
    light: first ? mixRgb(first, hex('#f0e0c8'), 0.48) : hex(light),
    dark: first ? mixRgb(mixRgb(first, [0, 0, 0], 0.75), hex(dark), 0.35) : hex(dark),
    air: mixRgb(gas, [0.6, 0.8, 1], 0.6),
  };
}

/** Paints the rows' share of the planet: cloud bands, a bright limb, and the ring before and behind. */
export function paintPlanetRows(scene: Scene, planet: Planet, from: number, to: number): void {
  const { width, picture } = scene;
  const { pixels } = picture;
  const reach = planet.radius * 2.45;
  const cos = Math.cos(ringAngle);
  const sin = Math.sin(ringAngle);
  const colour = new Float32Array(3);
  for (let y = Math.max(from, Math.floor(planet.y - reach)); y < Math.min(to, planet.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(planet.x - reach)); x < Math.min(width, planet.x + reach); x++) {
      const dx = (x - planet.x) / planet.radius;
      const dy = (y - planet.y) / planet.radius;
      const q = dx * dx + dy * dy;
      const o = (y * width + x) * 3;
      const edge = planet.ring ? 0 : 1.4;
      if (q > 1.03 && q > 2 + edge && !planet.ring) continue;
      const distance = Math.sqrt(q);
      if (q < 1.03) {
        shadeGlobe(scene, planet, { dx, dy, q, cos, sin }, colour);
        const cover = 1 - smoothstep(1 - 1.5 / planet.radius, 1 + 1.5 / planet.radius, distance);
        for (let c = 0; c < 3; c++) pixels[o + c] = mix(pixels[o + c] ?? 0, colour[c] ?? 0, cover);
      } else if (distance < 1.5) {
        const haze = Math.exp(-(distance - 1) * 15) * 0.3 * clamp01(dx * towardsLight.x + dy * towardsLight.y + 0.3);
        for (let c = 0; c < 3; c++) pixels[o + c] = (pixels[o + c] ?? 0) + (planet.air[c] ?? 0) * haze;
      }
      if (!planet.ring) continue;
      const along = dx * cos + dy * sin;
      const across = (-dx * sin + dy * cos) / ringTilt;
      if (across > 0 || q > 1) addRing(scene, planet, { o, radius: Math.hypot(along, across), across, dx, dy });
    }
  }
}

interface GlobeSpot {
  readonly dx: number;
  readonly dy: number;
  readonly q: number;
  readonly cos: number;
  readonly sin: number;
}

function shadeGlobe({ noise, time, offset }: Scene, planet: Planet, spot: GlobeSpot, out: Float32Array): void {
  const { dx, dy, q, cos, sin } = spot;
  const nz = Math.sqrt(Math.max(0, 1 - q));
  const latitude = dy * cos - dx * sin;
  const longitude = (dx * cos + dy * sin) / (nz + 0.45);
  const swirl = noise.fbm(longitude * 1.7 + time * 0.1 + offset.x, latitude * 4.5, 4);
  const bands = noise.fbm(latitude * 7 + swirl * 1.5, longitude * 0.7 + offset.y, 5);
  const fine = noise.fbm(latitude * 26 + swirl * 5, longitude * 3 + offset.x, 3);
  const tone = clamp01(smoothstep(0.25, 0.68, bands) + (fine - 0.45) * 0.35);
  const lit = clamp01(dx * towardsLight.x + dy * towardsLight.y + nz * towardsLight.z);
  const shade = lit * (1.25 + 0.25 * lit) * (0.75 + 0.25 * nz) + 0.01;
  const shadow = planet.ring ? ringShadow(dx, dy, nz, cos, sin) : 1;
  const limb = (1 - nz) ** 3 * clamp01(dx * towardsLight.x + dy * towardsLight.y + 0.35) * 1.2;
  for (let c = 0; c < 3; c++)
    out[c] = mix(planet.dark[c] ?? 0, planet.light[c] ?? 0, tone) * shade * shadow + (planet.air[c] ?? 0) * limb;
}

/** The ring's shadow: a dark curved belt across the globe, just below its middle. */
function ringShadow(dx: number, dy: number, nz: number, cos: number, sin: number): number {
  const latitude = dy * cos - dx * sin;
  const belt = latitude - 0.16 - 0.3 * (1 - nz) * 0.6;
  return 1 - 0.55 * Math.exp(-(belt * belt) / 0.004);
}

function addRing(
  scene: Scene,
  planet: Planet,
  at: { o: number; radius: number; across: number; dx: number; dy: number },
): void {
  const { o, radius, across, dx, dy } = at;
  if (radius < ringInner || radius > ringOuter) return;
  const gap = Math.abs(radius - 1.86) < 0.03 ? 0.12 : 1;
  const grooves = 0.22 + 0.55 * scene.noise.at(radius * 26, 3) + 0.25 * scene.noise.at(radius * 90, 7);
  const cover = grooves * smoothstep(ringInner, 1.4, radius) * (1 - smoothstep(2.08, ringOuter, radius)) * gap * 0.8;
  const bright = 0.1 + 0.8 * (1 - planetShadow(across, dx, dy));
  const { pixels } = scene.picture;
  for (let c = 0; c < 3; c++)
    pixels[o + c] = mix(pixels[o + c] ?? 0, mix(planet.light[c] ?? 0, ringTint[c] ?? 0, 0.4) * bright, cover);
}

/** How much of the light the globe keeps from a point of the ring, 0..1: its shadow is a tube behind it. */
function planetShadow(across: number, dx: number, dy: number): number {
  const { x, y, z } = towardsLight;
  // What of the ring lies above the globe's middle in the picture lies behind it.
  const depth = across * Math.sqrt(1 - ringTilt * ringTilt);
  const away = dx * x + dy * y + depth * z;
  if (away >= 0) return 0;
  const fromAxis = Math.hypot(dx - away * x, dy - away * y, depth - away * z);
  return 1 - smoothstep(0.96, 1.03, fromAxis);
}

const ringTint: Rgb = [1, 0.95, 0.9];
