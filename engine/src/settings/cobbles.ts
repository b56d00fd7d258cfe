import { hex, mixRgb } from '../raster/colour.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { World } from '../solid/world.ts';

/** Worn setts in crooked rows, each with a tone of its own. */
export function cobbles(isSnowy: boolean): World['paintGround'] {
  const [light, dark, joint] = [hex('#b8ac9a'), hex('#91867a'), hex('#5e574e')];
  const [w, d] = [0.17, 0.13];
  return (surface, x, _y, z, distance) => {
    const [bx, bz] = [x + (fbm(x * 1.1, z * 1.1, 2) - 0.5) * 0.16, z + (fbm(x * 0.9 + 7, z * 0.9, 2) - 0.5) * 0.2];
    const row = Math.floor(bz / d);
    const along = bx / w + fbm(row * 1.7, 3.1, 1) * 3;
    const column = Math.floor(along);
    const [fx, fz] = [along - column, bz / d - row];
    const edge = Math.min(fx, 1 - fx, fz * 0.9, (1 - fz) * 0.9);
    // Joints melt together where they are narrower than a pixel.
    const gap = smooth(0.2, 0.05, edge) * smooth(20, 7, distance);
    const own = fbm(column * 3.7 + 0.5, row * 2.9 + 0.5, 1);
    let c = mixRgb(mixRgb(light, dark, own), joint, gap * 0.75);
    if (isSnowy) c = mixRgb(c, hex('#e4e9ef'), 0.82 + 0.15 * fbm(x * 0.7, z * 0.7, 3));
    const tone = 0.82 + 0.3 * fbm(x * 2.3, z * 2.3, 3);
    surface.r = c[0] * tone;
    surface.g = c[1] * tone;
    surface.b = c[2] * tone;
    if (distance > 12 || isSnowy) return;
    surface.nx += (fx - 0.5) * 0.5;
    surface.nz += (fz - 0.5) * 0.5;
  };
}
