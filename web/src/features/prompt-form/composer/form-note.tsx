import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../paths.ts';
import { type Readiness, wordlessWords } from '../form/readiness.ts';

/** Beside the button: what went wrong, what is missing, or what a guest may expect. */
export function FormNote({
  ready,
  failure,
  asked,
  guest = false,
  className,
}: {
  ready: Readiness;
  failure: string | null;
  asked: boolean;
  guest?: boolean;
  className?: string;
}) {
  // As in the composer: it changes with each key.
  'use no memo';
  if (failure)
    return (
      <p role="alert" className={cx('flex items-start gap-1.5 pl-3 text-13 text-red', className)}>
        <CircleAlert size={14} className="mt-0.5 flex-none" aria-hidden="true" />
        {failure}
      </p>
    );
  if (asked && ready.kind === 'wordless')
    return <p className={cx('pl-3 text-13 text-ink', className)}>{wordlessWords}.</p>;
  if (ready.kind === 'blocked' && ready.reason)
    return (
      <p className={cx('pl-3 text-13 text-pretty text-ink-3', className)}>
        {ready.reason}
        {ready.short && (
          <>
            {' '}
            <Link to={paths.credits()} className="link">
              Buy Credits
            </Link>
          </>
        )}
      </p>
    );
  return guest ? (
    <p className={cx('pl-3 text-13 text-balance text-ink-3 max-sm:hidden', className)}>
      You sign in when you generate. Your words stay here.
    </p>
  ) : null;
}
