import type { PixelSize } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { askForCredits, askToSignIn, useViewer } from '../account/index.ts';
import { chosenSize } from './form-state.ts';
import { usePromptForm } from './form-store.ts';
import { imageOptionsQuery } from './image-options.ts';
import { type ButtonFacts, type Readiness, readiness } from './readiness.ts';
import { useFilmOrder } from './use-film-order.ts';
import { useStartGeneration } from './use-start-generation.ts';

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
  const { medium, prompt } = usePromptForm();
  const viewer = useViewer();
  const { start, starting, failure } = useStartGeneration({ besideResult });
  const balance = viewer.kind === 'member' ? viewer.self.credits : undefined;
  const facts: ButtonFacts = { prompt, balance, starting, developing, besideResult };
  const image = useImageOrder(facts);
  const film = useFilmOrder(facts);
  const { ready } = medium === 'image' ? image : film;

  const go = () => {
    if (ready.kind === 'short') askForCredits(ready);
    if (ready.kind !== 'ready') return;
    if (viewer.kind === 'guest') return askToSignIn(medium);
    const cost = ready.cost ?? 0;
    if (medium === 'image' && image.size) start({ medium, size: image.size, cost });
    if (medium === 'video' && film.body) start({ medium, body: film.body, cost });
  };
  return { ready, failure, go };
}

function useImageOrder(facts: ButtonFacts) {
  const form = usePromptForm();
  const { data: options, isPending } = useQuery(imageOptionsQuery);
  const size: PixelSize | undefined = chosenSize(form.size, options?.sizes ?? []);
  return { size, ready: readiness({ ...facts, size: size ?? (isPending ? 'pending' : undefined) }) };
}
