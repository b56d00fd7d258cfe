import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import { Segmented } from '../../../ui/segmented.tsx';
import { withContentType, withMode } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';

const media = [
  {
    value: 'image',
    label: 'Image Generation',
    icon: <ImageIcon size={15} className="max-[359px]:hidden" aria-hidden="true" />,
  },
  {
    value: 'video',
    label: 'Video Generation',
    icon: <Clapperboard size={15} className="max-[359px]:hidden" aria-hidden="true" />,
  },
] as const;
const modes = [
  { value: 'text', label: 'Text to Video' },
  { value: 'image', label: 'Image to Video' },
] as const;

/** Images or videos (R-FORM-01), and what a video starts from (R-FORM-02). */
export function MediaSwitch({ className = '' }: { className?: string }) {
  const { contentType, video } = usePromptForm();
  return (
    <div className={className}>
      <Segmented
        label="Media type"
        value={contentType}
        options={media}
        onChange={(next) => next !== contentType && formStore.change(withContentType(formStore.read(), next))}
        inset
      />
      {contentType === 'video' && (
        <Segmented
          label="Video mode"
          value={video.mode}
          options={modes}
          onChange={(next) => next !== video.mode && formStore.change(withMode(formStore.read(), next))}
          inset
        />
      )}
    </div>
  );
}
