import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useInterval } from '../../lib/use-timing.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { Mark } from '../../ui/mark.tsx';
import { communityImagesQuery } from './community-images.ts';

const rotationMs = 12_000;

/** One image of the community at a time, slowly changing, with its author; the shuttle in lamplight until one is there. */
export function ImageWall() {
  const { data: images = [] } = useQuery(communityImagesQuery);
  const [turn, setTurn] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  useInterval(() => setTurn(turn + 1), still || images.length < 2 ? null : rotationMs);
  const shown = images[turn % Math.max(1, images.length)];

  return (
    <div className="relative m-2 mr-0 overflow-hidden rounded-menu bg-[oklch(0.2_0.03_58)] text-on-image max-lg:hidden">
      <div className="absolute inset-0 grid place-items-center bg-[radial-gradient(70%_60%_at_50%_58%,oklch(0.5_0.11_58/0.55),transparent)] text-[oklch(0.79_0.155_66/0.5)]">
        <Mark size={180} />
      </div>
      {images.map((image) => (
        <img
          key={image.id}
          src={image.id === shown?.id ? (image.media_url ?? '') : (image.small_url ?? '')}
          alt=""
          className={cx(
            'absolute inset-0 size-full object-cover transition-opacity duration-[1200ms]',
            image.id !== shown?.id && 'opacity-0',
          )}
        />
      ))}
      <div className="absolute inset-x-0 bottom-0 h-[220px] bg-[linear-gradient(#0000,rgb(10_8_6/0.62))]" />
      <div className="absolute inset-x-0 top-0 h-[140px] bg-[linear-gradient(rgb(10_8_6/0.5),#0000)]" />
      {shown && (
        <p className="absolute inset-x-6 bottom-[22px] flex items-center gap-2.5 text-13 font-medium">
          <ProfilePicture name={shown.username} size={20} className="bg-black text-white" />
          {shown.username}
        </p>
      )}
    </div>
  );
}
