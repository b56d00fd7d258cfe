import type { Notification } from '@loomlight/contract';
import { useState } from 'react';
import { NotificationSign } from './notification-sign.tsx';

const sidePx = 40;

/** What it tells of, for the eye alone: up to four items as one picture, or its sign where nothing can be shown (KEEP-61). */
export function NotificationThumbs({ news }: { news: Notification }) {
  const [broken, setBroken] = useState(false);
  const thumbs = broken ? [] : news.thumbs.slice(0, 4);
  if (thumbs.length === 0)
    return (
      <span className="grid flex-none justify-center" style={{ width: sidePx }}>
        <NotificationSign news={news} />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className="grid flex-none overflow-hidden"
      style={{
        width: sidePx,
        height: sidePx,
        gap: 1,
        gridTemplateColumns: thumbs.length > 1 ? '1fr 1fr' : '1fr',
        gridAutoRows: thumbs.length > 2 ? (sidePx - 1) / 2 : sidePx,
        borderRadius: news.kind === 'follow' ? '50%' : 6,
      }}
    >
      {thumbs.map((src) => (
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-full w-full object-cover"
          onError={() => setBroken(true)}
        />
      ))}
    </span>
  );
}
