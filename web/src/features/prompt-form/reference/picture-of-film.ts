import type { Content } from '@loomlight/contract';
import type { ReferencePicture } from './reference-store.ts';

type ReadyPicture = Extract<ReferencePicture, { readonly kind: 'ready' }>;

/** The picture that a film came from, as far as who looks may use it again; undefined where it came from words alone. */
export function pictureOfFilm({ content_type: kind, image_s3_key: key, small_url }: Content): ReadyPicture | undefined {
  if (kind !== 'video' || key === null) return undefined;
  return { kind: 'ready', key, name: 'The picture of this film', sizeBytes: 0, preview: small_url ?? '' };
}
