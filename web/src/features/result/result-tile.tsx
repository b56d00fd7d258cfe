import '../../ui/tile.css';
import { type Content, publicViewPath } from '@loomlight/contract';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { lazy, Suspense, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { pageSources } from '../../lib/image-sources.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { VideoPlayer, ContentTools } from '../content/index.ts';
import { Latent } from './latent.tsx';

const FullView = lazy(async () => ({ default: (await import('./full-view.tsx')).FullView }));

/** The frame is the page beside its form, on a phone all of it. */
const resultSizes = '(width < 641px) 100vw, 60vw';

/** A finished image or video and its tools. */
export function ResultTile({
  item,
  blooms,
  isGone,
}: {
  item: Content;
  blooms: boolean;
  /** It was taken back: what is still to be seen is a memory of it. */
  isGone: boolean;
}) {
  const [full, setFull] = useState(false);
  return (
    <div className={cx('tile result-tile group transition-opacity duration-(--develop)', isGone && 'opacity-40')}>
      <ResultImage item={item} blooms={blooms} />
      {!isGone && <ResultTools item={item} onFull={() => setFull(true)} />}
      {full && (
        <Suspense>
          <FullView item={item} onClose={() => setFull(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What has been made, in its frame. It blooms from amber to colour when one has waited for it. */
export function ResultImage({ item, blooms }: { item: Content; blooms: boolean }) {
  const [broken, setBroken] = useState(false);
  // Of a public image there is a version for pages; where that cannot be had, it is shown as it is.
  const sources = pageSources(item, resultSizes);
  const [whole, setWhole] = useState(!item.is_public && !sources.srcSet);
  const fail = () => setBroken(true);
  return (
    <>
      {/* Until its bytes are there it is still what it was while one waited. */}
      {blooms && !broken && <Latent id={item.id} />}
      {broken || item.media_url === null ? (
        <span className="absolute inset-0 grid place-content-center text-ink-3">
          {item.moderation?.state === 'removed' ? 'Removed by this site' : 'Failed to load'}
        </span>
      ) : item.content_type === 'video' ? (
        <VideoPlayer item={item} className={cx(blooms && 'bloom')} onError={fail} />
      ) : (
        <img
          {...(!whole && sources)}
          src={whole || !item.is_public ? item.media_url : publicViewPath(item.media_url)}
          alt={item.text_prompt ?? `Image by ${item.username}`}
          fetchPriority="high"
          className={cx(blooms && 'bloom')}
          onError={() => (whole ? fail() : setWhole(true))}
        />
      )}
    </>
  );
}

/** Over the image; a video has its own controls at the lower edge. */
export function ResultTools({ item, onFull }: { item: Content; onFull: () => void }) {
  // Of what was removed nothing can be had (DESK-18).
  if (item.media_url === null) return null;
  return (
    <div className={cx('result-tools', item.content_type === 'video' && 'bottom-auto top-2.5')}>
      <IconButton label="View full size" onImage onClick={onFull}>
        <Maximize2 size={16} />
      </IconButton>
      <ContentTools item={item} />
    </div>
  );
}
