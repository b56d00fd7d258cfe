import { useQuery } from '@tanstack/react-query';
import { communityImagesQuery } from './community-images.ts';

const shownCount = 3;

/** Three images of others above the words. Nothing at all until there are three. */
export function CommunityStrip() {
  const { data = [] } = useQuery(communityImagesQuery);
  const images = data.slice(0, shownCount);
  if (images.length < shownCount) return null;
  return (
    <div aria-hidden="true" className="flex h-[116px] gap-(--gap-image) max-sm:mt-3 max-sm:h-[104px]">
      {images.map((image) => (
        <img
          key={image.id}
          src={image.small_url ?? image.media_url ?? ''}
          alt=""
          className="min-w-0 flex-1 object-cover [animation:fade_var(--slow)_var(--ease-out)]"
        />
      ))}
    </div>
  );
}
