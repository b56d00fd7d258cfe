import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type Assertion, box } from './jumbf.ts';
import type { BuildStore } from './manifest-store.ts';
import { type VideoBox, innerBoxes, topBoxes } from './video-boxes.ts';

const c2paId = Buffer.from('D8FEC3D61B0E483C92975828877EC481', 'hex');
const copyBytes = 256 * 1024;
/** The index of a film of 200 MB has some hundred kilobytes. */
const indexMaxBytes = 16 * 1024 * 1024;
/** What is left out of the hash, as C2PA asks for it. */
const unhashed: ReadonlySet<string> = new Set(['ftyp', 'mfra']);
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/**
 * Copies an MP4 and puts a manifest store behind its first box. The film is hashed while it is copied; of it, only its index is ever in memory.
 * Throws for a film that is cut off, that comes in fragments, or that carries somebody else's manifest.
 */
export async function signVideo(from: string, into: string, build: BuildStore): Promise<void> {
  const source = await open(from, 'r');
  try {
    const target = await open(into, 'wx', 0o600);
    try {
      await copySigned(source, target, build);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copySigned(source: FileHandle, target: FileHandle, build: BuildStore): Promise<void> {
  const boxes = await topBoxes(source);
  const [first] = boxes;
  if (first?.type !== 'ftyp') throw new Error('It is no MP4.');
  if (boxes.some(({ type }) => type === 'moof')) throw new Error('It comes in fragments.');
  const rest = await withoutStore(source, boxes.slice(1));
  const removed = boxes.length - 1 > rest.length ? (boxes[1]?.size ?? 0) : 0;
  const room = wrap(build(binding(new Uint8Array(32)))).length;
  const hash = createHash('sha256');
  await copyBox(source, target, { ...first, to: 0 });
  let to = first.size + room;
  for (const part of rest) {
    hash.update(offsetBytes(to));
    if (part.type === 'moov') await copyIndex(source, target, { ...part, to, hash, by: room - removed });
    else await copyBox(source, target, { ...part, to, ...(!unhashed.has(part.type) && { hash }) });
    to += part.size;
  }
  const wrapped = wrap(build(binding(hash.digest())));
  if (wrapped.length !== room) throw new Error('The manifest has not the length that was kept free for it.');
  await writeAll(target, wrapped, first.size);
}

/** The boxes without a manifest of ours, which always stands behind the first box. One elsewhere is not ours, and not known to be needless. */
async function withoutStore(source: FileHandle, boxes: readonly VideoBox[]): Promise<readonly VideoBox[]> {
  const rest: VideoBox[] = [];
  for (const [place, part] of boxes.entries()) {
    const isStore =
      part.type === 'uuid' && (await readPart(source, part.start + part.head, c2paId.length)).equals(c2paId);
    if (isStore && place > 0) throw new Error('It carries a manifest in a place that is not ours.');
    if (!isStore) rest.push(part);
  }
  return rest;
}

/** Copies the index, in which the places of all that lies behind the manifest stand. */
async function copyIndex(
  source: FileHandle,
  target: FileHandle,
  part: VideoBox & { readonly to: number; readonly hash: Hash; readonly by: number },
): Promise<void> {
  if (part.size > indexMaxBytes) throw new Error('Its index is too large.');
  const index = await readPart(source, part.start, part.size);
  movePlaces(index, part.by);
  part.hash.update(index);
  await writeAll(target, index, part.to);
}

/** Adds so many bytes to each place that the tables of a film name. */
function movePlaces(boxes: Buffer, by: number): void {
  for (const { type, start, head, size } of innerBoxes(boxes)) {
    const body = boxes.subarray(start + head, start + size);
    if (containers.has(type)) movePlaces(body, by);
    else if (type === 'stco')
      for (let at = 8; at < 8 + 4 * body.readUInt32BE(4); at += 4) body.writeUInt32BE(body.readUInt32BE(at) + by, at);
    else if (type === 'co64')
      for (let at = 8; at < 8 + 8 * body.readUInt32BE(4); at += 8)
        body.writeBigUInt64BE(body.readBigUInt64BE(at) + BigInt(by), at);
  }
}

async function copyBox(
  source: FileHandle,
  target: FileHandle,
  part: VideoBox & { readonly to: number; readonly hash?: Hash },
): Promise<void> {
  // One buffer for all of it: a new one each time would wait for the collector.
  const buffer = Buffer.allocUnsafe(Math.min(copyBytes, part.size));
  for (let done = 0; done < part.size;) {
    const bytes = buffer.subarray(0, Math.min(buffer.length, part.size - done));
    await fill(bytes, source, part.start + done);
    part.hash?.update(bytes);
    await writeAll(target, bytes, part.to + done);
    done += bytes.length;
  }
}

async function readPart(source: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  await fill(bytes, source, start);
  return bytes;
}

async function fill(bytes: Buffer, source: FileHandle, start: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await source.read(bytes, done, bytes.length - done, start + done);
    if (bytesRead === 0) throw new Error('It is cut off.');
    done += bytesRead;
  }
}

async function writeAll(target: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await target.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

function wrap(store: Buffer): Buffer {
  // Version and flags, what it is for, and where more of it would lie.
  return box('uuid', c2paId, Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8), store);
}

function offsetBytes(offset: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(offset));
  return bytes;
}

/** What is hashed: every box with its place, but the manifest and what readers of films may change. */
function binding(hash: Uint8Array): Assertion {
  const leftOut = (xpath: string, data: readonly object[] | null = null): object => ({
    xpath,
    length: null,
    data,
    subset: null,
    version: null,
    flags: null,
    exact: null,
  });
  const exclusions = [leftOut('/uuid', [{ offset: 8, value: c2paId }]), leftOut('/ftyp'), leftOut('/mfra')];
  return ['c2pa.hash.bmff.v3', { exclusions, alg: 'sha256', hash, name: 'jumbf manifest' }];
}
