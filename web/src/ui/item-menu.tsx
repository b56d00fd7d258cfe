import './menu.css';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { useMenu } from './use-menu.ts';

/** What can be done with one item of a list, at its upper corner. */
export function ItemMenu({
  name,
  acts,
}: {
  name: string;
  acts: readonly { readonly label: string; readonly act: () => void }[];
}) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { menu, onKeyDown } = useMenu({ open, opener, onClose: () => setOpen(false) });
  return (
    <div className="absolute top-1.5 right-1.5 z-10">
      <IconButton
        ref={opener}
        label={`Change ${name}`}
        onImage
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={16} />
      </IconButton>
      {open && (
        <div
          ref={menu}
          role="menu"
          aria-label={`Change ${name}`}
          tabIndex={-1}
          className="menu absolute top-full right-0 z-30 mt-1 w-[190px] outline-none max-sm:fixed max-sm:inset-x-3 max-sm:top-auto max-sm:bottom-3 max-sm:w-auto"
          onKeyDown={onKeyDown}
        >
          {acts.map(({ label, act }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item"
              onClick={() => {
                setOpen(false);
                opener.current?.focus();
                act();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
