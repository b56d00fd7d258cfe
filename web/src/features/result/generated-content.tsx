import type { Content } from '@loomlight/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../account/index.ts';
import { RelatedPlace, UnlockButton, useNoteView } from '../content/index.ts';
import { HandleAction } from './bench.tsx';
import { GenerateAgainButton } from './generate-again-button.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultPlace } from './result-place.tsx';
import { ResultTile } from './result-tile.tsx';
import { useGenerateAgain } from '../start-generation/index.ts';
import type { Back } from './use-take-back.ts';

// Most items are all that was asked for.
const loadNote = () => import('./honest-note.tsx');
const HonestNote = lazy(async () => ({ default: (await loadNote()).HonestNote }));
const BackNote = lazy(async () => ({ default: (await loadNote()).BackNote }));

// Nearly nothing is restricted.
const ModerationNote = lazy(async () => ({ default: (await import('../moderation/index.ts')).ModerationNote }));

const ActionBar = lazy(async () => ({ default: (await import('./action-bar.tsx')).ActionBar }));

/** What has come of it: the image or video, the words it came from, and how it was made. */
export function GeneratedContent({
  item,
  blooms,
  backCredits,
  onBack,
}: {
  item: Content;
  blooms: boolean;
  /** It was taken back on this page, and so much has returned. */
  backCredits: number | undefined;
  onBack: (back: Back) => void;
}) {
  const again = useGenerateAgain(item);
  const viewer = useViewer();
  const isOwn = viewer.kind === 'member' && viewer.self.id === item.user_id;
  useNoteView({ kind: item.content_type, id: item.id });
  const phone = useMediaQuery(phoneQuery);
  return (
    <>
      <ResultHead
        contentType={item.content_type}
        words={item.text_prompt}
        acts={!phone && <GenerateAgainButton by={again} tone="line" />}
      >
        {viewer.kind !== 'loading' && !isOwn && (
          <p className="mt-2 text-14 text-ink-3">
            by{' '}
            <Link to={paths.profile(item.username)} className="link">
              <bdi>{item.username}</bdi>
            </Link>
          </p>
        )}
        {item.text_prompt === null && !item.has_prompt_access && <UnlockButton item={item} className="mt-4" />}
        {item.moderation && (
          <Suspense>
            <ModerationNote moderation={item.moderation} className="mt-4" />
          </Suspense>
        )}
      </ResultHead>
      {phone && (
        <HandleAction>
          <GenerateAgainButton by={again} tone="amber" size="lg" />
        </HandleAction>
      )}
      {again.failure && (
        <p role="alert" className="mt-3 text-13 text-red max-sm:px-4">
          {again.failure}
        </p>
      )}
      <ResultPlace
        shape={item}
        content={item}
        image={<ResultTile key={item.id} item={item} blooms={blooms} isGone={backCredits !== undefined} />}
      >
        {backCredits === undefined && (
          <Suspense fallback={<div className="action-bar" />}>
            <ActionBar item={item} place={1} />
          </Suspense>
        )}
        <Suspense>
          {backCredits !== undefined ? (
            <BackNote credits={backCredits} />
          ) : (
            item.not_drawn && <HonestNote contents={[item]} onBack={onBack} />
          )}
        </Suspense>
      </ResultPlace>
      {backCredits === undefined && <RelatedPlace item={item} className="mt-8 border-t border-line pt-6 max-sm:mx-4" />}
    </>
  );
}
