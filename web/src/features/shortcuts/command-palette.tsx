import './shortcuts.css';
import { type Content, contract, limits, promptTitle } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import Keyboard from 'lucide-react/icons/keyboard';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import SearchSign from 'lucide-react/icons/search';
import Shuffle from 'lucide-react/icons/shuffle';
import Sparkles from 'lucide-react/icons/sparkles';
import SunMoon from 'lucide-react/icons/sun-moon';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { holdsList } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import { chooseTheme, shownTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useSignOut, useViewer } from '../account/index.ts';
import { Keys } from './keys.tsx';
import { listActs } from './list-acts.ts';
import { places } from './shortcuts.ts';

const pauseMs = 150;
const lettersMin = 2;
const contentsMax = 4;
/** By the key of the act. */
const itemSigns: Readonly<Record<string, LucideIcon>> = {
  R: Shuffle,
  P: Copy,
  F: Heart,
  D: Download,
  C: FolderPlus,
  I: Info,
};

/** One field for pages, acts and images (PEOPLE-46). What is chosen closes it. */
export function CommandPalette({ onClose, onSheet }: { onClose: () => void; onSheet: () => void }) {
  const viewer = useViewer();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const returnFocus = useReturnFocus();
  const [entry, setEntry] = useState('');
  // What begins with it asks for acts alone.
  const onlyActs = entry.trimStart().startsWith('>');
  const words = (onlyActs ? entry.trimStart().slice(1) : entry).trim();
  const found = useFoundContents(onlyActs ? '' : words);
  // What can be done with the item that is looked at, as the page had it when this was opened.
  const [ofItem] = useState(listActs);
  const act = (perform: () => void) => () => {
    onClose();
    perform();
  };
  const goTo = (to: string) => act(() => void navigate(to));
  const isGuest = viewer.kind === 'guest';
  const itemActs = ofItem.map(({ name, letter, run }): Entry => ({
    name,
    keys: [letter],
    Sign: itemSigns[letter] ?? Sparkles,
    run: act(run),
  }));
  const pages = places
    .filter(({ forGuests }) => forGuests || !isGuest)
    .map(({ name, letter, to }): Entry => ({
      name,
      keys: ['G', letter.toUpperCase()],
      Sign: ArrowRight,
      run: goTo(to),
    }));
  const acts: readonly Entry[] = [
    { name: 'Change theme', Sign: SunMoon, run: act(() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')) },
    { name: 'Keyboard shortcuts', keys: ['?'], Sign: Keyboard, run: onSheet },
    isGuest
      ? { name: 'Sign In', Sign: LogIn, run: goTo(paths.auth()) }
      : { name: 'Sign Out', Sign: LogOut, run: act(() => void signOut()) },
  ];
  const shown = (entries: readonly Entry[]) =>
    entries.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  // A page whose name one has begun to write is what one wants, before all pictures.
  const named = words === '' ? [] : pages.filter(({ name }) => name.toLowerCase().startsWith(words.toLowerCase()));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="palette" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          {/* Sorted by us: pages by their place in the list, images as they were found. */}
          <Command label="Command palette" loop shouldFilter={false}>
            <div className="flex h-14 flex-none items-center gap-3 px-5">
              <SearchSign size={17} aria-hidden="true" />
              <Command.Input
                dir="auto"
                value={entry}
                maxLength={limits.searchMax}
                onValueChange={setEntry}
                placeholder="Pictures, pages, acts"
                className="min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-ink-3"
              />
              <Keys keys={['Esc']} />
            </div>
            <Command.List>
              <Entries heading="On the open piece" entries={shown(itemActs)} />
              {!onlyActs && <Entries heading="Go to" entries={named} />}
              {words !== '' && !onlyActs && (
                <Command.Group heading="Pictures with these words">
                  {found.map((content) => (
                    <ContentRow key={content.id} content={content} onSelect={goTo(paths.imageResult(content.id))} />
                  ))}
                  <Command.Item value="search" onSelect={goTo(paths.search({ q: words }))}>
                    <SearchSign size={17} aria-hidden="true" />
                    <span className="min-w-0 truncate">Search for “{words}”</span>
                  </Command.Item>
                </Command.Group>
              )}
              {!onlyActs && <Entries heading="Go to" entries={shown(pages).filter((page) => !named.includes(page))} />}
              <Entries heading="Do" entries={shown(acts)} />
            </Command.List>
            <p className="flex flex-none flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-5 py-3 text-12 text-ink-3 max-sm:hidden">
              <span className="inline-flex items-center gap-2">
                <Keys keys={['↑', '↓']} /> move
              </span>
              <span className="inline-flex items-center gap-2">
                <Keys keys={['Enter']} /> open
              </span>
              <span className="inline-flex items-center gap-2">
                <Keys keys={['>']} /> acts alone
              </span>
            </p>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface Entry {
  readonly name: string;
  readonly keys?: readonly string[];
  readonly Sign: LucideIcon;
  readonly run: () => void;
}

function Entries({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {entries.map(({ name, keys: shortcut, Sign, run }) => (
        <Command.Item key={name} value={name} onSelect={run}>
          <Sign size={17} aria-hidden="true" />
          {name}
          {shortcut && <Keys keys={shortcut} className="ml-auto max-sm:hidden" />}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function ContentRow({ content, onSelect }: { content: Content; onSelect: () => void }) {
  return (
    <Command.Item value={content.id} onSelect={onSelect}>
      {content.small_url && (
        <img src={content.small_url} alt="" className="size-7 flex-none rounded-[5px] object-cover" />
      )}
      <span dir="auto" className="min-w-0 truncate">
        {content.text_prompt === null ? 'Locked prompt' : promptTitle(content.text_prompt)}
      </span>
      <span className="ml-auto flex-none text-12 text-ink-3">{content.username}</span>
    </Command.Item>
  );
}

/** The newest public images with these words, once the typing rests; none while there are none, and where they cannot be had. */
function useFoundContents(words: string): readonly Content[] {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const rest = setTimeout(() => setSettled(words), pauseMs);
    return () => clearTimeout(rest);
  }, [words]);
  const { data } = useQuery({
    queryKey: [...keys.gallery, 'palette', settled],
    queryFn: async ({ signal }) => {
      const query = { q: settled, limit: contentsMax, offset: 0 };
      return (await call(contract.community.searchImages, { query, signal })).images;
    },
    meta: holdsList,
    enabled: settled.length >= lettersMin,
  });
  return settled === words && words.length >= lettersMin ? (data ?? []) : [];
}
