import { crc32, deflateSync } from 'node:zlib';
import { imageForm } from '../adapters/provenance/image-forms.ts';
import { damageFile } from './damage-file.ts';
import { boxesOf, type FilePart, partsOf } from './hostile-parts.ts';

/** What is done to a file, by its name. */
export const damages = [
  'bits',
  'swapped',
  'doubled',
  'removed',
  'inserted',
  'lengths',
  'nested',
  'taken',
  'bomb',
] as const;
export type Damage = (typeof damages)[number];

export interface HostileFile {
  readonly damage: Damage;
  readonly bytes: Buffer;
}

/** Lengths that are told and not meant: nothing, the rest of the file, more than there is, and more than a signed number of 32 bits holds. */
const lies = [0, 1, 7, 8, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_f0, 0xff_ff_ff_ff] as const;

/**
 * Makes a file that means harm of a whole one (ORIGIN-28): damaged bytes in every way of `damageFile`, parts in another order, twice or not at all, bytes between,
 * lengths that lie, boxes and arrays in one another, a manifest of another of `files`, and little that becomes much.
 */
export function makeHostile(original: Buffer, files: readonly Buffer[], random: () => number): HostileFile {
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T; // of a list that has some
  const damage = random() < 0.4 ? 'bits' : pick(damages);
  const of = { original, files, random, below, pick };
  return { damage, bytes: makers[damage](of) };
}

interface Making {
  readonly original: Buffer;
  readonly files: readonly Buffer[];
  readonly random: () => number;
  readonly below: (count: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

const makers: Record<Damage, (of: Making) => Buffer> = {
  bits: ({ original, random }) => damageFile(original, random),
  swapped: ({ original, pick }) => {
    const parts = partsOf(original);
    const [one, other] = [pick(parts), pick(parts)].toSorted((a, b) => a.start - b.start) as [FilePart, FilePart]; // two were picked
    if (one === other) return doubled(original, one, 2);
    return Buffer.concat([
      original.subarray(0, one.start),
      cut(original, other),
      original.subarray(one.end, other.start),
      cut(original, one),
      original.subarray(other.end),
    ]);
  },
  doubled: ({ original, pick, below }) => {
    const parts = below(2) === 0 ? partsOf(original) : [...boxesOf(original), ...partsOf(original)];
    return doubled(original, pick(parts), 2 + below(40));
  },
  removed: ({ original, pick }) => {
    const { start, end } = pick([...partsOf(original), ...boxesOf(original)]);
    return Buffer.concat([original.subarray(0, start), original.subarray(end)]);
  },
  inserted: ({ original, below, random }) => {
    const at = below(original.length);
    const more = Buffer.from(Array.from({ length: 1 + below(300) }, () => Math.floor(random() * 256)));
    return Buffer.concat([original.subarray(0, at), more, original.subarray(at)]);
  },
  lengths: ({ original, pick, below }) => {
    const bytes = Buffer.from(original);
    for (let times = 1 + below(3); times > 0; times -= 1) {
      const { lengthAt } = pick([...boxesOf(bytes), ...partsOf(bytes)]);
      if (lengthAt + 16 > bytes.length) continue;
      bytes.writeUInt32BE(pick(lies), lengthAt);
      // A length of 1 is told in the eight bytes behind the name.
      if (below(4) === 0)
        bytes.writeBigUInt64BE(pick([0n, 8n, 0x7fff_ffff_ffff_ffffn, 0xffff_ffff_ffff_ffffn]), lengthAt + 8);
    }
    return bytes;
  },
  nested: ({ original, pick, below }) => {
    const depth = pick([10, 100, 1_000, 20_000]) + below(10);
    return withStore(original, pick([nestedBoxes, nestedArrays, nestedTags, nestedMaps])(depth));
  },
  taken: ({ original, files, pick }) => withStore(original, storeOf(pick(files)) ?? nestedBoxes(3)),
  bomb: ({ original, pick, below }) => withBomb(original, pick(bombs()), below),
};

function cut(bytes: Buffer, { start, end }: FilePart): Buffer {
  return bytes.subarray(start, end);
}

function doubled(bytes: Buffer, part: FilePart, times: number): Buffer {
  // Forty times a whole film is no other file than twice.
  const most = part.end - part.start > 4_000 ? 2 : times;
  return Buffer.concat([
    bytes.subarray(0, part.start),
    ...Array.from({ length: most }, () => cut(bytes, part)),
    bytes.subarray(part.end),
  ]);
}

/** The manifest of a file, out of its wrapping; undefined where there is none. */
function storeOf(file: Buffer): Buffer | undefined {
  const at = file.indexOf('jumb') - 4;
  return at < 0 ? undefined : file.subarray(at, at + Math.min(file.length - at, file.readUInt32BE(at)));
}

const boxOf = (name: string, ...inside: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(inside);
  const start = Buffer.alloc(8);
  start.writeUInt32BE(content.length + 8);
  start.write(name, 4, 'latin1');
  return Buffer.concat([start, content]);
};
/** What a box is: the sixteen bytes of its kind, a mark, and its label. */
const description = (kind: string, label: string): Buffer =>
  boxOf(
    'jumd',
    Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.from('00110010800000aa00389b71', 'hex'), Buffer.from([3])]),
    Buffer.from(`${label}\0`),
  );

