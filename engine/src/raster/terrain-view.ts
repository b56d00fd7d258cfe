import { smoothstep } from './scalar.ts';
import type { Terrain } from './terrain.ts';
import type { Scene } from './scene.ts';

/** Where the land is seen from, in world units; the land repeats every unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Direction of view, radians. */
  readonly angle: number;
  /** Pixels of a thing as wide as it is far. */
  readonly focus: number;
  /** Row of the horizon. */
  readonly horizon: number;
}

export interface TerrainView {
  readonly terrain: Terrain;
  readonly camera: Camera;
  /** Height of a lake (0..1, as the heights), or undefined without one. */
  readonly waterLevel: number | undefined;
  /** How far is drawn, world units. */
  readonly reach: number;
  /** Whether near ground is pressed flat, so that no wall hides the view. */
  readonly flattenNear: boolean;
  /** How far a film's camera has moved along its view since the land was pressed flat, world units; a still has not. */
  readonly advanced?: number;
  /** By how much each step along a ray is longer than the one before, where it differs from a still's. */
  readonly growth?: number;
}

/** What each pixel sees: distance (0 sky, negative water) and, on edges, how much of the pixel is covered. */
export interface SeenTerrain {
  readonly distance: Float32Array;
  readonly coverage: Float32Array;
}

/** Slow rise and fall across the repeats of the land, so that no peak is seen twice. */
export function liftAt({ noise }: Scene, x: number, y: number): number {
  return 0.5 + 0.85 * noise.at(x * 1.3 + 17.3, y * 1.3 + 5.1);
}

/** How much of their height things keep at a distance. */
export function riseAt(view: TerrainView, distance: number): number {
  // Measured from where the camera stood first: land that rises as one comes nearer would seem to melt.
  return view.flattenNear ? 0.1 + 0.9 * smoothstep(0.02, 0.6, distance + (view.advanced ?? 0)) : 1;
}

/** Height (0..1) of the land at a place, lift included. */
export function groundAt(scene: Scene, terrain: Terrain, x: number, y: number): number {
  return bareGroundAt(terrain, x, y) * liftAt(scene, x, y);
}

