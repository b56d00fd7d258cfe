import { createHash } from 'node:crypto';
import type { Assertion } from './jumbf.ts';
import type { BuildStore } from './manifest-store.ts';
import { type ImageForm, imageForm } from './image-forms.ts';

/** The numbers in a binding grow with the length that they describe, and stand still after one or two rounds. */
const roundsMax = 8;
const noDigest = new Uint8Array(32);

/**
 * A picture with a manifest store in it. One that it carries already is taken out first. Throws for a file that is none of PNG, JPEG and WebP,
 * or that is cut off.
 */
export function signImage(image: Uint8Array, build: BuildStore): Uint8Array {
  const form = imageForm(image);
  const bytes = form.withoutStore(Buffer.from(image.buffer, image.byteOffset, image.byteLength));
  const start = form.placeOf(bytes);
  const length = lengthOf(form, start, build);
  const whole = form.grown(bytes, length);
  const before = whole.subarray(0, start);
  const after = whole.subarray(start);
  const digest = createHash('sha256').update(before).update(after).digest();
  const wrapped = form.wrap(build(binding(start, length, digest)));
  if (wrapped.length !== length) throw new Error('The manifest has not the length that was kept free for it.');
  return Buffer.concat([before, wrapped, after]);
}

/** Bytes that the wrapped store takes, counting that it names them itself. */
function lengthOf(form: ImageForm, start: number, build: BuildStore): number {
  let length = 0;
  for (let round = 0; round < roundsMax; round += 1) {
    const needed = form.wrap(build(binding(start, length, noDigest))).length;
    if (needed === length) return length;
    length = needed;
  }
  throw new Error('The length of the manifest does not stand still.');
}

/** What is hashed: everything but the manifest itself. */
function binding(start: number, length: number, hash: Uint8Array): Assertion {
  const value = {
    exclusions: [{ start, length }],
    name: 'jumbf manifest',
    alg: 'sha256',
    hash,
    pad: new Uint8Array(8),
  };
  return ['c2pa.hash.data', value];
}
