import { crc32 } from 'node:zlib';

/** Where a manifest store lies in a form of pictures, and how it is wrapped there. */
export interface ImageForm {
  /** The file without the store that it carries. Throws when its parts do not end where they say. */
  withoutStore(file: Buffer): Buffer;
  /** The store that the file carries, out of its wrapping; undefined where there is none. Throws like the one above. */
  storeOf(file: Buffer): Buffer | undefined;
  /** Byte before which the store is put. */
  placeOf(file: Buffer): number;
  wrap(store: Buffer): Buffer;
  /** The same file, telling of so many bytes more where it tells of its length. */
  grown(file: Buffer, bytes: number): Buffer;
}

/** The form that the first bytes tell. Throws for all others. */
export function imageForm(bytes: Uint8Array): ImageForm {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head.length === 12) {
    if (head.readUInt32BE(0) === 0x89504e47) return png;
    if (head.readUInt16BE(0) === 0xffd8) return jpeg;
    if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return webp;
  }
  throw new Error('It is none of the pictures that can be signed.');
}

/** A part of a file, with the name that says what it is. */
interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const cutOff = 'It is cut off.';
/** Length and type of a box; of a chunk as well. */
const boxHeadBytes = 8;

function without(file: Buffer, parts: readonly Part[]): Buffer {
  if (parts.length === 0) return file;
  const kept: Buffer[] = [];
  let at = 0;
  for (const { start, end } of parts) {
    kept.push(file.subarray(at, start));
    at = end;
  }
  return Buffer.concat([...kept, file.subarray(at)]);
}

const pngSignatureBytes = 8;
/** Length, name and checksum around what is in a chunk. */
const pngChunkBytes = 12;
const crcBytes = 4;

function* pngParts(file: Buffer): Generator<Part> {
  for (let start = pngSignatureBytes; start < file.length;) {
    if (start + pngChunkBytes > file.length) throw new Error(cutOff);
    const end = start + pngChunkBytes + file.readUInt32BE(start);
    if (end > file.length) throw new Error(cutOff);
    yield { name: file.toString('latin1', start + 4, start + 8), start, end };
    start = end;
  }
}

/** A chunk `caBX` right behind the first one, which has to be the header. */
const png: ImageForm = {
  withoutStore: (file) =>
    without(
      file,
      [...pngParts(file)].filter(({ name }) => name === 'caBX'),
    ),
  storeOf: (file) => {
    const found = [...pngParts(file)].find(({ name }) => name === 'caBX');
    return found && file.subarray(found.start + boxHeadBytes, found.end - crcBytes);
  },
  placeOf: (file) => {
    const [header] = pngParts(file);
    if (header?.name !== 'IHDR') throw new Error('It begins with no header.');
    return header.end;
  },
  wrap: (store) => {
    const named = Buffer.concat([Buffer.from('caBX'), store]);
    return Buffer.concat([bigEndian(store.length), named, bigEndian(crc32(named))]);
  },
  grown: (file) => file,
};

const jpegMarkers = { scan: 0xda, end: 0xd9, app0: 0xe0, app1: 0xe1, app11: 0xeb } as const;
/** Bytes of a store in one segment, which can hold 65,533. */
const jpegSegmentBytes = 65_400;
/** Marker and length, `JP`, the number of the store, the number of the segment, and the head of the store once more. */
const jpegHeadBytes = 20;

/** The segments before the pixels. */
function* jpegParts(file: Buffer): Generator<Part & { readonly marker: number }> {
  for (let start = 2; ;) {
    if (start + 4 > file.length || file[start] !== 0xff) throw new Error(cutOff);
    const marker = file.readUInt8(start + 1);
    if (marker === 0xff) {
      start += 1;
      continue;
    }
    if (marker === jpegMarkers.scan || marker === jpegMarkers.end) return;
    const end = start + 2 + file.readUInt16BE(start + 2);
    if (end > file.length) throw new Error(cutOff);
    yield { name: file.toString('latin1', start + 4, start + 6), start, end, marker };
    start = end;
  }
}

/** Segments APP11 behind the APP0 and APP1 that stand in front, each with the head of the outermost box. */
const jpeg: ImageForm = {
  withoutStore: (file) =>
    without(
      file,
      [...jpegParts(file)].filter(({ name, marker }) => marker === jpegMarkers.app11 && name === 'JP'),
    ),
  storeOf: (file) => {
    const parts = [...jpegParts(file)].filter(({ name, marker }) => marker === jpegMarkers.app11 && name === 'JP');
    // The head of the store stands once in each segment.
    const bytes = parts.map(({ start, end }, at) =>
      file.subarray(start + jpegHeadBytes - (at === 0 ? boxHeadBytes : 0), end),
    );
    return bytes.length === 0 ? undefined : Buffer.concat(bytes);
  },
  placeOf: (file) => {
    let place = 2;
    for (const { marker, end } of jpegParts(file)) {
      if (marker !== jpegMarkers.app0 && marker !== jpegMarkers.app1) break;
      place = end;
    }
    return place;
  },
  wrap: (store) => {
    const head = store.subarray(0, boxHeadBytes);
    const segments: Buffer[] = [];
    for (let at = boxHeadBytes, number = 1; at < store.length; at += jpegSegmentBytes, number += 1) {
      const part = store.subarray(at, at + jpegSegmentBytes);
      const start = Buffer.from([0xff, jpegMarkers.app11, 0, 0, 0x4a, 0x50, 0x02, 0x11]);
      start.writeUInt16BE(part.length + jpegHeadBytes - 2, 2);
      segments.push(start, bigEndian(number), head, part);
    }
    return Buffer.concat(segments);
  },
  grown: (file) => file,
};

const riffHeadBytes = 12;

function* webpParts(file: Buffer): Generator<Part> {
  const fileEnd = riffHeadBytes - 4 + file.readUInt32LE(4);
  if (fileEnd > file.length) throw new Error(cutOff);
  for (let start = riffHeadBytes; start < fileEnd;) {
    if (start + 8 > fileEnd) throw new Error(cutOff);
    const size = file.readUInt32LE(start + 4);
    const end = start + 8 + size + (size % 2);
    if (end > fileEnd) throw new Error(cutOff);
    yield { name: file.toString('latin1', start, start + 4), start, end };
    start = end;
  }
}

/** The last chunk of the RIFF, whose length counts it. */
const webp: ImageForm = {
  withoutStore: (file) => {
    const parts = [...webpParts(file)];
    const rest = without(
      file.subarray(0, parts.at(-1)?.end),
      parts.filter(({ name }) => name === 'C2PA'),
    );
    return webp.grown(rest, rest.length - 8 - rest.readUInt32LE(4));
  },
  storeOf: (file) => {
    const found = [...webpParts(file)].find(({ name }) => name === 'C2PA');
    if (!found) return undefined;
    const start = found.start + boxHeadBytes;
    return file.subarray(start, start + file.readUInt32LE(found.start + 4));
  },
  placeOf: (file) => file.length,
  wrap: (store) => {
    const start = Buffer.from('C2PA\0\0\0\0', 'latin1');
    start.writeUInt32LE(store.length, 4);
    return Buffer.concat([start, store, Buffer.alloc(store.length % 2)]);
  },
  grown: (file, bytes) => {
    const copy = Buffer.from(file);
    copy.writeUInt32LE(file.readUInt32LE(4) + bytes, 4);
    return copy;
  },
};

function bigEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
