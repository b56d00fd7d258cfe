import '../ui/menu.css';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useMenu } from '../ui/use-menu.ts';

/** The button `Act` and what it opens. It shares the keys with the menus of the product, and not a line that a visitor would load. */
export function ActMenu<Act extends string>({
  of,
  acts,
  names,
  onAct,
}: {
  /** Name of whom it is about. */
  of: string;
  acts: readonly Act[];
  names: Readonly<Record<Act, string>>;
  onAct: (act: Act) => void;
}) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const { menu, onKeyDown } = useMenu({ open, opener, onClose: close });
  const choose = (act: Act) => {
    close();
    // The sheet that opens now gives the focus back to it.
    opener.current?.focus();
    onAct(act);
  };
  return (
    <div className="desk-act">
      <Button ref={opener} tone="line" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        Act
      </Button>
      {open && (
        <div ref={menu} role="menu" aria-label={`Act on ${of}`} tabIndex={-1} className="menu" onKeyDown={onKeyDown}>
          {acts.map((act) => (
            <button
              key={act}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item"
              onClick={() => choose(act)}
            >
              {names[act]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
