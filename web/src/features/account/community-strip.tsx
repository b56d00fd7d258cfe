import { useQuery } from '@tanstack/react-query';
import { communityPicturesQuery } from './community-pictures.ts';

const shownCount = 3;

/** Three pictures of others above the words. Nothing at all until there are three. */
export function CommunityStrip() {
  const { data = [] } = useQuery(communityPicturesQuery);
  const pictures = data.slice(0, shownCount);
  if (pictures.length < shownCount) return null;
  return (
    <div aria-hidden="true" className="flex h-[116px] gap-(--gap-picture) max-sm:mt-3 max-sm:h-[104px]">
      {pictures.map((picture) => (
        <img
          key={picture.id}
          src={picture.small_url ?? picture.media_url ?? ''}
          alt=""
          className="min-w-0 flex-1 object-cover [animation:fade_var(--slow)_var(--ease-out)]"
        />
      ))}
    </div>
  );
}
