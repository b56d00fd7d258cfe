import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { clamp01, smoothstep } from '../raster/scalar.ts';
import type { Material } from '../raster/terrain-shade.ts';
import type { Scene } from '../raster/scene.ts';

/** Woods and meadow below, bare rock where it is steep, snow above: what a spot of mountain is made of. */
export function mountainMaterial(scene: Scene, waterLevel: number | undefined): Material {
  const { noise, mood } = scene;
  const random = scene.stream('snow line');
  const snowy = scene.has('snow') || scene.has('aurora');
  const snowLine = (snowy ? (scene.has('snow') ? 0.04 : 0.22) : 0.46) + random() * (snowy ? 0.05 : 0.14);
  const warm = scene.has('autumn') || mood.time === 'golden';
  const woods: Rgb = snowy
    ? hex('#4a5a5e')
    : scene.has('autumn')
      ? hex('#7a4a1c')
      : warm
        ? hex('#55602e')
        : hex('#3a5034');
  const meadow: Rgb = snowy
    ? hex('#8c9aa2')
    : scene.has('autumn')
      ? hex('#b08a3a')
      : warm
        ? hex('#8a8444')
        : hex('#687848');
  const rock = mixRgb(hex('#756a63'), hex('#8a7f7a'), random());
  const darkRock = hex('#4c4644');
  const snow = hex('#f2f5fa');
  const shore = waterLevel ?? -1;
  return (spot, out) => {
    const patches = noise.at(spot.x * 23, spot.y * 23) * 0.6 + noise.at(spot.x * 71, spot.y * 71) * 0.4;
    const wooded = smoothstep(0.42, 0.62, patches + spot.mottle * 0.35 - spot.height * 0.5);
    const bare = clamp01(
      smoothstep(0.2, 0.44, spot.height + (patches - 0.5) * 0.2) + smoothstep(0.2, 0.42, spot.steepness),
    );
    // Snow lies where it is flat enough to hold, and reaches lower in hollows.
    const held = 1 - smoothstep(0.34, 0.6, spot.steepness + spot.mottle * 0.12);
    const white = smoothstep(snowLine, snowLine + 0.13, spot.height + (patches - 0.5) * 0.16) * held;
    const strata = 0.5 + 0.5 * Math.sin(spot.height * 70 + patches * 13 + spot.mottle * 5);
    const tone = 0.86 + spot.mottle * 0.34 + (patches - 0.5) * 0.2;
    const wet = 1 - 0.55 * (1 - smoothstep(0, 0.012, spot.height - shore));
    for (let c = 0; c < 3; c++) {
      const green = (meadow[c] ?? 0) + ((woods[c] ?? 0) - (meadow[c] ?? 0)) * wooded;
      const stone = (rock[c] ?? 0) + ((darkRock[c] ?? 0) - (rock[c] ?? 0)) * strata * 0.45;
      const ground = (green + (stone - green) * bare) * tone * wet;
      out[c] = ground + ((snow[c] ?? 0) * (0.93 + spot.mottle * 0.08) - ground) * white;
    }
  };
}
