import type { Content } from '@loomlight/contract';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Share2 from 'lucide-react/icons/share-2';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { downloadContent, FilmPlayer, shareContent, useFavorite } from '../content/index.ts';

const FullView = lazy(async () => ({ default: (await import('./full-view.tsx')).FullView }));

/** A finished picture or film and its tools. It blooms from amber to colour when one has waited for it. */
export function ResultTile({ item, blooms }: { item: Content; blooms: boolean }) {
  const [full, setFull] = useState(false);
  const [broken, setBroken] = useState(false);
  const toggleFavorite = useFavorite(item);
  const isFilm = item.content_type === 'video';
  const fail = () => setBroken(true);
  return (
    <div
      className="tile result-tile group"
      style={{ '--ratio': item.width / item.height, '--width': `${item.width}px` } as CSSProperties}
    >
      {broken || item.media_url === null ? (
        <span className="absolute inset-0 grid place-content-center text-ink-3">Failed to load</span>
      ) : isFilm ? (
        <FilmPlayer item={item} className={cx(blooms && 'bloom')} onError={fail} />
      ) : (
        <img
          src={item.media_url}
          alt={item.text_prompt ?? `Image by ${item.username}`}
          className={cx(blooms && 'bloom')}
          onError={fail}
        />
      )}
      {/* A film has its own controls at the lower edge. */}
      <div className={cx('result-tools', isFilm && 'bottom-auto top-2.5')}>
        <IconButton label="View full size" onPicture onClick={() => setFull(true)}>
          <Maximize2 size={16} />
        </IconButton>
        {/* Failures of these two are silent here (specification 8, Alerts). */}
        <IconButton label="Download" onPicture onClick={() => void downloadContent(item).catch(() => undefined)}>
          <Download size={16} />
        </IconButton>
        {item.is_public && (
          <IconButton label="Share" onPicture onClick={() => void shareContent(item).catch(() => undefined)}>
            <Share2 size={16} />
          </IconButton>
        )}
        <IconButton
          label="Favorite"
          onPicture
          aria-pressed={item.is_user_favorite}
          className="ml-auto"
          onClick={toggleFavorite}
        >
          <Heart size={16} />
        </IconButton>
      </div>
      {full && (
        <Suspense>
          <FullView item={item} onClose={() => setFull(false)} />
        </Suspense>
      )}
    </div>
  );
}
