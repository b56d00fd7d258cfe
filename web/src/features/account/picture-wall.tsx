import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { useInterval } from '../../lib/use-timing.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Mark } from '../../ui/mark.tsx';
import { communityPicturesQuery } from './community-pictures.ts';

const rotationMs = 12_000;

/** One picture of the community at a time, slowly changing, with its author; the shuttle in lamplight until one is there. */
export function PictureWall() {
  const { data: pictures = [] } = useQuery(communityPicturesQuery);
  const [turn, setTurn] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  useInterval(() => setTurn(turn + 1), still || pictures.length < 2 ? null : rotationMs);
  const shown = pictures[turn % Math.max(1, pictures.length)];

  return (
    <div className="relative m-2 mr-0 overflow-hidden rounded-menu bg-[oklch(0.2_0.03_58)] text-on-picture max-lg:hidden">
      <div className="absolute inset-0 grid place-items-center bg-[radial-gradient(70%_60%_at_50%_58%,oklch(0.5_0.11_58/0.55),transparent)] text-[oklch(0.79_0.155_66/0.5)]">
        <Mark size={180} />
      </div>
      {pictures.map((picture) => (
        <img
          key={picture.id}
          src={picture.id === shown?.id ? (picture.media_url ?? '') : (picture.small_url ?? '')}
          alt=""
          className={cx(
            'absolute inset-0 size-full object-cover transition-opacity duration-[1200ms]',
            picture.id !== shown?.id && 'opacity-0',
          )}
        />
      ))}
      <div className="absolute inset-x-0 bottom-0 h-[220px] bg-linear-to-t from-[rgb(10_8_6/0.62)] to-transparent" />
      <div className="absolute inset-x-0 top-0 h-[140px] bg-linear-to-b from-[rgb(10_8_6/0.5)] to-transparent" />
      {shown && (
        <p className="absolute inset-x-6 bottom-[22px] flex items-center gap-2.5 text-13 font-medium">
          <Avatar name={shown.username} size={20} className="bg-black text-white" />
          {shown.username}
        </p>
      )}
    </div>
  );
}
