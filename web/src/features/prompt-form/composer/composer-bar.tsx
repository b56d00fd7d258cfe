import { type ReactNode, useState } from 'react';
import type { ComposerButton } from './composer-button.ts';
import { Dock } from './dock.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { useBarred } from './use-barred.ts';

export interface ComposerBarProps {
  composer: ComposerButton;
  shown: boolean;
  /** Called before the sheet opens. */
  onEdit: () => void;
  /** The form in the sheet. */
  children: ReactNode;
}

/** The composer of a phone once the large one has scrolled away: a bar over the lower edge that opens as a sheet. */
export function ComposerBar({ composer, shown, onEdit, children }: ComposerBarProps) {
  const [editing, setEditing] = useState(false);
  useBarred(true);
  const edit = () => {
    onEdit();
    setEditing(true);
  };
  return (
    <>
      {shown && (
        <div className="dock-bar">
          <Dock composer={composer} onEdit={edit} terse />
        </div>
      )}
      {editing && <EditSheet onClose={() => setEditing(false)}>{children}</EditSheet>}
    </>
  );
}
