import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadingScreen, useDeveloping } from '../shell/index.ts';
import { Bench } from './bench.tsx';
import { DevelopPanel } from './develop-panel.tsx';
import { GeneratedImages } from './generated-images.tsx';
import type { GenerationState } from './generation-state.ts';
import { FailedGeneration, ResultTrouble } from './result-trouble.tsx';
import { useGeneration } from './use-generation.ts';

/** /generate/{id}: one picture from the first moment to the last (specification 2, Generation results view). */
export function ImageResult({ id }: { id: string }) {
  const { state, askAgain } = useGeneration(id);
  const developing = state.kind === 'developing';
  // Who has seen it develop sees it bloom; who comes later finds it done.
  const [waited, setWaited] = useState(false);
  if (developing && !waited) setWaited(true);
  useDeveloping(developing);
  return (
    <Bench place={{ developing, besideResult: true }}>
      <Outcome state={state} waited={waited} askAgain={askAgain} />
    </Bench>
  );
}

function Outcome({ state, waited, askAgain }: { state: GenerationState; waited: boolean; askAgain: () => void }) {
  switch (state.kind) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreadable':
      return (
        <ResultTrouble text="Failed to load generation data. Please check the URL.">
          <Button tone="ink" onClick={askAgain}>
            Try Again
          </Button>
        </ResultTrouble>
      );
    case 'developing':
      return <DevelopPanel item={state.item} />;
    case 'completed':
      return <GeneratedImages item={state.item} blooms={waited} />;
    case 'failed':
      return <FailedGeneration item={state.item} />;
    case 'given-up':
      return (
        <ResultTrouble text={state.text}>
          <Button tone="ink" onClick={askAgain}>
            Try Again
          </Button>
        </ResultTrouble>
      );
    default:
      return state satisfies never;
  }
}
