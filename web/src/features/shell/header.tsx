import '../../ui/icon-button.css';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Brand } from '../../ui/brand.tsx';
import { useViewer } from '../account/index.ts';
import { Bell } from '../notifications/index.ts';
import { AccountButton } from './account-button.tsx';
import { BackLink } from './back-link.tsx';
import { CreditPill } from './credit-pill.tsx';
import { headerDockPlace } from './header-dock.tsx';
import { HeaderSearch } from './header-search.tsx';

const loadPhoneMenu = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(async () => ({ default: (await loadPhoneMenu()).PhoneMenu }));

const JobsButton = lazy(async () => ({ default: (await import('../jobs/index.ts')).JobsButton }));

/** 56 px that stay: the way home, the way back, the credits, the person. */
export function Header() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="wall-paper sticky top-0 z-20 flex h-14 items-center gap-4 px-(--page) max-sm:gap-1 max-sm:pr-1">
      <Link to={paths.home()} className="rounded max-sm:-ml-3 max-sm:p-3">
        <span className="sr-only">Home</span>
        {/* Beside the way back, or all that members have, a phone has no room for the name. */}
        <Brand compact={pathname !== paths.home() || viewer.kind === 'member'} />
      </Link>
      {pathname !== paths.home() && <BackLink />}
      <div ref={headerDockPlace} className="flex min-w-0 flex-1 justify-center max-sm:invisible" />
      <div className="flex items-center gap-3 max-sm:gap-0">
        <HeaderSearch />
        {viewer.kind === 'guest' && (
          <Link
            to={paths.auth()}
            // Small beside the mark; fingers may miss it by a little.
            className={buttonClass({ size: 'sm' }, 'after:absolute after:-inset-2 max-sm:mr-2 max-sm:min-h-9')}
          >
            Sign In
          </Link>
        )}
        {viewer.kind === 'member' && (
          <>
            <Suspense fallback={<span className="icon-btn" />}>
              <JobsButton />
            </Suspense>
            <Bell />
            <CreditPill credits={viewer.self.credits} />
            <AccountButton self={viewer.self} />
            <button
              type="button"
              aria-label="Menu"
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              className="icon-btn sm:hidden"
              onPointerEnter={() => void loadPhoneMenu()}
              onClick={() => setMenuOpen(true)}
            >
              <MenuIcon size={20} strokeWidth={1.5} />
            </button>
          </>
        )}
      </div>
      {menuOpen && viewer.kind === 'member' && (
        <Suspense>
          <PhoneMenu self={viewer.self} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
