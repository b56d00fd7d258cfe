import { statusMessage } from '@loomlight/contract';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** Every address that nobody knows. */
export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <section className="m-auto grid justify-items-center gap-3 px-(--page) pt-10 pb-24 text-center">
      <p className="mono text-ink-3">404</p>
      <h1 className="title-36 max-w-[520px] text-balance">{statusMessage(404)}</h1>
      <Link to={paths.home()} className={buttonClass({ tone: 'line' }, 'mt-4')}>
        Go Home
      </Link>
    </section>
  );
}
