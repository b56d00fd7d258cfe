import { clientTiming } from '@loomlight/contract';
import { useState } from 'react';
import { stillQuery } from '../../lib/motion.ts';
import { cx } from '../../lib/cx.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useInterval } from '../../lib/use-timing.ts';
import { useGalleryPreviews } from '../gallery/index.ts';

/** While one waits, images of others pass by: small, at the edge, and never in the place of the own one (R-RES-02, PEOPLE-27). */
export function PassingBy() {
  const previews = useGalleryPreviews();
  const [turn, setTurn] = useState(0);
  const still = useMediaQuery(stillQuery);
  const several = previews.length > 1;
  useInterval(() => setTurn(turn + 1), still || !several ? null : clientTiming.previewRotationMs);
  const at = previews.length === 0 ? 0 : turn % previews.length;
  const author = previews[at]?.username;
  return (
    <aside
      aria-label="From the gallery"
      data-testid="previews"
      className={cx(
        'mt-6 flex items-center gap-3 text-12 text-ink-3 max-sm:px-4',
        previews.length === 0 && 'invisible',
      )}
    >
      <span className="relative size-10 flex-none overflow-hidden rounded-input bg-raised">
        {previews.map((preview, index) => (
          <img
            key={preview.id}
            src={preview.small_url ?? ''}
            alt=""
            className={cx(
              'absolute inset-0 size-full object-cover transition-opacity duration-(--develop)',
              index !== at && 'opacity-0',
            )}
            data-shown={index === at || undefined}
          />
        ))}
      </span>
      <span>{author ? `While you wait: by ${author}` : 'While you wait'}</span>
      {several && still && (
        <button type="button" className="link -my-1 py-1" onClick={() => setTurn(turn + 1)}>
          Next preview
        </button>
      )}
    </aside>
  );
}
