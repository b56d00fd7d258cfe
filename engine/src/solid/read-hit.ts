import type { Rgb } from '../raster/colour.ts';
import { combFur, combHair } from './comb.ts';
import { materials } from './materials.ts';
import { stride } from './mesh.ts';
import type { Mesh, MeshObject } from './mesh.ts';
import type { Spot } from './spot.ts';
import { readStrandShade } from './strand-shade.ts';
import { colourAt } from './skin.ts';
import { distanceNearPoint, keepNearPoint } from './soft-body.ts';
import type { SoftBody } from './soft-body.ts';

/** Writes normal, colour, material and object of what a pixel hit into the spot, from its place in the world. */
export function readHit(mesh: Mesh, id: number, spot: Spot): void {
  spot.hairLength = 0;
  spot.sleek = 0;
  if (id >= 0) readTriangle(mesh, id, spot);
  else readBody(mesh, -2 - id, spot);
}

function readTriangle({ data: d }: Mesh, id: number, spot: Spot): void {
  const o = id * stride;
  const ax = d[o] ?? 0;
  const ay = d[o + 1] ?? 0;
  const az = d[o + 2] ?? 0;
  const e1x = (d[o + 3] ?? 0) - ax;
  const e1y = (d[o + 4] ?? 0) - ay;
  const e1z = (d[o + 5] ?? 0) - az;
  const e2x = (d[o + 6] ?? 0) - ax;
  const e2y = (d[o + 7] ?? 0) - ay;
  const e2z = (d[o + 8] ?? 0) - az;
  const qx = spot.px - ax;
  const qy = spot.py - ay;
  const qz = spot.pz - az;
  const d11 = e1x * e1x + e1y * e1y + e1z * e1z;
  const d12 = e1x * e2x + e1y * e2y + e1z * e2z;
  const d22 = e2x * e2x + e2y * e2y + e2z * e2z;
  const q1 = qx * e1x + qy * e1y + qz * e1z;
  const q2 = qx * e2x + qy * e2y + qz * e2z;
  const area = d11 * d22 - d12 * d12;
  let w1 = area === 0 ? 0 : (d22 * q1 - d12 * q2) / area;
  let w2 = area === 0 ? 0 : (d11 * q2 - d12 * q1) / area;
  w1 = w1 < 0 ? 0 : w1 > 1 ? 1 : w1;
  w2 = w2 < 0 ? 0 : w2 > 1 ? 1 : w2;
  const w0 = 1 - w1 - w2;
  spot.nx = (d[o + 9] ?? 0) * w0 + (d[o + 12] ?? 0) * w1 + (d[o + 15] ?? 0) * w2;
  spot.ny = (d[o + 10] ?? 0) * w0 + (d[o + 13] ?? 0) * w1 + (d[o + 16] ?? 0) * w2;
  spot.nz = (d[o + 11] ?? 0) * w0 + (d[o + 14] ?? 0) * w1 + (d[o + 17] ?? 0) * w2;
  spot.shade = (d[o + 21] ?? 0) * w0 + (d[o + 22] ?? 0) * w1 + (d[o + 23] ?? 0) * w2;
  spot.r = d[o + 18] ?? 0;
  spot.g = d[o + 19] ?? 0;
  spot.b = d[o + 20] ?? 0;
  spot.material = d[o + 24] ?? 0;
  spot.object = d[o + 25] ?? 0;
  if (spot.material !== materials.strands) return;
  const { light, turn, long } = readStrandShade(spot.shade);
  spot.shade = light;
  // Towards the third corner, at right angles to the first side.
  const share = d11 === 0 ? 0 : d12 / d11;
  const [ux, uy, uz] = [e2x - e1x * share, e2y - e1y * share, e2z - e1z * share];
  const along = Math.cos(turn) / (Math.sqrt(d11) || 1);
  const aside = Math.sin(turn) / (Math.sqrt(ux * ux + uy * uy + uz * uz) || 1);
  const [hx, hy, hz] = [e1x * along + ux * aside, e1y * along + uy * aside, e1z * along + uz * aside];
  // Triangles are flat and hair is not: it lies along what they are a part of.
  const out = (hx * spot.nx + hy * spot.ny + hz * spot.nz) / (spot.nx ** 2 + spot.ny ** 2 + spot.nz ** 2 || 1);
  const [lx, ly, lz] = [hx - spot.nx * out, hy - spot.ny * out, hz - spot.nz * out];
  const shorter = 1 / (Math.sqrt(lx * lx + ly * ly + lz * lz) || 1);
  spot.hairLength = long;
  spot.hairX = lx * shorter;
  spot.hairY = ly * shorter;
  spot.hairZ = lz * shorter;
}

function readBody(mesh: Mesh, index: number, spot: Spot): void {
  const body = mesh.bodies[index];
  if (!body) return;
  const { px, py, pz } = spot;
  const e = body.scale * 0.004;
  const kept = keepNearPoint(body, px, py, pz);
  const colour = colourInObject(body, kept, mesh.objects[body.object], spot);
  const g1 = distanceNearPoint(body, kept, px + e, py - e, pz - e);
  const g2 = distanceNearPoint(body, kept, px - e, py - e, pz + e);
  const g3 = distanceNearPoint(body, kept, px - e, py + e, pz - e);
  const g4 = distanceNearPoint(body, kept, px + e, py + e, pz + e);
  spot.nx = g1 - g2 - g3 + g4;
  spot.ny = -g1 - g2 + g3 + g4;
  spot.nz = -g1 + g2 - g3 + g4;
  spot.shade = 1;
  spot.material = body.material;
  spot.object = body.object;
  const streak = body.hair > 0 ? combHair(body, kept, spot) : body.fur > 0 ? combFur(body, spot) : 1;
  spot.r = colour[0] * streak;
  spot.g = colour[1] * streak;
  spot.b = colour[2] * streak;
}

/** The colour of a spot of a body, whose marks are told in the axes of its object. */
function colourInObject(body: SoftBody, kept: number, object: MeshObject | undefined, { px, py, pz }: Spot): Rgb {
  if (!object) return colourAt(body, kept, px, py, pz);
  const { cos, sin, shrink } = object;
  const x = px - object.x;
  const z = pz - object.z;
  return colourAt(body, kept, (x * cos - z * sin) * shrink, (py - object.y) * shrink, (x * sin + z * cos) * shrink);
}
