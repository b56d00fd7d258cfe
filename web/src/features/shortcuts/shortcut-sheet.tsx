import '../../ui/text-field.css';
import './shortcuts.css';
import { useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Keys } from './keys.tsx';
import { hasOneKey, setOneKey } from './one-key.ts';
import { shortcutGroups } from './shortcut-groups.ts';

/** Every key that does something, and the switch for those of one key. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [on, setOn] = useState(hasOneKey);
  const [sought, setSought] = useState('');
  const groups = shortcutGroups
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => isSought(entry, sought)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <input
        type="search"
        aria-label="Find a shortcut"
        placeholder="Find a shortcut"
        dir="auto"
        className="input"
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <p role="status" className="text-15 text-ink-3">
        {groups.length === 0 && `No shortcut has “${sought.trim()}”.`}
      </p>
      <div className="shortcut-sheet">
        {groups.map(({ name, entries }, group) => (
          <section key={name} aria-labelledby={`${id}${group}`}>
            <h3 id={`${id}${group}`} className="pb-1 text-13 text-ink-3">
              {name}
            </h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.name} className="flex min-h-10 items-center gap-4 border-b border-line py-1 text-15">
                  <span className="min-w-0 flex-1">{entry.name}</span>
                  <Keys keys={entry.keys} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
        <Switch
          label="Shortcuts of one key"
          checked={on}
          onChange={(next) => {
            setOneKey(next);
            setOn(next);
          }}
        />
        They rest while you write.
      </div>
    </Dialog>
  );
}

/** Found by its words, by one of its keys, or by all of them. */
function isSought({ name, keys }: { name: string; keys: readonly string[] }, sought: string): boolean {
  const words = sought.trim().toLowerCase();
  const typed = [...keys, keys.join(' ')].map((key) => key.toLowerCase());
  return name.toLowerCase().includes(words) || typed.includes(words);
}