/** Manifests in one another. Made from the outside in: each box knows how long it is. */
function nestedBoxes(depth: number): Buffer {
  const inside = Buffer.concat([Buffer.alloc(4), Buffer.from('jumb'), description('c2pa', 'c2pa')]);
  const whole = Buffer.concat(Array.from({ length: depth }, () => inside));
  for (let level = 0; level < depth; level += 1)
    whole.writeUInt32BE(whole.length - level * inside.length, level * inside.length);
  return whole;
}

/** A manifest whose claim is what `cbor` says, one inside the other. */
function withClaim(cbor: Buffer): Buffer {
  const claim = boxOf('jumb', description('c2cl', 'c2pa.claim.v2'), boxOf('cbor', cbor));
  const signature = boxOf('jumb', description('c2cs', 'c2pa.signature'), boxOf('cbor', cbor));
  const assertion = boxOf('jumb', description('cbor', 'c2pa.actions.v2'), boxOf('cbor', cbor));
  const assertions = boxOf('jumb', description('c2as', 'c2pa.assertions'), assertion);
  const manifest = boxOf('jumb', description('c2ma', 'urn:c2pa:1'), assertions, claim, signature);
  return boxOf('jumb', description('c2pa', 'c2pa'), manifest);
}

const nestedArrays = (depth: number): Buffer => withClaim(Buffer.concat([Buffer.alloc(depth, 0x81), Buffer.from([0])]));
const nestedTags = (depth: number): Buffer => withClaim(Buffer.concat([Buffer.alloc(depth, 0xd2), Buffer.from([0])]));
/** Each a map of one, whose value is the next; the last says that it has four thousand million entries. */
const nestedMaps = (depth: number): Buffer =>
  withClaim(
    Buffer.concat([
      ...Array.from({ length: depth }, () => Buffer.from([0xa1, 0x61, 0x61])),
      Buffer.from('baffffffff', 'hex'),
    ]),
  );

/** A file with this manifest in the place of its own. */
function withStore(original: Buffer, store: Buffer): Buffer {
  if (original.toString('latin1', 4, 8) === 'ftyp') {
    const kind = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
    const box = boxOf('uuid', kind, Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8), store);
    const [first] = partsOf(original);
    const end = first?.end ?? 0;
    return Buffer.concat([original.subarray(0, end), box, original.subarray(end)]);
  }
  try {
    const form = imageForm(original);
    const bytes = form.withoutStore(original);
    const [place, wrapped] = [form.placeOf(bytes), form.wrap(store)];
    const whole = form.grown(bytes, wrapped.length);
    return Buffer.concat([whole.subarray(0, place), wrapped, whole.subarray(place)]);
  } catch {
    // A form that carries none: it lies behind the file.
    return Buffer.concat([original, store]);
  }
}

const bombBytes = 60_000_000;
let madeBombs: readonly Buffer[] | undefined;
/** Sixty megabytes of nothing, in sixty kilobytes; made once. */
function bombs(): readonly Buffer[] {
  madeBombs ??= [deflateSync(Buffer.alloc(bombBytes)), deflateSync(Buffer.alloc(bombBytes, 'jumb'))];
  return madeBombs;
}

const chunk = (name: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** Little that becomes much: in parts of a picture that are packed, as a picture that says that it is huge, or as a manifest. */
function withBomb(original: Buffer, packed: Buffer, below: (count: number) => number): Buffer {
  if (original.toString('latin1', 1, 4) !== 'PNG') {
    const wide = Buffer.from(original);
    if (original.readUInt16BE(0) === 0xffd8) {
      const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
      if (frame > 0 && frame + 9 < wide.length) wide.writeUInt32BE(0xffdc_ffdc, frame + 5);
      return wide;
    }
    return withStore(original, boxOf('jumb', description('c2pa', 'c2pa'), boxOf('brob', packed)));
  }
  const headEnd = 33;
  const start = Buffer.from(original.subarray(0, headEnd));
  switch (below(4)) {
    case 0:
      return Buffer.concat([
        start,
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])),
        original.subarray(headEnd),
      ]);
    case 1:
      return Buffer.concat([
        start,
        chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packed])),
        original.subarray(headEnd),
      ]);
    case 2:
      return Buffer.concat([
        start,
        chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'), packed])),
        original.subarray(headEnd),
      ]);
    default: {
      // A picture of thirty thousand pixels a side, whose pixels are as many as there are in sixty megabytes.
      start.writeUInt32BE(30_000, 16);
      start.writeUInt32BE(30_000, 20);
      start.writeUInt32BE(crc32(start.subarray(12, 29)), 29);
      return Buffer.concat([start, chunk('IDAT', packed), chunk('IEND', new Uint8Array())]);
    }
  }
}
