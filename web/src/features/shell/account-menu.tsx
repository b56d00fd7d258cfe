import '../../ui/menu.css';
import { countCredits, type Self } from '@loomlight/contract';
import Coins from 'lucide-react/icons/coins';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useMenu } from '../../ui/use-menu.ts';
import { useSignOut } from '../account/index.ts';
import { AccountFace } from './account-face.tsx';
import { Person } from './person.tsx';

const entries = [
  { name: 'Dashboard', to: paths.dashboard(), Sign: LayoutGrid },
  { name: 'Credits', to: paths.credits(), Sign: Coins },
  { name: 'Settings', to: paths.settings(), Sign: Settings },
] as const;
const desk = { name: 'Desk', to: paths.desk(), Sign: Scale } as const;

/** Who is signed in, what is left, and the pages of one's own (R-GLOB-09). Open when it is first drawn. */
export function AccountMenu({ self }: { self: Self }) {
  const signOut = useSignOut();
  const [open, setOpen] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const { menu, onKeyDown } = useMenu({ open, opener, onClose: close });
  return (
    <span className="relative grid max-sm:hidden">
      <AccountFace ref={opener} self={self} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <div
          ref={menu}
          role="menu"
          aria-label="Account menu"
          tabIndex={-1}
          className="menu absolute top-full right-0 z-30 mt-2 w-[264px] outline-none [animation:fade_var(--fast)_var(--ease-out)]"
          onKeyDown={onKeyDown}
        >
          <div className="px-2.5 pt-2.5 pb-1.5">
            <Person self={self} />
            <span className="mt-3 flex items-center gap-3.5 pl-1 text-ink-2">
              <i className="coin" aria-hidden="true" />
              <span className="num">{countCredits(self.credits)}</span>
            </span>
          </div>
          <hr className={line} />
          {[...entries, ...(self.role === 'admin' ? [desk] : [])].map(({ name, to, Sign }) => (
            <Link key={name} role="menuitem" tabIndex={-1} to={to} className="menu-item" onClick={close}>
              <Sign size={16} aria-hidden="true" />
              {name}
            </Link>
          ))}
          <hr className={line} />
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <LogOut size={16} aria-hidden="true" />
            Sign Out
          </button>
        </div>
      )}
    </span>
  );
}

const line = '-mx-1.5 my-1.5 border-line';
