import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { noise3, smooth } from '../solid/noise.ts';
import { strandShade } from '../solid/strand-shade.ts';
import { byChannel, cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus } from './affine.ts';
import { jointAt } from './blend-body.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import { normalsOf } from './draw-body.ts';
import { headFrame } from './head-frame.ts';
import type { HeadFrame } from './head-frame.ts';
import { loadPeople } from './people.ts';

/** How a beard is worn. */
export interface WornBeard {
  readonly colour: Rgb;
  /** 1 where a face fills the picture, 0.44 for somebody who is seen whole. */
  readonly detail: number;
  /** It hangs; else it is cropped. */
  readonly full: boolean;
}

/** Hairs of a beard from near. */
const mostHairs = 8000;

/** Lets a beard and a moustache grow from the skin of somebody's jaw, lip and chin. */
export function wearBeard(mesh: Mesh, random: Random, body: Body, { colour, detail, full }: WornBeard): void {
  const frame = headFrame(body);
  const face = faceOf(body, frame);
  const patches = skinOf(body, frame, face);
  const total = patches.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return;
  const share = Math.min(1, detail) ** 2;
  const count = Math.max(260, Math.round(mostHairs * share));
  mesh.object();
  for (const patch of patches) drawRoots(mesh, patch, colour, detail);
  const wide = 0.00055 / Math.sqrt(share) ** 0.8;
  for (const patch of patches) {
    const own = (count * patch.weight) / total;
    const many = Math.floor(own) + (random() < own - Math.floor(own) ? 1 : 0);
    for (let i = 0; i < many; i++) drawHair(mesh, hairOn(random, patch, frame, face, { full, wide }), colour, frame);
  }
}

/** Where the features of a face are that a beard grows between, in the axes of the head. */
interface Face {
  readonly mouth: Vec3;
  /** Half of how wide the mouth is. */
  readonly wide: number;
  readonly nose: Vec3;
  readonly chin: Vec3;
}

function faceOf({ rest }: Body, { toHead }: HeadFrame): Face {
  const at = (joint: string): Vec3 => toHead(jointAt(rest, joint));
  const [corner, upper, lower] = [at('levator05.L____head'), at('oris05____tail'), at('oris01____tail')];
  return {
    mouth: [0, (upper[1] + lower[1]) / 2, upper[2]],
    wide: Math.abs(corner[0]),
    nose: at('levator06.L____head'),
    chin: at('special04____head'),
  };
}

/** How thick a beard grows at a place of a face, 0 to 1. */
export function beardAt([x, y, z]: Vec3, { mouth, wide, nose, chin }: Face): number {
  const aside = Math.abs(x);
  if (z > 0.012) return 0;
  // From the ear along the cheek to the corner of the mouth, lower between them.
  const cheek = mouth[1] + 0.004 + 0.05 * smooth(0.04, 0.068, aside) ** 1.3;
  const jaw = smooth(cheek + 0.008, cheek - 0.008, y);
  const throat = smooth(chin[1] - 0.022, chin[1] + 0.002, y - 0.45 * Math.max(0, z - chin[2]));
  const lips = smooth(0.8, 1.15, Math.hypot(x / (wide * 1.02), (y - mouth[1]) / 0.0125));
  const underNose = smooth(nose[1] - 0.001, nose[1] - 0.007, y) * smooth(wide * 1.28, wide * 1.05, aside);
  const lip = underNose * smooth(mouth[1] - 0.006, mouth[1], y);
  return Math.max(jaw * throat, lip) * lips;
}

interface Patch {
  readonly corners: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly onHead: readonly Vec3[];
  readonly growth: readonly number[];
  /** Square metres, and how much of a beard grows on it. */
  readonly area: number;
  readonly weight: number;
}

/** The faces of the skin on which a beard grows. */
function skinOf({ rest, points }: Body, { toHead }: HeadFrame, face: Face): readonly Patch[] {
  const { header, quadsOf, bones } = loadPeople();
  const all = quadsOf(header.body);
  const [head, neck] = [boneNames.indexOf('head'), boneNames.indexOf('neck')];
  const growths = new Map<number, number>();
  const place = (list: Float32Array, v: number): Vec3 => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
  const growth = (v: number): number => {
    const known = growths.get(v);
    if (known !== undefined) return known;
    const isFace = bones[v * 4] === head || bones[v * 4] === neck;
    const own = isFace ? beardAt(toHead(place(rest, v)), face) : 0;
    growths.set(v, own);
    return own;
  };
  const kept: number[] = [];
  for (let q = 0; q < all.length; q += 4) {
    const corners = all.subarray(q, q + 4);
    if (corners.some((v) => growth(v) > 0.02)) kept.push(...corners);
  }
  const quads = Uint32Array.from(kept);
  const normals = normalsOf({ points, quads });
  const patches: Patch[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    const own = [...quads.subarray(q, q + 4)];
    const corners = own.map((v) => place(points, v));
    const [a, b, c, d] = corners as [Vec3, Vec3, Vec3, Vec3]; // A quad has four.
    const onHead = own.map((v) => toHead(place(rest, v)));
    const area = Math.hypot(...cross(minus(c, a), minus(d, b))) / 2;
    const mean = own.reduce((sum, v) => sum + growth(v) / 4, 0);
    patches.push({
      corners,
      normals: own.map((v) => normalised(place(normals, v))),
      onHead,
      growth: own.map(growth),
      area,
      weight: area * mean,
    });
  }
  return patches.filter(({ weight }) => weight > 0);
}

/** How far over the skin the shade of the roots lies, metres. */
const over = 0.0007;
/** How large the cells are that it is cut into from near, metres. */
const cellSide = 0.0015;

