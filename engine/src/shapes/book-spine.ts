import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';

const [half, back, high] = [0.76, -0.47, 0.34] as const;
const gold = readColour('#c89a3c');
const bands = [-0.56, -0.3, 0.3, 0.56] as const;

/** Where the spine is gilt: lines beside its bands, a star in each field; `x` in decimetres, `v` from foot to top. */
function isGiltSpine(x: number, v: number): boolean {
  if (bands.some((at) => Math.abs(Math.abs(x - at) - 0.05) < 0.008)) return true;
  if (Math.abs(Math.abs(x) - 0.72) < 0.012) return true;
  for (const at of [-0.64, -0.43, 0.43, 0.64]) {
    const [dx, dy] = [(x - at) / 0.05, (v - 0.5) / 0.17];
    if (Math.sqrt(Math.abs(dx)) + Math.sqrt(Math.abs(dy)) < 1) return true;
  }
  return false;
}

/** The spine, round towards the reader, with a title on a label and raised bands. */
export function bookSpine(mesh: Mesh, leather: Rgb, label: Rgb): void {
  const at = (x: number, v: number, out = 0): Vec3 => {
    const a = (v - 0.5) * Math.PI;
    return [x, high / 2 + Math.sin(a) * (high / 2 + out), back - Math.cos(a) * (0.1 + out)];
  };
  mesh.sheet(
    (u, v) => at((u * 2 - 1) * half, v),
    220,
    40,
    (u, v) => {
      const x = (u * 2 - 1) * half;
      const worn = mixRgb(leather, [0.4, 0.25, 0.12], 0.25 * smooth(0.45, 0.75, fbm(x * 9, v * 5, 3)));
      if (isGiltSpine(x, v)) return gold;
      if (Math.abs(x) > 0.235) return worn;
      const line =
        Math.abs(Math.abs(x) - 0.215) < 0.008 || (Math.abs(Math.abs(v - 0.5) - 0.34) < 0.015 && Math.abs(x) < 0.215);
      const text =
        (Math.abs(v - 0.6) < 0.07 && Math.abs(x) < 0.17 && (x * 24 + 9) % 1 < 0.68) ||
        (Math.abs(v - 0.36) < 0.035 && Math.abs(x) < 0.1 && (x * 32 + 9) % 1 < 0.66);
      return line || text ? gold : label;
    },
    materials.gloss,
  );
  for (const x of bands)
    mesh.tube(
      Array.from({ length: 19 }, (_, i) => at(x, 0.06 + (i / 18) * 0.88, 0.006)),
      [0.026],
      leather,
      materials.gloss,
      10,
    );
}
