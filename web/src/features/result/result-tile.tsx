import type { Content } from '@loomlight/contract';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Share2 from 'lucide-react/icons/share-2';
import { type CSSProperties, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { downloadImage, shareImage, useFavorite } from '../content/index.ts';
import { FullView } from './full-view.tsx';

/** A finished picture and its tools. It blooms from amber to colour when one has waited for it. */
export function ResultTile({ item, blooms }: { item: Content; blooms: boolean }) {
  const [full, setFull] = useState(false);
  const [broken, setBroken] = useState(false);
  const toggleFavorite = useFavorite(item);
  return (
    <div
      className="tile result-tile group"
      style={{ '--ratio': item.width / item.height, '--width': `${item.width}px` } as CSSProperties}
    >
      {broken || item.media_url === null ? (
        <span className="absolute inset-0 grid place-content-center text-ink-3">Failed to load</span>
      ) : (
        <img
          src={item.media_url}
          alt={item.text_prompt ?? `Image by ${item.username}`}
          className={cx(blooms && 'bloom')}
          onError={() => setBroken(true)}
        />
      )}
      <div className="result-tools">
        <IconButton label="View full size" onPicture onClick={() => setFull(true)}>
          <Maximize2 size={16} />
        </IconButton>
        {/* Failures of these two are silent here (specification 8, Alerts). */}
        <IconButton label="Download" onPicture onClick={() => void downloadImage(item.id).catch(() => undefined)}>
          <Download size={16} />
        </IconButton>
        {item.is_public && (
          <IconButton label="Share" onPicture onClick={() => void shareImage(item)}>
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
      {full && <FullView item={item} onClose={() => setFull(false)} />}
    </div>
  );
}
