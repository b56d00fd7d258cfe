import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { chanceAt } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

const [pale, deep] = [readColour('#f6fbff'), readColour('#7fa8cc')] as const;

/** A cut stone that stands on its point at the origin: facets that each mirror another light. */
export function buildDiamond(mesh: Mesh, radius: number, sides = 12): void {
  const at = (turn: number, r: number, y: number): Vec3 => {
    const a = (turn / sides) * tau;
    return [Math.cos(a) * r * radius, y * radius, Math.sin(a) * r * radius];
  };
  const facet = (points: readonly Vec3[], nth: number, row: number): void => {
    mesh.face(points, mixRgb(pale, deep, chanceAt(nth + 3, row) ** 1.4), materials.gloss);
  };
  const [girdle, crown] = [1.05, 1.42];
  for (let i = 0; i < sides; i++) {
    facet([at(i, 0, 0), at(i, 1, girdle), at(i + 0.5, 0.72, girdle * 0.62)], i, 1);
    facet([at(i, 0, 0), at(i + 0.5, 0.72, girdle * 0.62), at(i + 1, 1, girdle)], i, 2);
    facet([at(i, 1, girdle), at(i + 1, 1, girdle), at(i + 0.5, 0.72, girdle * 0.62)], i, 3);
    facet([at(i, 1, girdle), at(i + 0.5, 0.8, (girdle + crown) / 2 + 0.03), at(i + 1, 1, girdle)], i, 4);
    facet([at(i, 1, girdle), at(i, 0.58, crown), at(i + 0.5, 0.8, (girdle + crown) / 2 + 0.03)], i, 5);
    facet([at(i, 0.58, crown), at(i + 1, 0.58, crown), at(i + 0.5, 0.8, (girdle + crown) / 2 + 0.03)], i, 6);
    facet([at(i + 1, 1, girdle), at(i + 0.5, 0.8, (girdle + crown) / 2 + 0.03), at(i + 1, 0.58, crown)], i, 7);
    facet([[0, crown * radius, 0], at(i, 0.58, crown), at(i + 1, 0.58, crown)], 0, 8);
  }
}
