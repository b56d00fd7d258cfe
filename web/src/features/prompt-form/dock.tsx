import { GenerateButton } from './generate-button.tsx';
import { usePromptForm } from './form-store.ts';
import type { Composer } from './use-composer.ts';

/** The composer in one line: the words, which lead back to the form, and the button. */
export function Dock({ composer, onEdit, terse = false }: { composer: Composer; onEdit: () => void; terse?: boolean }) {
  const { prompt } = usePromptForm();
  return (
    <div role="group" aria-label="Compact composer" className="dock">
      <button
        type="button"
        className="h-9 min-w-0 flex-1 truncate rounded-button px-3.5 text-left -outline-offset-2"
        aria-label={prompt.trim() === '' ? 'Write a prompt' : 'Edit prompt'}
        onClick={onEdit}
      >
        {/* Drawn, not written: the button's name says what it does. */}
        <span
          data-drawn={prompt.trim() === '' ? 'What comes next?' : prompt}
          className={prompt.trim() === '' ? 'text-ink-3' : undefined}
        />
      </button>
      <GenerateButton
        ready={composer.ready}
        onPress={composer.go}
        terse={terse}
        className={terse ? 'h-[46px] rounded-[13px] text-16' : 'h-9 pl-3.5'}
      />
    </div>
  );
}
