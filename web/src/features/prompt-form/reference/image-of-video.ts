import type { Content } from '@loomlight/contract';
import type { ReferenceImage } from './reference-store.ts';

type ReadyImage = Extract<ReferenceImage, { readonly kind: 'ready' }>;

/** The image that a video came from, as far as who looks may use it again; undefined where it came from words alone. */
export function imageOfVideo({ content_type: kind, image_s3_key: key, small_url }: Content): ReadyImage | undefined {
  if (kind !== 'video' || key === null) return undefined;
  return { kind: 'ready', key, name: 'The picture of this film', sizeBytes: 0, preview: small_url ?? '' };
}
