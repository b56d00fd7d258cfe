import { type Content, countCredits } from '@loomlight/contract';
import Lock from 'lucide-react/icons/lock';

/** Widths of words that are nobody's. */
const wordsPx = [46, 58, 38, 64, 30, 44, 70, 26, 52, 60, 34, 48, 72, 40, 56, 32, 62];

/** The words of a picture, or that they are locked, and at what price. Locked words are never on the page. */
export function PromptBlock({ item }: { item: Content }) {
  if (item.text_prompt !== null)
    return (
      <>
        <h3 className="mb-2.5 text-13 font-medium text-ink-3">Prompt</h3>
        <p className="text-16 text-pretty break-words">{item.text_prompt}</p>
      </>
    );
  return (
    <>
      <h3 className="mb-2.5 flex items-center text-13 font-medium text-ink-3">
        Prompt
        <span className="ml-auto inline-flex items-center gap-1.5 text-orange">
          <Lock size={13} aria-hidden="true" />
          Locked
        </span>
      </h3>
      <div aria-hidden="true" className="flex flex-wrap gap-x-[7px] gap-y-[13px] pt-1.5 pb-1 [filter:blur(3.5px)]">
        {wordsPx.map((width) => (
          <i key={width} className="h-[11px] rounded bg-ink-3 opacity-62" style={{ width }} />
        ))}
      </div>
      <p className="mt-3.5 flex items-center gap-2 text-13 text-ink-2">
        <i className="coin" aria-hidden="true" />
        Its author asks {countCredits(item.prompt_price)} for these words.
      </p>
    </>
  );
}
