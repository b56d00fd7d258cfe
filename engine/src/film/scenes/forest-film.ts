import type { Canvas } from '@napi-rs/canvas';
import { clearSheet, createSheet, layOver } from '../../raster/sheet.ts';
import {
  trunksByLayer,
  decideLight,
  drawTreeLayer,
  fogAmount,
  fogBand,
  forestDevelopment,
  paintFireflies,
  paintGlow,
  rayAt,
  rayStrength,
  rayTop,
} from '../../scenes/forest.ts';
import type { ForestLight } from '../../scenes/forest.ts';
import type { Scene } from '../../raster/scene.ts';
import { paintRain, paintSnowfall } from '../../raster/weather.ts';
import { CoarseField } from './coarse-field.ts';
import { cutOut, cutoutScene, placeCutout } from './cutout.ts';
import type { SceneFilm } from './scene-film.ts';

/** Noise units the fog drifts in a second. */
const fogDrift = 0.09;

/** Slowly into the forest: trunks part, fog drifts between them, beams wander, fireflies fly. */
export function filmForest(scene: Scene): SceneFilm {
  const light = decideLight(scene);
  const layers = growLayers(scene);
  const background = paintBackground(scene, light);
  const sheet = createSheet(scene);
  const fog = { amount: new CoarseField(scene), glow: new CoarseField(scene), rays: new CoarseField(scene) };
  fog.glow.fill((x, y) => glowAt(scene, light, x, y));
  return {
    development: forestDevelopment(light),
    paint: ({ time, travel }) => {
      const now: Scene = { ...scene, time };
      scene.picture.pixels.set(background);
      for (const [layer, canvas] of layers.entries()) {
        const near = layer / (layers.length - 1);
        clearSheet(sheet);
        const scale = 1 + travel * (0.003 + 0.024 * near * near);
        placeCutout(sheet.pen, canvas, scene, { scale, x: light.x, y: scene.height * 0.6 });
        layOver(scene.picture, sheet);
        if (near < 0.95) layFog(now, light, near, fog);
      }
      layRays(now, light, fog.rays);
      paintFireflies(now, light);
      if (scene.has('rain')) paintRain(now);
      if (scene.has('snow')) paintSnowfall(now);
    },
  };
}

function growLayers(scene: Scene): readonly Canvas[] {
  const large = cutoutScene(scene);
  const light = decideLight(large);
  return trunksByLayer.map((trunks, layer) =>
    cutOut(large, (pen) => drawTreeLayer(large, pen, { light, layer, trunks })),
  );
}

function paintBackground(scene: Scene, light: ForestLight): Float32Array {
  paintGlow(scene, light, 0, scene.height);
  return scene.picture.pixels.slice();
}

function glowAt({ span }: Scene, light: ForestLight, x: number, y: number): number {
  const dx = (x - light.x) / span;
  const dy = (y - light.y) / span;
  return Math.exp(-(dx * dx + dy * dy) * 5.5);
}

/** The fog before a layer, drifting sideways, near banks faster. */
function layFog(
  scene: Scene,
  light: ForestLight,
  near: number,
  fog: { readonly amount: CoarseField; readonly glow: CoarseField },
): void {
  const { width, height, span, picture, noise, offset, time } = scene;
  const { pixels } = picture;
  const slide = time * fogDrift * (0.4 + near);
  fog.amount.fill((x, y) => {
    const drift =
      0.55 + 0.9 * noise.fbm((x / span) * 3 + offset.x + near * 9 + slide, (y / span) * 9 + offset.y - time * 0.05, 2);
    return fogAmount({ band: fogBand(y / height, near), near, glow: glowAt(scene, light, x, y), drift });
  });
  const amounts = new Float32Array(width);
  const glows = new Float32Array(width);
  const [shadeR, shadeG, shadeB] = light.shade;
  const [glowR, glowG, glowB] = light.glow;
  for (let y = 0; y < height; y++) {
    fog.amount.readRow(y, amounts);
    fog.glow.readRow(y, glows);
    for (let x = 0, o = y * width * 3; x < width; x++, o += 3) {
      const amount = amounts[x] ?? 0;
      const glow = glows[x] ?? 0;
      const cold = 0.5 * (1 - glow) * amount;
      const warm = (0.25 + 0.72 * glow) * amount;
      const keep = 1 - amount;
      pixels[o] = (pixels[o] ?? 0) * keep + shadeR * cold + glowR * warm;
      pixels[o + 1] = (pixels[o + 1] ?? 0) * keep + shadeG * cold + glowG * warm;
      pixels[o + 2] = (pixels[o + 2] ?? 0) * keep + shadeB * cold + glowB * warm;
    }
  }
}

function layRays(scene: Scene, light: ForestLight, rays: CoarseField): void {
  const { width, height, picture } = scene;
  const { pixels } = picture;
  const top = rayTop(scene, light);
  const strength = rayStrength(light);
  rays.fill((x, y) => (y > top + 1 ? rayAt(scene, light, x, y - top) * strength : 0));
  const values = new Float32Array(width);
  const [r, g, b] = light.glow;
  for (let y = 0; y < height; y++) {
    rays.readRow(y, values);
    for (let x = 0, o = y * width * 3; x < width; x++, o += 3) {
      const value = values[x] ?? 0;
      if (value < 0.002) continue;
      pixels[o] = (pixels[o] ?? 0) + r * value;
      pixels[o + 1] = (pixels[o + 1] ?? 0) + g * value;
      pixels[o + 2] = (pixels[o + 2] ?? 0) + b * value;
    }
  }
}
