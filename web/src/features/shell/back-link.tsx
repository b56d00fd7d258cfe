import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** To where one came from; to the home page for who came from outside. */
export function BackLink() {
  const navigate = useNavigate();
  return (
    <Link
      to={paths.home()}
      aria-label="Back"
      className="ml-1 inline-flex h-8 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-ink-2 hover:bg-raised hover:text-ink max-sm:ml-0 max-sm:h-11"
      onClick={(event) => {
        // The router counts its entries: above 0 there is a page of ours behind this one.
        const state: unknown = window.history.state;
        const hasBefore = state !== null && typeof state === 'object' && 'idx' in state && Number(state.idx) > 0;
        if (!hasBefore || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft size={15} aria-hidden="true" />
      <span className="max-sm:hidden">Back</span>
    </Link>
  );
}
