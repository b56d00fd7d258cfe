import { GenerateButton } from './generate-button.tsx';
import { usePromptForm } from '../form/form-store.ts';
import type { ComposerButton } from './composer-button.ts';

/** The composer in one line: the words, which lead back to the form, and the button. */
export function Dock({
  composer,
  onEdit,
  terse = false,
}: {
  composer: ComposerButton;
  onEdit: () => void;
  terse?: boolean;
}) {
  const { prompt } = usePromptForm();
  const isEmpty = prompt.trim() === '';
  return (
    <div role="group" aria-label="Compact composer" className="dock">
      <button
        type="button"
        className="h-9 min-w-0 flex-1 truncate rounded-button px-3.5 text-left -outline-offset-2"
        onClick={onEdit}
      >
        <span className="sr-only">{isEmpty ? 'Write a prompt' : 'Edit prompt'}</span>
        <span aria-hidden="true" className={isEmpty ? 'text-ink-3' : undefined}>
          {isEmpty ? 'What comes next?' : prompt}
        </span>
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