/** Height (0..1) of the baked land at a place, between its samples. */
function bareGroundAt({ size, heights }: Terrain, x: number, y: number): number {
  const mask = size - 1;
  const gx = x * size;
  const gy = y * size;
  const xi = Math.floor(gx);
  const yi = Math.floor(gy);
  const fx = gx - xi;
  const fy = gy - yi;
  const row = (yi & mask) * size;
  const below = ((yi + 1) & mask) * size;
  const left = xi & mask;
  const right = (xi + 1) & mask;
  const top = (heights[row + left] ?? 0) * (1 - fx) + (heights[row + right] ?? 0) * fx;
  const bottom = (heights[below + left] ?? 0) * (1 - fx) + (heights[below + right] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Looks along every column from near to far and notes what each pixel meets first. */
export function seeColumns(scene: Scene, view: TerrainView, seen: SeenTerrain, from: number, to: number): void {
  const cos = Math.cos(view.camera.angle);
  const sin = Math.sin(view.camera.angle);
  const stations = layStations(view);
  for (let column = from; column < to; column++) {
    const side = (column - scene.width / 2) / view.camera.focus;
    seeColumn(scene, view, seen, { column, dirX: cos - sin * side, dirY: sin + cos * side, stations });
  }
}

/** By how much the steps along a ray grow: small enough for a still, and smaller for a film, whose ridges would else tremble. */
const stillGrowth = 1.0062;

/** Where every ray looks at the land: distances, and how much of its height it keeps there. */
interface Stations {
  readonly distances: Float64Array;
  readonly rises: Float64Array;
  /** Stations from one where the slow lift is worked out to the next; between them it runs straight. */
  readonly liftEvery: number;
}

function layStations(view: TerrainView): Stations {
  const growth = view.growth ?? stillGrowth;
  const distances: number[] = [];
  let distance = 0.012;
  let step = 0.0011;
  while (distance < view.reach) {
    distances.push(distance);
    distance += step;
    step *= growth;
  }
  return {
    distances: Float64Array.from(distances),
    rises: Float64Array.from(distances, (at) => riseAt(view, at)),
    liftEvery: view.growth === undefined ? 1 : 8,
  };
}

interface Ray {
  readonly column: number;
  readonly dirX: number;
  readonly dirY: number;
  readonly stations: Stations;
}

function seeColumn(scene: Scene, view: TerrainView, seen: SeenTerrain, ray: Ray): void {
  const { column, dirX, dirY } = ray;
  const { distances, rises, liftEvery } = ray.stations;
  const { width, height } = scene;
  const { terrain, camera } = view;
  const level = view.waterLevel ?? -1;
  let top = height;
  let lastRow = height * 4;
  let lastDistance = 0.01;
  // Without it crests are seamed with dashes. A still has them too, finer; its bytes are promised.
  const covering = view.growth !== undefined;
  let lift = 0;
  let liftStep = 0;
  for (let station = 0; station < distances.length && top > 0; station++) {
    const distance = distances[station] ?? 0;
    const x = camera.x + dirX * distance;
    const y = camera.y + dirY * distance;
    if (station % liftEvery === 0) {
      lift = liftAt(scene, x, y);
      const ahead = distances[Math.min(distances.length - 1, station + liftEvery)] ?? distance;
      if (liftEvery > 1)
        liftStep = (liftAt(scene, camera.x + dirX * ahead, camera.y + dirY * ahead) - lift) / liftEvery;
    } else {
      lift += liftStep;
    }
    const ground = bareGroundAt(terrain, x, y) * lift * (rises[station] ?? 1);
    const wet = ground < level;
    const row = camera.horizon - (((wet ? level : ground) * terrain.relief - camera.height) / distance) * camera.focus;
    if (row < top) {
      fillSpan(seen, {
        column,
        width,
        height,
        row,
        top,
        distance,
        lastRow,
        lastDistance,
        sign: wet ? -1 : 1,
        covering,
      });
      top = row;
    }
    lastRow = row;
    lastDistance = distance;
  }
}

interface Span {
  readonly column: number;
  readonly width: number;
  readonly height: number;
  /** Upper end, where the land is now `distance` away. */
  readonly row: number;
  /** Lower end: everything below is taken by nearer land. */
  readonly top: number;
  readonly distance: number;
  readonly lastRow: number;
  readonly lastDistance: number;
  readonly sign: number;
  /** Whether a slope may go on covering a pixel it has begun to cover. */
  readonly covering: boolean;
}

function fillSpan(seen: SeenTerrain, span: Span): void {
  const { column, width, row, top, distance, lastRow, lastDistance, sign } = span;
  const first = Math.max(0, Math.floor(row));
  const last = Math.min(span.height - 1, Math.ceil(top) - 1);
  const length = Math.max(1e-6, lastRow - row);
  for (let y = first; y <= last; y++) {
    const at = y * width + column;
    // The pixel at the very top of nearer land already belongs to it; only its upper part shows this.
    if (seen.distance[at] !== 0) {
      if (span.covering) coverMore(seen, at, span, y === first && row > 0 ? 1 - (row - first) : 1);
      continue;
    }
    const part = y < row ? 0 : Math.min(1, (y + 0.5 - row) / length);
    // Distances run evenly in their reciprocal on the screen.
    seen.distance[at] = sign / ((1 - part) / distance + part / lastDistance);
    seen.coverage[at] = y === first && row > 0 ? 1 - (row - first) : 1;
  }
}

/** A slope that goes on rising within the pixel on its edge covers more of it; land far behind does not. */
function coverMore(seen: SeenTerrain, at: number, { distance, sign }: Span, coverage: number): void {
  if ((seen.distance[at] ?? 0) * sign < distance * sameSlope) return;
  seen.coverage[at] = Math.max(seen.coverage[at] ?? 1, coverage);
}

/** Share of the distance within which two looks at the land meet the same slope. */
const sameSlope = 0.96;
