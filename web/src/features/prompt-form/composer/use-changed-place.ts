import type { ComposerPlace } from './composer-button.ts';
import { useIsAsFilled } from './filled-form.ts';

/**
 * Where a composer beside a result stands now: what is being made there keeps its button waiting only as long as the form says the same.
 * Changed it is free, so that a second one can be started beside the first (MAKE-83).
 */
export function useChangedPlace({ developing = false, ...place }: ComposerPlace): ComposerPlace {
  const isAsFilled = useIsAsFilled();
  return { ...place, developing: developing && isAsFilled };
}
