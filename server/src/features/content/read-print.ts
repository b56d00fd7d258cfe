import { buffer } from 'node:stream/consumers';
import { limits } from '@loomlight/contract';
import { sharp } from '../../kernel/sharp.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { type Print, printGrid, printOf } from './print.rules.ts';

/** The print of an encoded picture, or of one in a file (DESK-14); undefined for what cannot be read, and for what has no contrast. */
export async function readPrint(image: Uint8Array | string): Promise<Print | undefined> {
  const grey = await greyOf(image).catch(() => undefined);
  return grey && printOf(grey);
}

/** The same of a still in the store; undefined where there is none. */
export async function readPrintOfStill(
  ctx: { readonly objectStore: Pick<ObjectStore, 'find'> },
  key: string,
): Promise<Print | undefined> {
  const stored = await ctx.objectStore.find(key);
  return stored && readPrint(await buffer(stored.open()));
}

async function greyOf(image: Uint8Array | string): Promise<Buffer> {
  return sharp(image, { limitInputPixels: limits.uploadMaxPixels })
    .flatten({ background: '#808080' })
    .toColourspace('b-w')
    .resize({ ...printGrid, fit: 'fill' })
    .raw()
    .toBuffer();
}
