import '../../ui/icon-button.css';
import type { Self } from '@loomlight/contract';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useSignOut } from '../account/index.ts';
import { CreditPill } from './credit-pill.tsx';
import { Person } from './person.tsx';

const entries = [
  { name: 'Gallery', to: paths.gallery() },
  { name: 'Dashboard', to: paths.dashboard() },
  { name: 'Credits', to: paths.credits() },
  { name: 'Settings', to: paths.settings() },
] as const;
const desk = { name: 'Desk', to: paths.desk() } as const;

/** The menu of a phone: the whole screen, large words, shown for as long as it is rendered. */
export function PhoneMenu({ self, onClose }: { self: Self; onClose: () => void }) {
  const signOut = useSignOut();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Without an overlay the page behind would still scroll. */}
        <Dialog.Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          className="wall-paper fixed inset-0 z-50 overflow-auto px-4 outline-none [animation:fade_var(--fast)_var(--ease-out)] sm:hidden"
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="-mr-2 flex h-14 items-center justify-between">
            <Link to={paths.home()} className="rounded" onClick={onClose}>
              <span className="sr-only">Home</span>
              <Brand />
            </Link>
            <Dialog.Close aria-label="Close" className="icon-btn">
              <X size={20} strokeWidth={1.5} />
            </Dialog.Close>
          </div>
          <div className="flex items-center gap-3 border-b border-line pt-3 pb-5">
            <Person self={self} />
            <CreditPill credits={self.credits} onFollow={onClose} className="ml-auto" />
          </div>
          <nav aria-label="Menu" className="grid pt-3">
            {[...entries, ...(self.role === 'admin' ? [desk] : [])].map(({ name, to }) => (
              <Link key={name} to={to} className="title-36 py-[11px]" onClick={onClose}>
                {name}
              </Link>
            ))}
            <button
              type="button"
              className="mt-5 border-t border-line pt-5 pb-3 text-left text-16 text-ink-3"
              onClick={() => {
                onClose();
                void signOut();
              }}
            >
              Sign Out
            </button>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
