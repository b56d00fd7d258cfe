import { useState } from 'react';
import { Dock } from './dock.tsx';
import { EditSheet } from './edit-sheet-lazy.tsx';
import { useBarred } from './use-barred.ts';
import type { Composer } from './use-composer.ts';

/** The composer of a phone once the large one has scrolled away: a bar over the lower edge that opens as a sheet. */
export function ComposerBar({ composer, shown }: { composer: Composer; shown: boolean }) {
  const [editing, setEditing] = useState(false);
  useBarred(true);
  return (
    <>
      {shown && (
        <div className="dock-bar">
          <Dock composer={composer} onEdit={() => setEditing(true)} terse />
        </div>
      )}
      {editing && <EditSheet place={{}} onClose={() => setEditing(false)} />}
    </>
  );
}
