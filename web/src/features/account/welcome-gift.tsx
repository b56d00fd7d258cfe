import { useSite } from '../../api/use-site.ts';
import { cx } from '../../lib/cx.ts';

/** What newcomers get and what it buys, as the operator has set it; absent where there is no gift (PEOPLE-22). */
export function WelcomeGift({ when, className }: { when: string; className?: string }) {
  const gift = useSite()?.welcome_gift;
  if (!gift) return null;
  const buys = [count(gift.images, 'picture'), count(gift.videos, 'film')].filter(Boolean).join(', or ');
  return (
    <p className={cx('text-13 text-pretty text-ink-2', className)}>
      <i className="mr-2 inline-block size-[7px] rounded-full bg-amber" aria-hidden="true" />
      <b className="font-medium text-ink">{count(gift.credits, 'free credit')}</b> {when}
      {buys && `: ${buys}`}. No card.
    </p>
  );
}

function count(many: number, word: string): string {
  return many === 0 ? '' : `${many.toLocaleString('en-US')} ${word}${many === 1 ? '' : 's'}`;
}
