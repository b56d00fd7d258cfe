import { cx } from '../../../lib/cx.ts';
import { useViewer } from '../../account/index.ts';
import { VideoSettings } from './video-settings.tsx';
import { usePromptForm } from '../form/form-store.ts';
import { ImageSettings } from './image-settings.tsx';
import { PromptLock } from './prompt-lock.tsx';

/** What most images and videos do without, and the price of the prompt (R-FORM-16 to R-FORM-19). */
export function AdvancedSettings({ className }: { className?: string }) {
  const viewer = useViewer();
  const { contentType } = usePromptForm();
  return (
    <div role="group" aria-label="Advanced settings" className={cx('grid gap-x-10 gap-y-5', className)}>
      {contentType === 'image' ? <ImageSettings /> : <VideoSettings />}
      {viewer.kind === 'member' && <PromptLock />}
    </div>
  );
}
