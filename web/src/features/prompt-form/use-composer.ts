import type { PixelSize } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { askForCredits, askToSignIn, useViewer } from '../account/index.ts';
import { chosenSize } from './form-state.ts';
import { usePromptForm } from './form-store.ts';
import { imageOptionsQuery } from './image-options.ts';
import { type Readiness, readiness } from './readiness.ts';
import { useStartImage } from './use-start-image.ts';

/** Where a composer stands, as far as its button is concerned. */
export interface ComposerPlace {
  /** What was started last is still being made, on this very page. */
  readonly developing?: boolean;
  /** Beside a result: the button offers another one. */
  readonly besideResult?: boolean;
}

export interface Composer {
  readonly ready: Readiness;
  readonly failure: string | null;
  /** Does what the button says: starts, or opens the dialog that is in the way. */
  readonly go: () => void;
}

/** The button of any composer: what it says and what it does. */
export function useComposer({ developing = false, besideResult = false }: ComposerPlace): Composer {
  const form = usePromptForm();
  const viewer = useViewer();
  const { data: options, isPending } = useQuery(imageOptionsQuery);
  const { start, starting, failure } = useStartImage();

  const size: PixelSize | undefined = chosenSize(form.size, options?.sizes ?? []);
  const ready = readiness({
    prompt: form.prompt,
    size: size ?? (isPending ? 'pending' : undefined),
    balance: viewer.kind === 'member' ? viewer.self.credits : undefined,
    starting,
    developing,
    besideResult,
  });

  const go = () => {
    if (ready.kind === 'short') askForCredits(ready);
    if (ready.kind !== 'ready' || !size) return;
    if (viewer.kind === 'guest') askToSignIn('image');
    else start(size, ready.cost ?? 0);
  };
  return { ready, failure, go };
}
