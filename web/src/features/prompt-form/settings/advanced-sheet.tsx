import { Sheet } from '../../../ui/sheet.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';

/** The same settings on a phone, where they would push the button out of sight. */
export function AdvancedSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Advanced settings" onClose={onClose}>
      <AdvancedSettings className="pt-1" />
    </Sheet>
  );
}
