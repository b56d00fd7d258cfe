import { mixRgb } from '../raster/colour.ts';
import { tau } from './chance.ts';
import { rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** A basket of wicker with a padded rim, rope handles and bags of sand. */
export function wickerBasket(mesh: Mesh): void {
  const [cane, dark] = [readColour('#b07e46'), readColour('#6e4622')];
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.4;
  const at = (u: number, y: number, out = 1): Vec3 => {
    const wide = (0.8 + 0.08 * ((y - 1.1) / 1.4)) * out;
    return [round(Math.cos(u * tau)) * wide, y, round(Math.sin(u * tau)) * wide];
  };
  mesh.sheet(
    (u, v) => at(u, 1.1 + v * 1.36, 1 + 0.012 * Math.sin(u * tau * 48) * Math.sin(v * 57)),
    192,
    36,
    (u, v) => mixRgb(cane, dark, ((Math.floor(u * 96) + Math.floor(v * 18)) % 2) * 0.55 + (v < 0.08 ? 0.4 : 0)),
    materials.plain,
  );
  mesh.sheet(
    (u, v) => at(u, 1.12, v),
    48,
    1,
    () => dark,
    materials.plain,
  );
  const rim = (y: number, thick: number, colour: string): void =>
    void mesh.tube(
      Array.from({ length: 65 }, (_, i) => at(i / 64, y, 1.01)),
      [thick],
      colour,
      materials.cloth,
      10,
    );
  rim(2.48, 0.11, '#7a3a22');
  rim(1.16, 0.07, '#5c3b20');
  rim(1.85, 0.045, '#5c3b20');
  for (let i = 0; i < 8; i++) {
    const [x, , z] = at((i + 0.5) / 8, 2.3, 1.12);
    rod(mesh, [x * 0.98, 2.45, z * 0.98], [x, 1.95, z], 0.025, '#d8c49a');
    mesh.ball(x * 1.02, 1.72, z * 1.02, 0.14, 0.26, 0.14, i % 2 ? '#b89a6a' : '#a88a5c', materials.cloth, 12);
  }
}
