import HistoryIcon from 'lucide-react/icons/history';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

const panel = lazily(async () => (await import('./history-panel.tsx')).HistoryPanel);

/** The way to one's own prompts: a button beside the prompt, and the arrow up where no word is written (MAKE-54). */
export function PromptHistory({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const button = useRef<HTMLButtonElement>(null);
  /** What opened it, for as long as it is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.isComposing);
      if (event.key !== 'ArrowUp' || !isPlain || field.value !== '') return;
      event.preventDefault();
      setOpener(field);
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [box]);
  const isOpen = opener !== null;
  return (
    <>
      <IconButton
        ref={button}
        label="History"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-my-2 size-8 max-sm:size-11"
        onPointerEnter={() => void panel.load()}
        onClick={({ currentTarget }) => setOpener(isOpen ? null : currentTarget)}
      >
        <HistoryIcon size={16} aria-hidden="true" />
      </IconButton>
      <Suspense>
        {isOpen && (
          <panel.Component
            anchor={button}
            onClose={() => setOpener(null)}
            onLeave={() => {
              setOpener(null);
              opener.focus();
            }}
            onTaken={() => {
              setOpener(null);
              box.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
