import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import CreditCard from 'lucide-react/icons/credit-card';
import Database from 'lucide-react/icons/database';
import Palette from 'lucide-react/icons/palette';
import Shield from 'lucide-react/icons/shield';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import User from 'lucide-react/icons/user';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';

/** The sections in their order, each by the id of its heading, with what stands in it in the words that people look for. */
const sections = [
  { id: 'appearance', name: 'Appearance', holds: 'theme dark light system colours', Sign: Palette },
  {
    id: 'preferences',
    name: 'Preferences',
    holds: 'start with images videos size style public private',
    Sign: SlidersHorizontal,
  },
  { id: 'notifications', name: 'Notifications', holds: 'mail bell news', Sign: Bell },
  { id: 'account', name: 'Account', holds: 'name bio about you picture favorites profile email address', Sign: User },
  { id: 'security', name: 'Security', holds: 'password passkey two-step codes devices sessions sign in', Sign: Shield },
  { id: 'blocked', name: 'Blocked people', holds: 'block unblock hide somebody', Sign: Ban },
  { id: 'billing', name: 'Billing', holds: 'payment methods card invoices receipts credits', Sign: CreditCard },
  { id: 'your-data', name: 'Your data', holds: 'export download delete account', Sign: Database },
] as const;

/** At the top of the page a heading counts as reached a little below the header. */
const reachedPx = 140;

/** The index of the settings: beside them at a desk, on a phone the list at their top (MAKE-65); a field narrows it to where a setting is (MAKE-69). */
export function SettingsIndex() {
  const { reached, arrive } = useReached();
  const [sought, setSought] = useState('');
  const found = sectionsWith(sought);
  return (
    <div className="mt-5 lg:mt-6">
      <FindSetting
        sought={sought}
        onSeek={setSought}
        onTake={() => {
          if (found[0]) arrive(found[0].id);
        }}
      />
      <nav aria-label="Settings" className="mt-3 grid content-start gap-0.5 max-lg:gap-0">
        {found.map(({ id, name, Sign }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === reached ? 'location' : undefined}
            className="flex h-9 items-center gap-[11px] rounded-[8px] px-2.5 text-ink-2 hover:bg-raised hover:text-ink max-lg:h-12 max-lg:rounded-none max-lg:border-b max-lg:border-line max-lg:px-1 max-lg:text-16 lg:aria-[current]:bg-hover lg:aria-[current]:font-medium lg:aria-[current]:text-ink"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              arrive(id);
            }}
          >
            <Sign size={16} aria-hidden="true" className="flex-none text-ink-3" />
            {name}
          </a>
        ))}
      </nav>
      {/* It stands there before there is anything to say, or it would not be read. */}
      <p role="status" className="px-1 text-13 text-pretty break-words text-ink-3 lg:px-2.5">
        {found.length === 0 && `No setting is called “${sought.trim()}”.`}
      </p>
    </div>
  );
}

function FindSetting({
  sought,
  onSeek,
  onTake,
}: {
  sought: string;
  onSeek: (sought: string) => void;
  /** Goes to the first that was found. */
  onTake: () => void;
}) {
  return (
    <div className="relative">
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label="Find a setting"
        placeholder="Find a setting"
        autoComplete="off"
        maxLength={60}
        className="input h-9 w-full pl-9 max-lg:h-11 lg:text-13"
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') onTake();
          if (key === 'Escape') onSeek('');
        }}
      />
    </div>
  );
}

/** The sections in which every word that is sought begins a word of its name or of what it holds; all of them where nothing is sought. */
function sectionsWith(sought: string) {
  const wanted = sought.trim().toLowerCase().split(/\s+/);
  return sections.filter(({ name, holds }) => {
    const words = `${name} ${holds}`.toLowerCase();
    return wanted.every((word) => ` ${words}`.includes(` ${word}`));
  });
}

/** The keys go on from where the eye has gone. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

/** The section that was gone to, as long as the page stays there; else the one that is written in, or read. */
function useReached() {
  const [reached, setReached] = useState<string>(sections[0].id);
  const arrivedAtPx = useRef<number>(null);
  useEffect(() => {
    const look = (event?: Event) => {
      if (event?.type === 'scroll' && scrollY === arrivedAtPx.current) return;
      arrivedAtPx.current = null;
      setReached(writtenSection() ?? readSection());
    };
    const events = ['scroll', 'input'];
    for (const name of events) addEventListener(name, look, { passive: true });
    look();
    return () => {
      for (const name of events) removeEventListener(name, look);
    };
  }, []);
  const arrive = (id: string) => {
    goTo(id);
    arrivedAtPx.current = scrollY;
    setReached(id);
  };
  return { reached, arrive };
}

/** The one with the field that has the focus, while that is in sight. */
function writtenSection(): string | undefined {
  const field = document.activeElement;
  if (!field?.matches('input, textarea, select')) return undefined;
  const { top } = field.getBoundingClientRect();
  const name = field.closest('section')?.getAttribute('aria-labelledby');
  return sections.find(({ id }) => id === name && top >= 0 && top < innerHeight)?.id;
}

/** The last whose heading is above the line of reading, which goes down with the page, so that the last sections are reached as well. */
function readSection(): string {
  const wayPx = document.documentElement.scrollHeight - innerHeight;
  const linePx = reachedPx + (wayPx > 0 ? scrollY / wayPx : 0) * (innerHeight - reachedPx);
  const passed = sections.filter(({ id }) => {
    const heading = document.getElementById(id);
    return heading && heading.getBoundingClientRect().top <= linePx;
  });
  return (passed.at(-1) ?? sections[0]).id;
}
