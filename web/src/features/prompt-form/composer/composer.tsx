import { lazily } from '../../../lib/lazily.ts';
import '../../../ui/chip.css';
import './prompt-form.css';
import { isBlank } from '@loomlight/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { useAwake } from '../../../lib/drawn-for.ts';
import { phoneQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { useViewer } from '../../account/index.ts';
import { clearForm, undoClear } from './clear-form.ts';
import { Dropzone, DropzoneNote, ReferenceChip, VideoPicks } from './later-parts.tsx';
import { useFillings, usePromptForm } from '../form/form-store.ts';
import { FormNote } from './form-note.tsx';
import { GenerateButton } from './generate-button.tsx';
import { MediaSwitch } from './media-switch.tsx';
import { PromptBox, PromptCount } from './prompt-box.tsx';
import { SizeSelect } from '../image/size-select.tsx';
import { StyleSelect } from '../image/style-select.tsx';
import { useComposer } from './use-composer.ts';
import { useFormDefaults } from './use-form-defaults.ts';
import { usePromptDraft } from './use-prompt-draft.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useFormKeys } from './use-form-keys.ts';
import { CountSwitch } from '../settings/count-switch.tsx';
import { VisibilitySwitch } from '../settings/visibility-switch.tsx';

const loadAdvanced = () => import('../settings/advanced-settings.tsx');
const AdvancedSettings = lazy(async () => ({ default: (await loadAdvanced()).AdvancedSettings }));
const AdvancedSheet = lazy(async () => ({ default: (await import('../settings/advanced-sheet.tsx')).AdvancedSheet }));
// Asked for with the first word: nobody needs it before.
const HeardWords = lazy(async () => ({ default: (await import('./heard-words.tsx')).HeardWords }));
const PromptHistory = lazy(async () => ({ default: (await import('./prompt-history.tsx')).PromptHistory }));
// Asked for when the page has been scrolled.
const column = lazily(async () => (await import('./composer-column.tsx')).ComposerColumn);
const Docked = lazy(async () => ({ default: (await import('./docked.tsx')).Docked }));
const Beginnings = lazy(async () => ({ default: (await import('./beginnings.tsx')).Beginnings }));

/** The large composer of the home page; once it has scrolled away, a small one stands in for it. */
export function Composer() {
  // All of it hangs on the form, which changes with each key: remembering its parts saved nothing, and weighed 2 kB on the first visit.
  'use no memo';
  const card = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const viewer = useViewer();
  const form = usePromptForm();
  const isVideo = form.contentType === 'video';
  const animates = isVideo && form.video.mode === 'image';
  const composer = useComposer({}, box);
  useFormDefaults({ besideResult: false });
  const fillings = useFillings();
  const phone = useMediaQuery(phoneQuery);
  const scrolledPast = useScrolledPast(card);
  const [wasPast, setWasPast] = useState(false);
  if (scrolledPast && !wasPast) setWasPast(true);
  const awake = useAwake();
  const [advanced, setAdvanced] = useState(false);
  const { hash } = useLocation();

  const show = () => {
    card.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    box.current?.focus({ preventScroll: true });
  };
  usePromptDraft(show);
  useFormKeys(card, { start: composer.go, undoClear });
  // On a desktop one can write at once, unless one is writing elsewhere already; on a phone the keyboard would cover the page.
  useEffect(() => {
    if (matchMedia(phoneQuery).matches || hash !== '' || document.activeElement?.matches('input')) return;
    box.current?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <>
      <form
        ref={card}
        aria-label="Generator"
        className="composer mx-auto mt-8 max-w-[820px] max-sm:mt-[22px]"
        onSubmit={(event) => event.preventDefault()}
      >
        <MediaSwitch className="mx-2.5 mt-2.5 flex flex-wrap justify-between gap-2 max-sm:mx-2 max-sm:mt-2 max-sm:grid max-sm:justify-normal max-sm:[&_button]:flex-1" />
        <div className="relative flex gap-4 px-[22px] pt-4 pb-2.5 max-sm:px-5 max-sm:pt-3.5 max-sm:pb-1.5">
          {fillings > 0 && <span key={fillings} className="filled" aria-hidden="true" />}
          {animates && <Dropzone />}
          <PromptBox box={box} className="relative max-h-[260px] min-h-[78px] text-17 max-sm:min-h-[104px]" />
        </div>
        {animates && <DropzoneNote className="px-[22px] pb-2 max-sm:px-5" />}
        {viewer.kind === 'guest' ? (
          <div className="h-9 px-[22px] pb-3 max-sm:h-12 max-sm:px-5">
            <Suspense>{awake && <Beginnings box={box} />}</Suspense>
          </div>
        ) : (
          <Suspense>
            {viewer.kind === 'member' && !isBlank(form.prompt) && <HeardWords className="px-[22px] pb-3 max-sm:px-5" />}
          </Suspense>
        )}
        <div className="flex items-center gap-2 px-2.5 pt-1 pb-2.5 max-sm:grid max-sm:px-0 max-sm:pb-3">
          <div
            className={cx(
              'flex min-w-0 flex-1 items-center gap-2 max-sm:overflow-x-auto max-sm:px-2 max-sm:[mask:linear-gradient(90deg,#000_calc(100%-36px),transparent)] max-sm:[scrollbar-width:none] sm:flex-wrap',
              // On a tablet five chips have just room enough, without the factor of the first.
              isVideo && 'sm:max-lg:[&>:first-child_.sub]:hidden',
            )}
          >
            {isVideo ? (
              <VideoPicks />
            ) : (
              <>
                <SizeSelect />
                <StyleSelect />
                <ReferenceChip />
              </>
            )}
            {/* A video has five chips already: there the sign alone has to do. */}
            <button
              type="button"
              className={cx('chip', isVideo && 'w-9 justify-center p-0')}
              aria-label={isVideo ? 'Advanced settings' : undefined}
              title={isVideo ? 'Advanced settings' : undefined}
              aria-expanded={advanced}
              onPointerEnter={() => void loadAdvanced()}
              onClick={() => setAdvanced(!advanced)}
            >
              <SlidersHorizontal size={15} aria-hidden="true" />
              {!isVideo && (
                <>
                  Advanced settings
                  <ChevronDown size={14} className="chev" aria-hidden="true" />
                </>
              )}
            </button>
          </div>
          <span className="flex items-center gap-2 pr-3 max-sm:order-first max-sm:justify-self-end max-sm:pr-5">
            <Suspense>{viewer.kind === 'member' && <PromptHistory box={box} />}</Suspense>
            <PromptCount />
          </span>
        </div>
        <Suspense>
          {advanced && !phone && (
            <AdvancedSettings className="grid-cols-2 border-t border-line px-[22px] pt-[18px] pb-5" />
          )}
          {advanced && phone && <AdvancedSheet onClose={() => setAdvanced(false)} />}
        </Suspense>
        <div className="flex items-center gap-2 border-t border-line p-2.5 max-sm:flex-wrap max-sm:p-2">
          {viewer.kind === 'member' && <VisibilitySwitch className="pl-3" />}
          {!isVideo && (
            <span className="flex items-center gap-2 text-13 text-ink-3 max-sm:ml-auto sm:ml-2">
              <CountSwitch />
              <span className="max-lg:hidden" aria-hidden="true">
                pictures
              </span>
            </span>
          )}
          <FormNote
            ready={composer.ready}
            failure={composer.failure}
            asked={composer.asked}
            guest={viewer.kind === 'guest'}
            className="max-sm:order-1 max-sm:w-full max-sm:pb-1"
          />
          <Button
            tone="quiet"
            className="ml-auto max-sm:order-1 max-sm:ml-0 max-sm:h-[52px]"
            onClick={() => {
              clearForm();
              box.current?.focus();
            }}
          >
            Clear All
          </Button>
          <GenerateButton
            ready={composer.ready}
            onPress={composer.go}
            className="h-11 pl-[18px] max-sm:order-1 max-sm:h-[52px] max-sm:flex-1 max-sm:text-16"
          />
        </div>
      </form>
      <Suspense>
        {wasPast && <Docked composer={composer} column={column} shown={scrolledPast} phone={phone} onEdit={show} />}
      </Suspense>
    </>
  );
}
