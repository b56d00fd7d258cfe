import type { Content } from '@loomlight/contract';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { cx } from '../../lib/cx.ts';
import { UnlockButton } from './unlock-button.tsx';

/** Widths of words that are nobody's. */
const wordsPx = [46, 58, 38, 64, 30, 44, 70, 26, 52, 60, 34, 48, 72, 40, 56, 32, 62];

/** The words of an image, or that they are locked, and the way to them. Locked words are never on the page. */
export function PromptBlock({ item, isOwn }: { item: Content; isOwn: boolean }) {
  const open = item.text_prompt !== null || item.has_prompt_access;
  // To its maker access is nothing new; that others have to pay is (PEOPLE-39).
  const Sign = open && !isOwn ? LockOpen : Lock;
  return (
    <>
      <h3 className="mb-2.5 flex items-center text-13 font-medium text-ink-3">
        Prompt
        {item.is_prompt_locked && (
          <span
            className={cx(
              'ml-auto inline-flex items-center gap-1.5',
              isOwn ? 'text-ink-3' : open ? 'text-green' : 'text-orange',
            )}
          >
            <Sign size={13} aria-hidden="true" />
            {isOwn ? 'Locked for others' : open ? 'You have access' : 'Locked'}
          </span>
        )}
      </h3>
      {item.text_prompt === null ? (
        <>
          <div aria-hidden="true" className="flex flex-wrap gap-x-[7px] gap-y-[13px] pt-1.5 pb-1 [filter:blur(3.5px)]">
            {wordsPx.map((width) => (
              // Paid for, and on their way: they develop.
              <i
                key={width}
                className={cx('h-[11px] rounded opacity-62', open ? 'bg-amber' : 'bg-ink-3')}
                style={{ width }}
              />
            ))}
          </div>
          {!open && (
            <>
              <p className="mt-3.5 mb-3 text-13 text-pretty text-ink-2">
                Unlock it once and it stays yours to read, copy and build on.
              </p>
              <UnlockButton item={item} className="w-full" />
            </>
          )}
        </>
      ) : (
        <p dir="auto" className="text-16 text-pretty break-words [animation:fade_var(--slow)_var(--ease-out)]">
          {item.text_prompt || <span className="text-ink-3">It came without words.</span>}
        </p>
      )}
    </>
  );
}
