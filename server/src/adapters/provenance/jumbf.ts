import { createHash } from 'node:crypto';
import { encode } from 'cborg';

/** Ends of the ids of the kinds of boxes that C2PA knows (ISO 19566-5); four letters stand before it. */
const kindTail = Buffer.from('00110010800000AA00389B71', 'hex');
/** May be asked for by its label, and has one. */
const requestable = 3;

/** An assertion of a manifest: its label and its value. */
export type Assertion = readonly [label: string, value: unknown];

/** Bytes of the length and the type of a box. */
export const boxHeadBytes = 8;

/** A box as ISO has them: length, type, content. */
export function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(boxHeadBytes);
  head.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, head.length));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** A box of boxes with a kind of four letters and a label. */
export function labelledBox(kind: string, label: string, ...children: readonly Uint8Array[]): Buffer {
  const description = Buffer.concat([
    Buffer.from(kind, 'latin1'),
    kindTail,
    Buffer.of(requestable),
    Buffer.from(`${label}\0`),
  ]);
  return box('jumb', box('jumd', description), ...children);
}

/** A labelled box with one value as CBOR in it. */
export function valueBox(kind: string, label: string, value: unknown): Buffer {
  return labelledBox(kind, label, box('cbor', cbor(value)));
}

/** What a manifest holds of a box that it speaks of: all but its own length and type. */
export function hashOfBox(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes.subarray(boxHeadBytes)).digest();
}

/** CBOR (RFC 8949) with the keys in their order: a reader hashes the bytes that it finds. */
export function cbor(value: unknown): Uint8Array {
  return encode(value, { mapSorter: () => 0 });
}

/** COSE_Sign1 as CBOR tags it. */
export function taggedSign1(parts: readonly unknown[]): Buffer {
  return Buffer.concat([Buffer.of(0xd2), cbor(parts)]);
}
