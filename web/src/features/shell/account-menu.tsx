import { countCredits, type Self } from '@loomlight/contract';
import Coins from 'lucide-react/icons/coins';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSignOut } from '../account/index.ts';
import { AccountFace } from './account-face.tsx';
import { Person } from './person.tsx';

const entries = [
  { name: 'Dashboard', to: paths.dashboard(), Sign: LayoutGrid },
  { name: 'Credits', to: paths.credits(), Sign: Coins },
  { name: 'Settings', to: paths.settings(), Sign: Settings },
] as const;

/** Who is signed in, what is left, and the pages of one's own (specification 1, Header). Open when it is first drawn. */
export function AccountMenu({ self }: { self: Self }) {
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <AccountFace self={self} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="menu z-30 w-[264px] [animation:fade_var(--fast)_var(--ease-out)]"
      >
        <DropdownMenu.Label className="px-2.5 pt-2.5 pb-1.5">
          <Person self={self} />
          <span className="mt-3 flex items-center gap-3.5 pl-1 text-ink-2">
            <i className="coin" aria-hidden="true" />
            <span className="num">{countCredits(self.credits)}</span>
          </span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
        {entries.map(({ name, to, Sign }) => (
          <DropdownMenu.Item key={name} asChild>
            <Link to={to} className="menu-item">
              <Sign size={16} aria-hidden="true" />
              {name}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
        <DropdownMenu.Item className="menu-item cursor-pointer" onSelect={() => void signOut()}>
          <LogOut size={16} aria-hidden="true" />
          Sign Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
