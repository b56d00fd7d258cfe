import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { backToDraft, fillAgain, hasOtherDraft, useFilledForm } from './filled-form.ts';
import { usePromptForm } from '../form/form-store.ts';

const look = 'link -my-1 py-1 text-ink-2';

/** Says which item the form is filled from, and leads to the draft and back (PEOPLE-24). */
export function FilledLine() {
  const filled = useFilledForm();
  usePromptForm();
  if (!filled) return null;
  const { content, covers, cleared } = filled;
  const name = content.content_type === 'image' ? 'this picture' : 'this film';
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-3 text-13 text-ink-3">
      <CornerDownLeft size={13} aria-hidden="true" />
      {covers && cleared === undefined ? (
        <span>{content.text_prompt === null ? `From ${name}, without its words` : `From ${name}`}</span>
      ) : (
        <button type="button" className={look} onClick={fillAgain}>
          Fill from {name}
        </button>
      )}
      {covers && hasOtherDraft(filled) && (
        <button type="button" className={look} onClick={backToDraft}>
          Back to your draft
        </button>
      )}
    </p>
  );
}
