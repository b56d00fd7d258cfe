import { cx } from '../../../lib/cx.ts';
import { useViewer } from '../../account/index.ts';
import { FilmSettings } from './film-settings.tsx';
import { usePromptForm } from '../form/form-store.ts';
import { ImageSettings } from './image-settings.tsx';
import { PromptLock } from './prompt-lock.tsx';

/** What most pictures and films do without, and the price of the prompt (R-FORM-16 to R-FORM-19). */
export function AdvancedSettings({ className }: { className?: string }) {
  const viewer = useViewer();
  const { medium } = usePromptForm();
  return (
    <div role="group" aria-label="Advanced settings" className={cx('grid gap-x-10 gap-y-5', className)}>
      {medium === 'image' ? <ImageSettings /> : <FilmSettings />}
      {viewer.kind === 'member' && <PromptLock />}
    </div>
  );
}
