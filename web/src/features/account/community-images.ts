import { type Content, contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsList } from '../../api/content-cache.ts';

const imageCount = 8;

/** A few of the newest public images, for the places where an account is offered. Decoration: failing is allowed. */
export const communityImagesQuery = queryOptions({
  queryKey: ['gallery', 'showcase'],
  queryFn: async ({ signal }): Promise<readonly Content[]> => {
    const { images } = await call(contract.gallery.publicImages, {
      query: { limit: imageCount, include: 'details' },
      signal,
    });
    return (images ?? []).filter((image): image is Content => 'media_url' in image && image.media_url !== null);
  },
  meta: holdsList,
  staleTime: 300_000,
});
