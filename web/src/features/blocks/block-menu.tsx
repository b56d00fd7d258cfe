import '../../ui/menu.css';
import type { PublicUser } from '@loomlight/contract';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMenu } from '../../ui/use-menu.ts';
import { useViewer } from '../account/index.ts';
import { useBlock } from './use-block.ts';

/** More acts on somebody's profile: blocking, which is asked once more (KEEP-68). Guests and the person themselves have none. */
export function BlockMenu({ user, name }: { user: PublicUser; name: string }) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { menu, onKeyDown } = useMenu({ open, opener, onClose: () => setOpen(false) });
  const { mutate, isPending } = useBlock(user);
  if (viewer.kind !== 'member' || viewer.self.id === user.id || user.is_blocked) return null;
  return (
    <div className="relative flex-none">
      <IconButton
        ref={opener}
        label={`More about ${name}`}
        className="size-10 text-ink-2"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={isPending}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </IconButton>
      {open && (
        <div
          ref={menu}
          role="menu"
          aria-label={`More about ${name}`}
          tabIndex={-1}
          className="menu absolute top-full right-0 z-30 mt-2 w-[220px] max-w-[calc(100vw-2*var(--page))] outline-none [animation:fade_var(--fast)_var(--ease-out)]"
          onKeyDown={onKeyDown}
        >
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            onClick={() => {
              setOpen(false);
              opener.current?.focus();
              setAsking(true);
            }}
          >
            <Ban size={16} aria-hidden="true" className="flex-none" />
            <span className="truncate">{`Block ${name}`}</span>
          </button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={`Block ${name}?`}
          description="What they make is in no list that you see, and neither of you follows the other. They are not told. Your settings have everybody whom you have blocked."
          action="Block"
          danger
          onConfirm={() => mutate(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
