import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { cx } from '../../lib/cx.ts';
import { useCountUp } from './use-count-up.ts';

/** The balance, always in sight, and the way to more. */
export function CreditPill({
  credits,
  onFollow,
  className,
}: {
  credits: number;
  onFollow?: () => void;
  className?: string;
}) {
  const shown = useCountUp(credits);
  return (
    <Link to={paths.credits()} aria-label={`Credits: ${credits}`} className={cx('pill', className)} onClick={onFollow}>
      <i className="coin" aria-hidden="true" />
      {shown.toLocaleString('en-US')}
    </Link>
  );
}
