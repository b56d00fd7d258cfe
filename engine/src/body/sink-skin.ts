import type { Body } from './body.ts';
import { facingOf } from './facing.ts';
import { loadPeople } from './people.ts';

/** How wide the cells are that places of cloth are kept in, and so near cloth is over a vertex: aside, and out of the skin; metres. */
const [cell, aside, over] = [0.02, 0.012, 0.02] as const;
/** Skin lies at least so deep under cloth, metres. */
const least = 0.004;

/** The skin of somebody who is dressed: where its vertices are, and which are hidden. */
export interface Skin {
  readonly points: Float32Array;
  readonly hidden: Uint8Array;
}

/** Moves skin that is seen and comes through cloth under it; `cloth` has places of it, and the places of the skin are changed. */
export function sinkSkin(skin: Skin, body: Body, cloth: Float32Array, quads: Uint32Array): void {
  const cells = new Map<number, number[]>();
  const keyOf = (x: number, y: number, z: number): number =>
    (Math.floor(x / cell) + 512) * 1_048_576 + (Math.floor(y / cell) + 512) * 1024 + Math.floor(z / cell) + 512;
  const put = (x: number, y: number, z: number): void => {
    const key = keyOf(x, y, z);
    const own = cells.get(key);
    if (own) own.push(x, y, z);
    else cells.set(key, [x, y, z]);
  };
  const seen = new Uint8Array(cloth.length);
  let [low, high] = [Infinity, -Infinity];
  for (let q = 0; q < quads.length; q += 4) {
    const sum: [number, number, number] = [0, 0, 0];
    for (let k = 0; k < 4; k++) {
      const at = (quads[q + k] ?? 0) * 3;
      for (const c of [0, 1, 2] as const) sum[c] += (cloth[at + c] ?? 0) / 4;
      if (seen[at] === 1) continue;
      seen[at] = 1;
      low = Math.min(low, cloth[at + 1] ?? 0);
      high = Math.max(high, cloth[at + 1] ?? 0);
      put(cloth[at] ?? 0, cloth[at + 1] ?? 0, cloth[at + 2] ?? 0);
    }
    put(...sum);
  }
  const facing = facingOf(body.points);
  const { header, quadsOf } = loadPeople();
  const faces = quadsOf(header.body);
  const done = new Uint8Array(skin.hidden.length);
  for (let f = 0; f < faces.length; f++) {
    const [first, v] = [f & ~3, faces[f] ?? 0];
    if (done[v] === 1) continue;
    // Corners that are hidden are seen where another one of their quad is.
    let seenCorners = 0;
    for (let k = 0; k < 4; k++) if (skin.hidden[faces[first + k] ?? 0] === 0) seenCorners++;
    if (seenCorners === 0) continue;
    done[v] = 1;
    const at = v * 3;
    const [x, y, z] = [body.points[at] ?? 0, body.points[at + 1] ?? 0, body.points[at + 2] ?? 0];
    if (y < low - cell || y > high + cell) continue;
    const [nx, ny, nz] = [facing[at] ?? 0, facing[at + 1] ?? 0, facing[at + 2] ?? 0];
    let deepest = 0;
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (let k = -1; k <= 1; k++) {
          const own = cells.get(keyOf(x + i * cell, y + j * cell, z + k * cell));
          if (!own) continue;
          for (let s = 0; s < own.length; s += 3) {
            const [dx, dy, dz] = [(own[s] ?? 0) - x, (own[s + 1] ?? 0) - y, (own[s + 2] ?? 0) - z];
            const out = dx * nx + dy * ny + dz * nz;
            if (out > least || out < -over) continue;
            if (dx * dx + dy * dy + dz * dz - out * out > aside * aside) continue;
            deepest = Math.max(deepest, least - out);
          }
        }
    if (deepest === 0) continue;
    skin.points[at] = x - nx * deepest;
    skin.points[at + 1] = y - ny * deepest;
    skin.points[at + 2] = z - nz * deepest;
  }
}
