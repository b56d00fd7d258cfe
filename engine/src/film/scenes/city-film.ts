import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { paintAurora } from '../../raster/aurora.ts';
import { white, css, hex, mixRgb } from '../../raster/colour.ts';
import { finish } from '../../raster/picture.ts';
import { addLight, clearSheet, createSheet, layOver, lookThrough } from '../../raster/sheet.ts';
import { smoothstep } from '../../raster/scalar.ts';
import { addGlow } from '../../raster/stars.ts';
import { drawBlock } from '../../scenes/city-block.ts';
import type { Block, CityLook } from '../../scenes/city-block.ts';
import {
  cityLayers,
  cityDevelopment,
  cityHorizon,
  dressCity,
  layHaze,
  layOutBlocks,
  paintNear,
  paintStreet,
} from '../../scenes/city.ts';
import type { Lens, Scene } from '../../raster/scene.ts';
import { cutOut, cutoutScene, placeCutout } from './cutout.ts';
import { openSky, openStars } from './moving-sky.ts';
import type { SceneFilm } from './scene-film.ts';

/** One layer of buildings, and the lights in them. */
interface Layer {
  readonly near: number;
  readonly walls: Canvas;
  readonly lights: Canvas;
  /** Rooms where somebody comes and goes. */
  readonly rooms: readonly Room[];
  /** First row that holds anything, before the camera moves. */
  readonly top: number;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** Seconds of one round of light and dark, and where in it the film begins. */
  readonly round: number;
  readonly phase: number;
}

/** Toward the city along its street, with traffic, windows that light up and go dark, and the street mirroring it all. */
export function filmCity(painted: Scene): SceneFilm {
  const { look, dressed: scene } = dressCity(painted);
  const horizon = cityHorizon(scene);
  const layers = Array.from({ length: cityLayers }, (_, layer) => buildLayer(painted, layer));
  const sky = openSky(scene, horizon);
  const stars = scene.mood.night && !scene.has('rain') ? openStars(scene, horizon * 0.75, 320) : undefined;
  const sheet = createSheet(scene);
  return {
    development: cityDevelopment(look),
    paint: ({ time, travel }) => {
      const now: Scene = { ...scene, time };
      sky(now);
      stars?.(now);
      if (scene.has('aurora')) finish(paintAurora(now, Math.round(horizon * 0.8)));
      for (const layer of layers) {
        const { near } = layer;
        const lens = { scale: 1 + travel * (0.003 + 0.013 * near ** 1.6), x: scene.width * 0.5, y: horizon };
        layHaze(now, look, horizon, near);
        layLayer(now, { layer, lens, sheet, gain: look.neon ? 2.3 : 2.2, horizon });
      }
      driveCars(now, look, horizon);
      finish(paintStreet(now, horizon));
      paintNear({ ...now, lens: { scale: 1 + travel * 0.012, x: scene.width * 0.5, y: horizon } }, horizon);
    },
  };
}

function buildLayer(painted: Scene, layer: number): Layer {
  const large = cutoutScene(painted);
  const { look, dressed: scene } = dressCity(large);
  const horizon = cityHorizon(scene);
  const near = layer / (cityLayers - 1);
  const blocks = layOutBlocks(scene, look, { layer, near, horizon });
  const lights = cutOut(scene, () => undefined);
  const pen = lights.getContext('2d');
  const walls = cutOut(scene, (wallPen) => {
    for (const block of blocks) drawBlock({ walls: wallPen, lights: pen, look, block, horizon, scene });
  });
  const shrink = painted.width / scene.width;
  const highest = Math.min(...blocks.map((block) => block.y - block.height * 0.4));
  return {
    near,
    walls,
    lights,
    rooms: furnish(scene, look, { blocks, near, layer, shrink, horizon }),
    top: highest * shrink,
  };
}

/** Some windows of the layer, to be lit and darkened. */
function furnish(
  scene: Scene,
  look: CityLook,
  place: { blocks: readonly Block[]; near: number; layer: number; shrink: number; horizon: number },
): readonly Room[] {
  const random = scene.stream(`rooms ${place.layer}`);
  if (look.lit < 0.1) return [];
  return place.blocks.flatMap((block) =>
    Array.from({ length: 2 }, () => ({
      x: (block.x + block.width * (0.1 + random() * 0.75)) * place.shrink,
      y: (block.y + (place.horizon - block.y) * (0.06 + random() * 0.85)) * place.shrink,
      size: 2.6 * scene.unit * place.shrink * (0.6 + place.near * 0.9),
      colour: css(mixRgb(hex('#ffc27a'), white, random() * 0.4), 0.55 * (0.35 + place.near * 0.65)),
      round: 4 + random() * 6,
      phase: random(),
    })),
  );
}

function layLayer(
  scene: Scene,
  {
    layer,
    lens,
    sheet,
    gain,
    horizon,
  }: {
    layer: Layer;
    lens: Lens;
    sheet: ReturnType<typeof createSheet>;
    gain: number;
    horizon: number;
  },
): void {
  const { pen } = sheet;
  const top = Math.max(0, Math.floor(horizon - (horizon - layer.top) * lens.scale) - 2);
  const rows = { from: Math.min(top, horizon - 1), to: scene.height };
  clearSheet(sheet);
  placeCutout(pen, layer.walls, scene, lens);
  layOver(scene.picture, sheet, rows);
  clearSheet(sheet);
  placeCutout(pen, layer.lights, scene, lens);
  pen.save();
  lookThrough(pen, lens);
  for (const room of layer.rooms) lightRoom(pen, room, scene.time);
  pen.restore();
  addLight(scene.picture, sheet, gain, rows);
}

function lightRoom(pen: SKRSContext2D, { x, y, size, colour, round, phase }: Room, time: number): void {
  const part = (time / round + phase) % 1;
  const light = smoothstep(0.45, 0.49, part) * (1 - smoothstep(0.93, 0.97, part));
  if (light <= 0) return;
  pen.globalAlpha = light;
  pen.fillStyle = colour;
  pen.fillRect(x, y, size, size * 1.35);
  pen.globalAlpha = 1;
}

const headlight = hex('#fff0d0');
const tailLight = hex('#ff3020');

/** Cars along the street: white lights one way, red ones the other, each a pair close together. */
function driveCars(scene: Scene, look: CityLook, horizon: number): void {
  if (look.lit < 0.08) return;
  const random = scene.stream('cars');
  const { width, span, unit, picture, time } = scene;
  const count = Math.round((22 * width) / span);
  const room = width + span * 0.1;
  for (let car = 0; car < count; car++) {
    const away = random() < 0.5;
    const speed = span * (0.03 + random() * 0.035) * (away ? -1 : 1);
    const at = random() * room + time * speed;
    const x = (((at % room) + room) % room) - span * 0.05;
    const y = horizon - (1.5 + random() * 3) * unit;
    const strength = (0.9 + random() * 1.3) * (look.neon ? 1 : 0.8);
    for (const side of [0, 5]) addGlow(picture, x + side * unit, y, 1.6 * unit, away ? tailLight : headlight, strength);
  }
}
