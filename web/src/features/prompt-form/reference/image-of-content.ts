import type { Content } from '@loomlight/contract';
import type { ReferenceImage } from './reference-store.ts';

type ReadyImage = Extract<ReferenceImage, { readonly kind: 'ready' }>;

/** The image that an item came from, as far as who looks may use it again; undefined where it came from words alone. */
export function imageOfContent({ content_type: kind, image_s3_key: key, small_url }: Content): ReadyImage | undefined {
  if (key === null) return undefined;
  const isVideo = kind === 'video';
  return {
    kind: 'ready',
    key,
    name: isVideo ? 'The picture of this film' : 'Its reference',
    sizeBytes: 0,
    // A film begins with its image; a picture looks nothing like its own.
    preview: (isVideo && small_url) || '',
  };
}
