import { siteNews } from '@loomlight/contract/site-news';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../api/client.ts';
import { localStore } from '../../lib/local-store.ts';

const askedEveryMs = 60_000;
const closedKey = 'closed-banner';

/** What whoever runs the installation says to everybody, above the header, until its time is over or somebody has closed it (DESK-62). */
export function SiteBanner() {
  const { data: banner } = useQuery({
    queryKey: ['site banner'],
    queryFn: async ({ signal }) => {
      const { banner } = await call(siteNews.banner, { signal });
      return banner && new Date(banner.until) > new Date() ? banner : null;
    },
    refetchInterval: askedEveryMs,
    staleTime: askedEveryMs,
  });
  const [closed, setClosed] = useState(() => localStore.read(closedKey));
  const place = usePlaceAboveAll();
  if (!banner || banner.id === closed) return null;
  const close = () => {
    localStore.write(closedKey, banner.id);
    setClosed(banner.id);
  };
  return createPortal(
    <div
      role="status"
      className="flex items-center justify-center gap-3 border-b border-line bg-raised px-(--page) py-2 text-14 text-ink"
    >
      {banner.tone === 'warning' && (
        <CircleAlert size={16} role="img" aria-label="Warning" className="flex-none text-orange" />
      )}
      <span dir="auto">
        {banner.text}
        {banner.link !== null && (
          <>
            {' '}
            <a href={banner.link} className="link">
              Read more
            </a>
          </>
        )}
      </span>
      {banner.is_dismissible && (
        <button type="button" aria-label="Close this notice" className="icon-btn flex-none" onClick={close}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>,
    place,
  );
}

/** The page itself is drawn by somebody else, and begins with the header. */
function usePlaceAboveAll(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
