import './prompt-form.css';
import { isBlank } from '@loomlight/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { useViewer } from '../../account/index.ts';
import { clearForm, undoClear } from './clear-form.ts';
import type { ComposerPlace } from './composer-button.ts';
import { Dropzone, DropzoneNote, ReferenceChip, VideoPicks } from './later-parts.tsx';
import type { PromptForm } from '../form/form-state.ts';
import { useFillings, usePromptForm } from '../form/form-store.ts';
import { FormNote } from './form-note.tsx';
import { GenerateButton } from './generate-button.tsx';
import { MediaSwitch } from './media-switch.tsx';
import { leaveFilling } from './filled-form.ts';
import { FilledLine } from './filled-line.tsx';
import { drawRow } from '../form/pick.tsx';
import { PromptBox, PromptCount } from './prompt-box.tsx';
import { SizeSelect } from '../image/size-select.tsx';
import { StyleSelect } from '../image/style-select.tsx';
import { useChangedPlace } from './use-changed-place.ts';
import { useComposer } from './use-composer.ts';
import { useFormDefaults } from './use-form-defaults.ts';
import { useFormKeys } from './use-form-keys.ts';
import { CountSwitch } from '../settings/count-switch.tsx';
import { VisibilitySwitch } from '../settings/visibility-switch.tsx';

// Most do without: its code comes when it is unfolded.
const AdvancedSettings = lazy(async () => ({
  default: (await import('../settings/advanced-settings.tsx')).AdvancedSettings,
}));

const row =
  'flex h-12 w-full items-center gap-2.5 rounded-none border-0 border-b border-line bg-transparent px-0 text-13 font-normal text-ink-2 hover:bg-transparent hover:text-ink max-sm:h-13 max-sm:px-0';

const HeardWords = lazy(async () => ({ default: (await import('./heard-words.tsx')).HeardWords }));
const PromptHistory = lazy(async () => ({ default: (await import('./prompt-history.tsx')).PromptHistory }));

/** The same form in a column: beside the results, and in the sheet of a phone. */
export function ComposerColumn(place: ComposerPlace) {
  const viewer = useViewer();
  const form = usePromptForm();
  const isVideo = form.contentType === 'video';
  const animates = isVideo && form.video.mode === 'image';
  useFormDefaults({ besideResult: true });
  const fillings = useFillings();
  const card = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(useChangedPlace(place), box);
  useFormKeys(card, { start: composer.go, undoClear });
  const [advanced, setAdvanced] = useState(false);

  return (
    <form
      ref={card}
      aria-label="Generator"
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => event.preventDefault()}
    >
      <MediaSwitch className="mb-3 grid gap-2 [&_button]:flex-1" />
      <div className="relative flex max-h-[372px] min-h-[196px] flex-auto flex-col gap-1.5 rounded-[14px] border border-line-strong bg-surface px-3.5 pt-3.5 pb-2.5 transition-colors focus-within:border-control max-sm:min-h-[168px]">
        {fillings > 0 && <span key={fillings} className="filled rounded-button" aria-hidden="true" />}
        {animates && <Dropzone className="w-[104px]!" />}
        <PromptBox box={box} className="relative flex-1 overflow-auto text-16" />
        <span className="relative flex items-center gap-2 self-end">
          <Suspense>{viewer.kind === 'member' && <PromptHistory box={box} />}</Suspense>
          <PromptCount />
        </span>
      </div>
      {animates && <DropzoneNote className="pt-2.5" />}
      <Suspense>
        {viewer.kind === 'member' && !isBlank(form.prompt) && <HeardWords className="flex-none pt-3" />}
      </Suspense>
      <div className="mt-1.5">
        {isVideo ? (
          <VideoPicks className={row} draw={drawRow} />
        ) : (
          <>
            <SizeSelect className={row} draw={drawRow} />
            <StyleSelect className={row} draw={drawRow} />
            <ReferenceChip className={row} draw={drawRow} />
          </>
        )}
        <button type="button" className={row} aria-expanded={advanced} onClick={() => setAdvanced(!advanced)}>
          Advanced settings
          <span className="ml-auto text-ink-3">{advancedWords(form)}</span>
          <ChevronDown size={14} className={cx('text-ink-3', advanced && 'rotate-180')} aria-hidden="true" />
        </button>
        <Suspense>{advanced && <AdvancedSettings className="border-b border-line pt-4 pb-5" />}</Suspense>
        {!isVideo && (
          <div className={cx(row, 'justify-between')}>
            Pictures
            <CountSwitch />
          </div>
        )}
        {viewer.kind === 'member' && <VisibilitySwitch className={cx(row, 'justify-between text-ink-2')} />}
      </div>
      <FilledLine />
      <FormNote ready={composer.ready} failure={composer.failure} asked={composer.asked} className="pt-3 pl-0!" />
      <div className="column-foot grid grid-cols-[auto_1fr] gap-2">
        <Button
          tone="quiet"
          size="lg"
          onClick={() => {
            leaveFilling();
            clearForm();
            box.current?.focus();
          }}
        >
          Clear All
        </Button>
        <GenerateButton ready={composer.ready} onPress={composer.go} className="h-12 rounded-menu max-sm:text-16" />
      </div>
    </form>
  );
}

function advancedWords({ contentType, video, guidance, seed, isLocked }: PromptForm): string {
  const isVideo = contentType === 'video';
  const words = [
    isVideo ? video.cameraFixed && 'camera fixed' : `weight ${guidance}`,
    seedWords(isVideo ? video.seed : seed),
    isLocked && 'locked',
  ]
    .filter(Boolean)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function seedWords({ kind, entry }: PromptForm['seed']): string {
  return kind === 'random' ? 'random seed' : `seed ${entry}`;
}
