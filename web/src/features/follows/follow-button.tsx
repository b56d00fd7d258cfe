import '../../ui/menu.css';
import type { PublicUser } from '@loomlight/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMenu } from '../../ui/use-menu.ts';
import { useFollow } from './use-follow.ts';

/** Follow; afterwards Following, with a menu that ends it (KEEP-6). One button all the time, so that the focus stays on it. */
export function FollowButton({ user, name }: { user: PublicUser; name: string }) {
  const follow = useFollow(user);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { menu, onKeyDown } = useMenu({ open, opener, onClose: () => setOpen(false) });
  const { is_followed: isFollowed } = user;
  const unfollow = () => {
    setOpen(false);
    opener.current?.focus();
    follow(false);
    setSaid(`You follow ${name} no more.`);
  };
  return (
    <div className="relative flex-none max-sm:flex-1">
      <Button
        ref={opener}
        tone={isFollowed ? 'line' : 'ink'}
        className="max-sm:w-full"
        aria-label={isFollowed ? `Following ${name}` : `Follow ${name}`}
        aria-haspopup={isFollowed ? 'menu' : undefined}
        aria-expanded={isFollowed ? open : undefined}
        onClick={() => {
          if (isFollowed) return setOpen(!open);
          follow(true);
          setSaid('');
        }}
      >
        {isFollowed ? 'Following' : 'Follow'}
        {isFollowed && <ChevronDown size={16} aria-hidden="true" />}
      </Button>
      <span role="status" className="sr-only">
        {isFollowed ? `You follow ${name}.` : said}
      </span>
      {open && isFollowed && (
        <div
          ref={menu}
          role="menu"
          aria-label={`Following ${name}`}
          tabIndex={-1}
          className="menu absolute top-full right-0 z-30 mt-2 w-[200px] outline-none [animation:fade_var(--fast)_var(--ease-out)] max-sm:w-full"
          onKeyDown={onKeyDown}
        >
          <button type="button" role="menuitem" tabIndex={-1} className="menu-item" onClick={unfollow}>
            Unfollow
          </button>
        </div>
      )}
    </div>
  );
}
