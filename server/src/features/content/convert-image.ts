import { limits } from '@loomlight/contract';
import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { type MediaSource, mediaSources } from '../../ports/media-signer.ts';
import { sharp } from '../../kernel/sharp.ts';
import { carriesManifest } from '../provenance/index.ts';

/** A format that images are handed out in. */
export type ImageFormat = 'png' | 'jpg' | 'webp';
/** Or `view`: as a page shows it, on the widest screens as well; or `wide`: the still of 666 px of what was made without one. */
export type ImageVariant = ImageFormat | 'view' | 'wide';

/** What a stored image says of where it is from. */
export interface StoredOrigin {
  readonly bytes: Uint8Array;
  readonly source: MediaSource;
  /** By this installation or by its maker. */
  readonly isSigned: boolean;
}

export const viewMaxPx = 1440;

/** Writes an image of ours as a file of this format; where it comes from stays with it. Answers the size in bytes. */
export async function convertImage(
  bytes: Uint8Array,
  format: ImageVariant,
  into: string,
  /** Signs what is handed out as a file. */
  sign?: (image: Uint8Array, stored: StoredOrigin) => Promise<Uint8Array>,
): Promise<number> {
  const source = sharp(bytes).keepXmp();
  if (!sign || format === 'view' || format === 'wide') return (await inFormat(source, format).toFile(into)).size;
  const stored = { bytes, source: await sourceOfImage(bytes), isSigned: carriesManifest(bytes) };
  const signed = await sign(await inFormat(source, format).toBuffer(), stored);
  await writeFile(into, signed, { mode: 0o600 });
  return signed.length;
}

/** What an image of ours says of its source. One that says nothing was signed by the engine that made it, which only those with a model do. */
export async function sourceOfImage(bytes: Uint8Array): Promise<MediaSource> {
  const { xmp } = await sharp(bytes).metadata();
  const said = /digitalsourcetype\/(\w+)"/.exec(xmp?.toString() ?? '')?.[1];
  return mediaSources.find((source) => source === said) ?? 'trainedAlgorithmicMedia';
}

function inFormat(source: Sharp, format: ImageVariant): Sharp {
  switch (format) {
    case 'png':
      return source.png();
    case 'jpg':
      return source.jpeg({ quality: 92 });
    case 'webp':
      return source.webp({ quality: 92 });
    case 'view':
      return source
        .resize({ width: viewMaxPx, height: viewMaxPx, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 });
    case 'wide':
      return source.resize({ width: limits.wideVariantWidthPx, withoutEnlargement: true }).webp({ quality: 78 });
    default:
      return format satisfies never;
  }
}
