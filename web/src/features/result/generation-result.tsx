import type { ContentType } from '@loomlight/contract';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/index.ts';
import { titleOf } from '../content/index.ts';
import { useSeen } from '../notifications/index.ts';
import { suggestContentType, useContentForm } from '../prompt-form/index.ts';
import { LoadingScreen, useDeveloping } from '../shell/index.ts';
import { Bench } from './bench.tsx';
import { DevelopPanel } from './develop-panel.tsx';
import { GeneratedContent } from './generated-content.tsx';
import { isDeveloping } from './generation-state.ts';
import { rulesOfType } from './rules-of-type.ts';
import { FailedGeneration, ResultTrouble } from './result-trouble.tsx';
import type { Back } from './use-take-back.ts';
import { type Generation, useGeneration } from './use-generation.ts';

const BatchResult = lazy(async () => ({ default: (await import('./batch-result.tsx')).BatchResult }));

/** /generate/{id}: one image from the first moment to the last (R-ROUTE-06). */
export function ImageResult({ id }: { id: string }) {
  return <GenerationResult contentType="image" id={id} />;
}

/** /generate/video/{id}: the same for a video (R-ROUTE-07). */
export function VideoResult({ id }: { id: string }) {
  return <GenerationResult contentType="video" id={id} />;
}

function GenerationResult({ contentType, id }: { contentType: ContentType; id: string }) {
  const generation = useGeneration(contentType, id);
  const { state, content } = generation;
  const developing = isDeveloping(contentType, state);
  useDeveloping(developing);
  usePageTitle(content && !developing && state.kind !== 'failed' ? titleOf(content) : rulesOfType[contentType].heading);
  useEffect(() => suggestContentType(contentType), [contentType]);
  useContentForm(content);
  useSeen(content?.batch?.map((item) => item.id) ?? [id]);
  // A video that takes too long is also said in passing (R-ERR-29).
  const overdue = contentType === 'video' && state.kind === 'given-up' && state.reason === 'timeout';
  useEffect(() => {
    if (overdue) toast.warning('Video generation timeout');
  }, [overdue]);
  return (
    <Bench place={{ developing, besideResult: true }}>
      <Outcome contentType={contentType} id={id} generation={generation} />
    </Bench>
  );
}

function Outcome({ contentType, id, generation }: { contentType: ContentType; id: string; generation: Generation }) {
  const { state, content, waited, askAgain } = generation;
  // What was taken back is seen until one leaves; the server knows of a failure only.
  const [back, setBack] = useState<Back>();
  if (back)
    return <GeneratedContent item={back.item} blooms={false} backCredits={back.credits} onBack={() => undefined} />;
  switch (state.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreadable':
      return (
        <Trouble
          text="Failed to load generation data. Please check the URL."
          hint={<WhereItMayBe />}
          onAgain={askAgain}
        />
      );
    case 'developing':
      return <DevelopPanel contentType={contentType} id={id} item={state.item} content={content} />;
    case 'batch':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <BatchResult contentType={contentType} id={id} {...state} waited={waited} onAgain={askAgain} />
        </Suspense>
      );
    case 'completed':
      // Who has seen it develop sees it bloom; who comes later finds it done.
      return <GeneratedContent item={state.item} blooms={waited} backCredits={undefined} onBack={setBack} />;
    case 'failed':
      return <FailedGeneration contentType={contentType} item={state.item} waited={waited} />;
    case 'given-up':
      return (
        <Trouble
          text={state.text}
          hint={
            state.reason === 'away' && 'Nothing is lost: this page goes on by itself when the server answers again.'
          }
          late={state.reason === 'timeout' || state.reason === 'away'}
          onAgain={askAgain}
        />
      );
    default:
      return state satisfies never;
  }
}

/** What is gone from its address is not lost to whoever has bought its words. */
function WhereItMayBe() {
  const viewer = useViewer();
  return (
    <p>
      It may have been deleted or made private.
      {viewer.kind === 'member' && (
        <>
          {' '}
          Prompts that you have bought stay under{' '}
          <Link to={paths.dashboard('prompt-purchases')} className="link">
            Purchases
          </Link>
          .
        </>
      )}
    </p>
  );
}

interface TroubleProps {
  text: string;
  hint?: ReactNode;
  late?: boolean;
  onAgain: () => void;
}

function Trouble({ text, hint, late = false, onAgain }: TroubleProps) {
  return (
    <ResultTrouble text={text} hint={hint} late={late}>
      <Button tone="ink" onClick={onAgain}>
        Try Again
      </Button>
    </ResultTrouble>
  );
}
