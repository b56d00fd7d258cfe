import { finish, inBands } from '../../raster/picture.ts';
import { clamp } from '../../raster/scalar.ts';
import { paintPlanetRows } from '../../scenes/planet.ts';
import type { Scene } from '../../raster/scene.ts';
import { spaceDevelopment, createNebula, layOutSpace, paintNebulaRows, paintStarField } from '../../scenes/space.ts';
import type { Nebula } from '../../scenes/space.ts';
import { CoarseField } from './coarse-field.ts';
import type { SceneFilm } from './scene-film.ts';

/** Into the nebula: gas billows, stars part, the planet turns and grows. */
export function filmSpace(scene: Scene): SceneFilm {
  const { colours, tilt, planet } = layOutSpace(scene);
  // Of twice the scene's size, so that its own half size is the picture's full one.
  const nebula = createNebula({ ...scene, width: scene.width * 2, height: scene.height * 2 });
  const wide: Scene = { ...scene, width: scene.width * 2, height: scene.height * 2, span: scene.span * 2 };
  paintNebulaRows(wide, nebula, { colours, tilt, from: 0, to: nebula.height });
  const billows = { x: new CoarseField(scene), y: new CoarseField(scene) };
  const centre = planet ?? { x: scene.width / 2, y: scene.height / 2 };
  return {
    development: spaceDevelopment,
    paint: ({ time, travel }) => {
      const now: Scene = { ...scene, time, lens: { x: centre.x, y: centre.y, scale: 1 + travel * 0.014 } };
      layNebula(now, { nebula, billows, scale: 1 + travel * 0.006 });
      paintStarField(now);
      if (!planet) return;
      const nearer = { ...planet, radius: planet.radius * (1 + travel * 0.016) };
      finish(inBands(0, scene.height, (from, to) => paintPlanetRows(now, nearer, from, to)));
    },
  };
}

interface Gas {
  readonly nebula: Nebula;
  readonly billows: { readonly x: CoarseField; readonly y: CoarseField };
  readonly scale: number;
}

/** Lays the gas under the stars, enlarged about the lens and bent by a slow swell. */
function layNebula(scene: Scene, { nebula, billows, scale }: Gas): void {
  const { width, height, span, lens, picture, noise, offset, time } = scene;
  const centre = lens ?? { x: width / 2, y: height / 2 };
  const swell = span * 0.055;
  const bend = (x: number, y: number, salt: number): number => {
    const u = (x / span) * 2.6 + offset.x + salt;
    const v = (y / span) * 2.6 + offset.y;
    return (noise.fbm(u + time * 0.06, v - time * 0.045, 2) - noise.fbm(u, v, 2)) * swell;
  };
  billows.x.fill((x, y) => bend(x, y, 3));
  billows.y.fill((x, y) => bend(x, y, 31));
  const shiftX = new Float32Array(width);
  const shiftY = new Float32Array(width);
  const { pixels } = picture;
  for (let y = 0; y < height; y++) {
    billows.x.readRow(y, shiftX);
    billows.y.readRow(y, shiftY);
    for (let x = 0; x < width; x++) {
      const fromX = centre.x + (x - centre.x) / scale + (shiftX[x] ?? 0);
      const fromY = centre.y + (y - centre.y) / scale + (shiftY[x] ?? 0);
      readNebula(nebula, fromX, fromY, pixels, (y * width + x) * 3);
    }
  }
}

function readNebula({ width, height, samples }: Nebula, x: number, y: number, out: Float32Array, o: number): void {
  const cx = clamp(x, 0, width - 1.001);
  const cy = clamp(y, 0, height - 1.001);
  const xi = Math.floor(cx);
  const yi = Math.floor(cy);
  const fx = cx - xi;
  const fy = cy - yi;
  const a = (yi * width + xi) * 3;
  const b = a + width * 3;
  for (let c = 0; c < 3; c++) {
    const top = (samples[a + c] ?? 0) * (1 - fx) + (samples[a + 3 + c] ?? 0) * fx;
    const bottom = (samples[b + c] ?? 0) * (1 - fx) + (samples[b + 3 + c] ?? 0) * fx;
    out[o + c] = top * (1 - fy) + bottom * fy;
  }
}
