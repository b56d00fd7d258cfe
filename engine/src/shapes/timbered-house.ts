import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import { flowerBox, window } from './house-parts.ts';

const storey = 2.6;
const deep = 8;
/** By how much each storey stands out over the one below it, metres. */
const jetty = 0.2;
const plasters = ['#efe3c8', '#e6cf9e', '#f2ece0', '#d9b48a', '#cfd2b8', '#d8a890'] as const;
const beams = ['#4a3020', '#3a2a20', '#6b3a26'] as const;

/** A half-timbered house, its gable to the street: a foot of stone, and storeys of beams and plaster that stand out one over the other. It faces -z. */
export function buildTimberedHouse(mesh: Mesh, random: Random, wide: number): void {
  const floors = random() < 0.5 ? 2 : 3;
  const [plaster, beam] = [pick(random, plasters), pick(random, beams)];
  mesh.push().object().box(0, 0, 0, wide, 2.7, deep, '#a89a86', materials.stone);
  const door = random() < 0.5 ? -1 : 1;
  mesh
    .box(door * wide * 0.25, 0, -deep / 2, 1.5, 2.35, 0.16, beam, materials.planks)
    .box(door * wide * 0.25, 0.05, -deep / 2 - 0.06, 1.15, 2.15, 0.1, pick(random, ['#3f5a4c', '#6b2f2a', '#7a5a34']));
  window(mesh, -door * wide * 0.22, 0.95, -deep / 2, 1.5, 1.2, beam);
  for (let floor = 1; floor < floors; floor++) buildStorey(mesh, random, { wide, floor, plaster, beam });
  crown(mesh, random, { wide, floors, plaster, beam });
  mesh.pop();
}

interface Storey {
  readonly wide: number;
  readonly floor: number;
  readonly plaster: string;
  readonly beam: string;
}

/** Posts between windows on a sill beam, with braces at the corners. */
function buildStorey(mesh: Mesh, random: Random, { wide, floor, plaster, beam }: Storey): void {
  const [y, out] = [2.7 + (floor - 1) * storey, floor * jetty];
  const face = -deep / 2 - out;
  mesh.box(0, y, -out / 2, wide, storey, deep + out, plaster);
  for (const high of [y, y + storey - 0.2]) mesh.box(0, high, face - 0.02, wide + 0.08, 0.2, 0.12, beam);
  const fields = wide > 5.6 ? 5 : 4;
  for (let i = 0; i <= fields; i++)
    mesh.box((i / fields - 0.5) * (wide - 0.16), y, face - 0.02, 0.17, storey, 0.1, beam);
  const field = (wide - 0.16) / fields;
  for (let i = 0; i < fields; i++) {
    const x = ((i + 0.5) / fields - 0.5) * (wide - 0.16);
    const isEdge = i === 0 || i === fields - 1;
    if (isEdge) brace(mesh, [x, y + 0.2, face - 0.03], [field, storey - 0.4], i === 0 ? 1 : -1, beam);
    else window(mesh, x, y + 0.85, face, field * 0.7, 1.2, '#efe6d2');
    if (!isEdge && random() < 0.6) flowerBox(mesh, random, x, y + 0.62, face - 0.26);
  }
}

/** A beam across a field from corner to corner. */
function brace(
  mesh: Mesh,
  [x, y, z]: readonly [number, number, number],
  [w, h]: readonly [number, number],
  lean: number,
  beam: string,
): void {
  const long = Math.hypot(w, h);
  mesh
    .push()
    .at(x, y + h / 2, z)
    .rotZ(-lean * Math.atan2(w, h))
    .box(0, -long / 2, 0, 0.15, long, 0.08, beam)
    .pop();
}

/** The steep roof, and its gable with a post, a collar and rafters. */
function crown(
  mesh: Mesh,
  random: Random,
  { wide, floors, plaster, beam }: Omit<Storey, 'floor'> & { readonly floors: number },
): void {
  const [y, out, high] = [2.7 + (floors - 1) * storey, (floors - 1) * jetty, wide * (0.68 + random() * 0.16)];
  const face = -deep / 2 - out;
  mesh
    .push()
    .at(0, y, -out / 2)
    .rotY(Math.PI / 2)
    .gable(0, 0, 0, deep + out, high, wide, pick(random, ['#8a4432', '#7a3f30', '#6a4438', '#59504c']), plaster, 0.35)
    .pop();
  mesh.box(0, y, face - 0.03, wide, 0.2, 0.1, beam).box(0, y + high * 0.42, face - 0.03, wide * 0.58, 0.17, 0.1, beam);
  for (const x of [-0.24, 0.24]) mesh.box(x * wide, y, face - 0.03, 0.16, high * 0.48, 0.1, beam);
  mesh.box(0, y + high * 0.42, face - 0.03, 0.16, high * 0.5, 0.1, beam);
  const slope = Math.atan2(wide / 2, high);
  for (const side of [-1, 1])
    mesh
      .push()
      .at(side * wide * 0.25, y + high / 2, face - 0.36)
      .rotZ(side * slope)
      .box(0, -Math.hypot(wide / 2, high) / 2 - 0.25, 0, 0.2, Math.hypot(wide / 2, high) + 0.3, 0.1, beam)
      .pop();
  window(mesh, 0, y + high * 0.1, face, 0.8, 0.95, '#efe6d2');
  mesh.box(wide * 0.28, y + high * 0.2, 1, 0.8, high * 0.8, 0.8, '#8a5a48', materials.brick);
}
