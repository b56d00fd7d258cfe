import type { Content } from '@loomlight/contract';
import Copy from 'lucide-react/icons/copy';
import Shuffle from 'lucide-react/icons/shuffle';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/**
 * Takes an item along to the form, with its words as far as they may be read, its settings and its kind (PEOPLE-25), and its words to the
 * clipboard as well (R-DASH-23); beside it a button that does nothing but copy them.
 */
export function RemixActions({ item, onLeave }: { item: Content; onLeave: () => void }) {
  const navigate = useNavigate();
  const words = item.text_prompt;
  const remix = () => {
    if (words !== null) void copyWords(words).catch(() => undefined);
    onLeave();
    void navigate(paths.generate({ remix: item.id, ...(item.content_type === 'video' && { kind: 'video' }) }));
  };
  const copy = () => {
    if (words === null) return;
    void copyWords(words).then(
      () => toast.success('Prompt copied to clipboard!'),
      () => toast.error('Failed to copy. Please try again.'),
    );
  };
  return (
    <>
      <div className="mt-4 flex gap-2">
        <Button
          // Where words are for sale, the way to them comes first.
          tone={words === null ? 'line' : 'ink'}
          className="flex-1 max-sm:h-12"
          aria-label={words === null ? undefined : 'Copy prompt and remix'}
          aria-keyshortcuts="R"
          data-act={words === null ? 'Remix without the words' : 'Remix'}
          onClick={remix}
        >
          <Shuffle size={15} aria-hidden="true" />
          {words === null ? 'Remix without the words' : 'Remix'}
        </Button>
        {words !== null && (
          <Button tone="line" className="max-sm:h-12" aria-label="Copy the words" aria-keyshortcuts="P" onClick={copy}>
            <Copy size={15} aria-hidden="true" />
            Copy
          </Button>
        )}
      </div>
      <p className="mt-2.5 text-12 text-pretty text-ink-3">
        {words === null
          ? 'Remix fills the form with its settings. Your draft is kept.'
          : 'Remix fills the form with the words and the settings. Your draft is kept.'}
      </p>
    </>
  );
}

/** Missing where the page is not secure. */
async function copyWords(words: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('There is no clipboard.');
  await clipboard.writeText(words);
}
