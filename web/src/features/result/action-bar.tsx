import { type Content, countCredits } from '@loomlight/contract';
import type { LucideIcon } from 'lucide-react';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Dices from 'lucide-react/icons/dices';
import ImagePlus from 'lucide-react/icons/image-plus';
import Shuffle from 'lucide-react/icons/shuffle';
import Maximize from 'lucide-react/icons/maximize';
import StepForward from 'lucide-react/icons/step-forward';
import { Toolbar } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../account/index.ts';
import { isOneKey, pressAct } from '../shortcuts/index.ts';
import { useWorkOn } from './use-work-on.ts';

export interface ActionBarProps {
  item: Content;
  /** From 1 on, as its tile says. */
  place: number;
}

/** What can be made of the selected item, each act with its price and its key (MAKE-35). */
export function ActionBar({ item, place }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { variations, animate, extend, upscale, reference, seed, failure } = useWorkOn(item);
  const isVideo = item.content_type === 'video';
  useWindowEvent('keydown', (event) => {
    if (isOneKey(event) && pressAct(event.key, bar.current)) event.preventDefault();
  });
  // Nothing can be made of what was removed (DESK-18).
  if (item.media_url === null) return null;
  if (!variations && !animate && !extend && !upscale && !reference && !seed) return null;
  return (
    <>
      <Toolbar.Root ref={bar} aria-label={`Work on ${isVideo ? 'video' : 'image'} ${place}`} className="action-bar">
        <p className="grid content-center px-1.5 text-13 font-medium max-sm:hidden" aria-hidden="true">
          {isVideo ? 'Video' : 'Image'} {place}
          {item.seed !== null && <small className="mono text-11 font-normal text-ink-3">seed {item.seed}</small>}
        </p>
        {variations && <Act Sign={Shuffle} name="Variations" letter="V" {...variations} />}
        {animate && <Act Sign={Clapperboard} name="Animate" letter="A" {...animate} />}
        {extend && <Act Sign={StepForward} name="Extend" letter="A" {...extend} />}
        {upscale && <Act Sign={Maximize} name="Upscale" letter="U" {...upscale} />}
        {reference && <Act Sign={ImagePlus} letter="E" {...reference} />}
        {seed && <Act Sign={Dices} name="Same seed" letter="S" {...seed} />}
      </Toolbar.Root>
      <Manage item={item} />
      {failure && (
        <p role="alert" className="mt-2 text-13 text-red max-sm:px-4">
          {failure}
        </p>
      )}
    </>
  );
}

/** To what only its owner may do with it, which stands beside it on the dashboard (PEOPLE-57). */
function Manage({ item: { id, content_type: kind, user_id: ownerId } }: { item: Content }) {
  const viewer = useViewer();
  if (viewer.kind !== 'member' || viewer.self.id !== ownerId) return null;
  return (
    <p className="mt-2.5 text-13 max-sm:px-4">
      <Link to={`${paths.dashboard()}?${kind}=${id}`} className="link">
        Lock its prompt, choose who sees it, or delete it
      </Link>
    </p>
  );
}

function Act({
  Sign,
  name,
  letter,
  cost,
  busy,
  act,
}: {
  Sign: LucideIcon;
  name: string;
  /** The key that does it as well. */
  letter: string;
  /** Null for what costs nothing by itself, since it only fills the form. */
  cost: number | null;
  busy: boolean;
  act: () => void;
}) {
  return (
    <Toolbar.Button
      aria-keyshortcuts={letter}
      aria-disabled={busy || undefined}
      title={cost === null ? `${name} (${letter})` : `${name} (${letter}, then Enter)`}
      data-spends={cost === null ? undefined : ''}
      onClick={busy ? undefined : act}
    >
      <Sign size={16} className="text-ink-2" aria-hidden="true" />
      <span>
        {name}
        <span className="sr-only">, {cost === null ? 'in the form' : countCredits(cost)}</span>
      </span>
      <small aria-hidden="true" className="num inline-flex items-center gap-1.5 text-12 text-ink-3">
        {cost === null ? (
          'in the form'
        ) : (
          <>
            <i className="coin" />
            <span className="text-amber-text">{cost}</span>
          </>
        )}
      </small>
    </Toolbar.Button>
  );
}
