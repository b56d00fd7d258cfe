import type { Content } from '@loomlight/contract';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';

const words = {
  review: 'Waiting for review',
  hidden: 'Hidden by this site',
  removed: 'Removed by this site',
} as const;

/** What this site has restricted its owner cannot show; the statement says why (DESK-18, DESK-31). */
export function ModerationNote({
  moderation,
  className,
}: {
  moderation: NonNullable<Content['moderation']>;
  className?: string;
}) {
  const { state, statement_url: address } = moderation;
  return (
    <div className={cx('text-14', className)}>
      <b className="font-medium">{words[state]}</b>
      <p className="mt-1 text-13 text-ink-3">
        {address === null
          ? 'Nobody else sees it until this site has looked at it. Then it is shown as you wished.'
          : 'Nobody else sees it, and it cannot be made public. '}
        {address !== null && (
          <Link to={address} className="link">
            Why
          </Link>
        )}
      </p>
    </div>
  );
}
