import { Sheet } from '../../ui/sheet.tsx';
import { ComposerColumn } from './composer-column.tsx';
import type { ComposerPlace } from './use-composer.ts';

export interface EditSheetProps {
  place: ComposerPlace;
  onClose: () => void;
}

/** The whole form as a sheet of a phone. */
export function EditSheet({ place, onClose }: EditSheetProps) {
  return (
    <Sheet title="Edit prompt" onClose={onClose}>
      <ComposerColumn {...place} />
    </Sheet>
  );
}
