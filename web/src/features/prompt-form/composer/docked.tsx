import type { Lazily } from '../../../lib/lazily.ts';
import { HeaderDock } from '../../shell/index.ts';
import { ComposerBar } from './composer-bar.tsx';
import type { ComposerButton } from './composer-button.ts';
import { Dock } from './dock.tsx';

/** What stands in for the large composer once it has scrolled away: a line in the header, or a bar over the lower edge of a phone. */
export function Docked({
  composer,
  column,
  shown,
  phone,
  onEdit,
}: {
  composer: ComposerButton;
  column: Lazily<object>;
  shown: boolean;
  phone: boolean;
  onEdit: () => void;
}) {
  if (phone)
    return (
      <ComposerBar composer={composer} shown={shown} onEdit={() => void column.load()}>
        <column.Component />
      </ComposerBar>
    );
  return (
    shown && (
      <HeaderDock>
        <Dock composer={composer} onEdit={onEdit} />
      </HeaderDock>
    )
  );
}
