import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Faces, Header, Worn } from './people-file.ts';

/** The people that are blended, posed and dressed; every list is as it lies in the file. */
export interface People {
  readonly header: Header;
  /** Where each vertex is of who is an average of all, metres; somebody looks to -z. */
  readonly places: Float32Array;
  readonly quadsOf: (faces: Faces) => Uint16Array;
  /** Four bones of each vertex, and their shares of 255. */
  readonly bones: Uint8Array;
  readonly weights: Uint8Array;
  /** Colours of each vertex, three bytes. */
  readonly skin: (name: string) => Uint8Array;
  readonly shape: (name: string) => { readonly indices: Uint16Array; readonly moves: Int16Array };
  readonly worn: (name: string) => WornLists;
}

/** The lists of something that is worn. */
export interface WornLists {
  readonly worn: Worn;
  readonly refs: Uint16Array;
  readonly weights: Int16Array;
  readonly offsets: Int16Array;
  readonly quads: Uint16Array;
  readonly colours: Uint8Array;
  readonly hidden: Uint16Array;
  readonly strands?: { readonly side: number; readonly picture: Uint8Array; readonly uvs: Uint16Array };
}

let loaded: People | undefined;

/** Reads the file of people once. */
export function loadPeople(): People {
  return (loaded ??= read());
}

function read(): People {
  const packed = readFileSync(new URL('../../assets/people.bin', import.meta.url));
  const whole = brotliDecompressSync(packed);
  // Lists begin at whole words of a buffer of their own.
  const bytes = new Uint8Array(whole.length);
  bytes.set(whole);
  const head = new DataView(bytes.buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + head))) as Header; // Written by the tool that bakes the file.
  const { buffer } = bytes;
  const start = 4 + head;
  const small = (at: number, length: number): Uint8Array => new Uint8Array(buffer, start + at, length);
  const words = (at: number, length: number): Uint16Array => new Uint16Array(buffer, start + at, length);
  const signed = (at: number, length: number): Int16Array => new Int16Array(buffer, start + at, length);
  const { vertexCount, placeStep } = header;
  const places = Float32Array.from(signed(header.places, vertexCount * 3), (step) => step * placeStep);
  const worn = new Map([header.brows, ...header.hair, ...header.garments].map((one) => [one.name, one]));
  return {
    header,
    places,
    quadsOf: ({ quads, count }) => words(quads, count * 4),
    bones: small(header.bones, vertexCount * 4),
    weights: small(header.weights, vertexCount * 4),
    skin: (name) => small(known(header.skins[name], name), vertexCount * 3),
    shape(name) {
      const { indices, moves, count } = known(header.shapes[name], name);
      return { indices: words(indices, count), moves: signed(moves, count * 3) };
    },
    worn(name) {
      const one = known(worn.get(name), name);
      const { strands } = one;
      return {
        worn: one,
        refs: words(one.refs, one.count * 3),
        weights: signed(one.weights, one.count * 3),
        offsets: signed(one.offsets, one.count * 3),
        quads: words(one.quads, one.quadCount * 4),
        colours: small(one.colours, one.count * 3),
        hidden: words(one.hidden, one.hiddenCount),
        ...(strands && {
          strands: {
            side: strands.side,
            picture: small(strands.picture, strands.side * strands.side * 2),
            uvs: words(strands.uvs, one.quadCount * 8),
          },
        }),
      };
    },
  };
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The file of people has no "${name}".`);
  return value;
}
