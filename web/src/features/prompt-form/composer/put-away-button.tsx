import { useRef } from 'react';
import type { ComposerPlace } from './composer-button.ts';
import { GenerateButton } from './generate-button.tsx';
import { useChangedPlace } from './use-changed-place.ts';
import { useComposer } from './use-composer.ts';

/** The button of the form on a phone, where the form itself is put away. Absent without words: the way to them stands beside it. */
export function PutAwayButton(place: ComposerPlace) {
  const { ready, go } = useComposer(useChangedPlace(place), useRef(null));
  if (ready.kind === 'wordless') return null;
  return <GenerateButton ready={ready} onPress={go} terse className="h-11 rounded-menu" />;
}
