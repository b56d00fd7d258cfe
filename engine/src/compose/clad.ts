import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Matter } from '../hears/heard.ts';
import { materials } from '../solid/materials.ts';
import { lightOf, materialAt, paintAt, readColour, stride } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Mark } from '../solid/triangle-soup.ts';

/** How a thing of one matter looks. */
interface Cladding {
  readonly colour: string;
  readonly material: number;
  /** Soft bodies cannot be seen through. */
  readonly ofBodies: number;
  /** How much of the light and dark of its own colours is left. */
  readonly contrast: number;
}

const solid = (colour: string, material: number, contrast: number): Cladding => ({
  ...{ colour, material, contrast },
  ofBodies: material,
});

const claddings: Readonly<Record<Exclude<Matter, 'neon'>, Cladding>> = {
  glass: { colour: '#eaf4f3', material: materials.clear, ofBodies: materials.glass, contrast: 0 },
  crystal: { colour: '#e4ecff', material: materials.clear, ofBodies: materials.glass, contrast: 0 },
  ice: { colour: '#c6e6f6', material: materials.clear, ofBodies: materials.glass, contrast: 0 },
  wood: solid('#9a6a3c', materials.carved, 0.35),
  stone: solid('#8d8880', materials.hewn, 0.3),
  marble: solid('#dedad4', materials.hewn, 0.12),
  // On what is round and soft a mirror of sky and land would be bands.
  gold: { ...solid('#e0a83a', materials.metal, 0.25), ofBodies: materials.paint },
  silver: { ...solid('#cfd3d8', materials.metal, 0.25), ofBodies: materials.paint },
  bronze: { ...solid('#a86a38', materials.metal, 0.3), ofBodies: materials.paint },
};

/** Makes everything that was built since a mark of one matter, whatever it was of before; fire and smoke stay what they are, and so does what a thing holds. */
export function clad(mesh: Mesh, from: Mark, matter: Exclude<Matter, 'neon'>): void {
  const { colour, material, ofBodies, contrast } = claddings[matter];
  const base = readColour(colour);
  const usual = meanLight(mesh, from);
  const tone = (light: number): Rgb => {
    const k = 1 + (Math.min(1.6, Math.max(0.35, light / usual)) - 1) * contrast;
    return scaleRgb(base, k);
  };
  for (let t = from.triangles; t < mesh.count; t++) {
    const o = t * stride;
    const own = mesh.data[o + materialAt];
    if (own === materials.flame || own === materials.smoke || mesh.isContent(t)) continue;
    mesh.data.set(tone(lightOf(mesh.data, o + paintAt)), o + paintAt);
    mesh.data[o + materialAt] = material;
  }
  for (let n = from.bodies; n < mesh.bodies.length; n++) {
    const body = mesh.bodies[n];
    if (!body) continue;
    const colours = body.colours.map((own) => tone(lightOf(own, 0)));
    mesh.bodies[n] = { ...body, colours, material: ofBodies, fur: 0, hair: 0, marks: [] };
  }
}

function meanLight(mesh: Mesh, from: Mark): number {
  let sum = 0;
  let count = 0;
  for (let t = from.triangles; t < mesh.count; t++, count++) sum += lightOf(mesh.data, t * stride + paintAt);
  for (const { colours } of mesh.bodies.slice(from.bodies))
    for (const own of colours) {
      sum += lightOf(own, 0) * 100;
      count += 100;
    }
  return Math.max(0.02, sum / Math.max(1, count));
}