/** The shade of the roots: skin hardly shines through a beard. */
function drawRoots(mesh: Mesh, { corners, normals, onHead, growth, area }: Patch, colour: Rgb, detail: number): void {
  const cells = Math.max(1, Math.round((Math.sqrt(area) / cellSide) * Math.min(1, detail)));
  const at = (list: readonly (readonly number[])[], s: number, t: number): Vec3 =>
    byChannel((c) =>
      between(
        list.map((one) => one[c] ?? 0),
        s,
        t,
      ),
    );
  // Where cells are large, one at the edge of a beard would be a step of it.
  const least = detail < 0.7 ? 0.4 : 0.14;
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++) {
      const [s, t] = [(i + 0.5) / cells, (j + 0.5) / cells];
      const [hx, hy, hz] = at(onHead, s, t);
      if (between(growth, s, t) < least + (0.92 - least) * noise3(hx * 1300, hy * 800, hz * 1300)) continue;
      const corner = (di: number, dj: number): readonly [Vec3, Vec3] => {
        const [u, v] = [(i + di) / cells, (j + dj) / cells];
        const normal = at(normals, u, v);
        return [plus(at(corners, u, v), normal, over), normal];
      };
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
      const own = scaleRgb(colour, 0.7 + 0.4 * noise3(hx * 600, hy * 300, hz * 600));
      mesh.tri(a[0], b[0], c[0], a[1], b[1], c[1], own, materials.hair);
      mesh.tri(a[0], c[0], d[0], a[1], c[1], d[1], own, materials.hair);
    }
}

const between = (list: readonly number[], s: number, t: number): number =>
  (list[0] ?? 0) * (1 - s) * (1 - t) +
  (list[1] ?? 0) * s * (1 - t) +
  (list[2] ?? 0) * s * t +
  (list[3] ?? 0) * (1 - s) * t;

/** One hair, or a few that lie together: its way from the root, which way it faces, how wide it is and how light. */
interface Hair {
  readonly way: readonly Vec3[];
  readonly out: Vec3;
  readonly wide: number;
  readonly light: number;
}

interface Growing {
  readonly full: boolean;
  readonly wide: number;
}

/** A hair from a chance place of a patch: it lies down the face, and hangs where it is long. */
function hairOn(random: Random, patch: Patch, frame: HeadFrame, face: Face, { full, wide }: Growing): Hair | undefined {
  const [s, t] = [random(), random()];
  const chance = random();
  if (between(patch.growth, s, t) < random()) return undefined;
  const at = (list: readonly Vec3[]): Vec3 =>
    byChannel((c) =>
      between(
        list.map((one) => one[c] ?? 0),
        s,
        t,
      ),
    );
  const [root, normal, [x, y, z]] = [at(patch.corners), normalised(at(patch.normals)), at(patch.onHead)];
  const { mouth, wide: half, chin } = face;
  const isLip = y > mouth[1] && Math.abs(x) < half * 1.25;
  const toChin = smooth(0.06, 0.02, Math.abs(x)) * smooth(mouth[1] - 0.004, chin[1], y);
  const length = full
    ? isLip
      ? 0.009 + 0.006 * chance
      : (0.007 + 0.024 * toChin + 0.006 * smooth(mouth[1], chin[1], y)) * (0.7 + 0.6 * chance)
    : 0.004 + 0.003 * chance;
  const [right, up, back] = frame.axes;
  const lean = isLip ? Math.max(-1, Math.min(1, x / half)) * 1.1 : -x * 3;
  const turn = (random() - 0.5) * 0.5;
  const down = normalised(
    plus(plus(plus([0, 0, 0], up, -1), right, lean + turn), back, isLip ? 0 : 0.5 * smooth(-0.07, -0.02, z)),
  );
  const lying = normalised(plus(down, normal, -dot(down, normal) + (isLip ? 0.22 : 0.42) + 0.2 * chance));
  const hung = normalised(plus(lying, [0, -1, 0], full ? 0.9 : 0.1));
  const size = length * frame.size;
  const middle = plus(root, lying, size * 0.5);
  // Hair that would grow together under the chin comes to a point there.
  const end = plus(plus(middle, hung, size * 0.5), right, -x * 0.25 * toChin);
  return {
    way: [plus(root, normal, 0.0004), middle, end],
    out: normal,
    wide: wide * (0.7 + 0.6 * chance),
    light: 0.7 + 0.75 * random(),
  };
}

/** How light a hair is at its root, in its middle and at its end. */
const lights = [0.75, 1.05, 1.35] as const;

function drawHair(mesh: Mesh, hair: Hair | undefined, colour: Rgb, { axes: [, up] }: HeadFrame): void {
  if (!hair) return;
  const { way, out, wide, light } = hair;
  const [a, b, c] = way as readonly [Vec3, Vec3, Vec3]; // From the root over the middle to the end.
  const side = normalised(cross(minus(c, a), out));
  const own = mixRgb(colour, [colour[0] * 1.2, colour[1] * 1.1, colour[2]], light - 0.5);
  const facing = normalised(plus(out, up, 0.15));
  const [left, right] = [plus(a, side, -wide), plus(a, side, wide)];
  const [midLeft, midRight] = [plus(b, side, -wide * 0.85), plus(b, side, wide * 0.85)];
  const shade = (k: 0 | 1 | 2): number => strandShade(lights[k] * light, 0, 'beard');
  const draw = (p: Vec3, q: Vec3, r: Vec3, [sp, sq, sr]: readonly [number, number, number]): void =>
    mesh.tri(p, q, r, facing, facing, facing, own, materials.strands, sp, sq, sr);
  draw(left, midLeft, midRight, [shade(0), shade(1), shade(1)]);
  draw(right, midRight, left, [shade(0), shade(1), shade(0)]);
  draw(midLeft, c, midRight, [shade(1), shade(2), shade(1)]);
}
