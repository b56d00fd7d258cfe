import { type Content, contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

const pictureCount = 8;

/** A few of the newest public pictures, for the places where an account is offered. Decoration: failing is allowed. */
export const communityPicturesQuery = queryOptions({
  queryKey: ['gallery', 'showcase'],
  queryFn: async ({ signal }): Promise<readonly Content[]> => {
    const { images } = await call(contract.gallery.publicImages, {
      query: { limit: pictureCount, include: 'details' },
      signal,
    });
    return (images ?? []).filter((image): image is Content => 'media_url' in image && image.media_url !== null);
  },
  staleTime: 300_000,
});
