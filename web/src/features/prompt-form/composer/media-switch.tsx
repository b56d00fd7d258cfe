import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import { Segmented } from '../../../ui/segmented.tsx';
import { withMedium, withMode } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';

const media = [
  { value: 'image', label: 'Image Generation', icon: <ImageIcon size={15} aria-hidden="true" /> },
  { value: 'video', label: 'Video Generation', icon: <Clapperboard size={15} aria-hidden="true" /> },
] as const;
const modes = [
  { value: 'text', label: 'Text to Video' },
  { value: 'image', label: 'Image to Video' },
] as const;

/** Pictures or films (R-FORM-01), and what a film starts from (R-FORM-02). */
export function MediaSwitch({ className = '' }: { className?: string }) {
  const { medium, film } = usePromptForm();
  return (
    <div className={className}>
      <Segmented
        label="Media type"
        value={medium}
        options={media}
        onChange={(next) => next !== medium && formStore.change(withMedium(formStore.read(), next))}
        inset
      />
      {medium === 'video' && (
        <Segmented
          label="Video mode"
          value={film.mode}
          options={modes}
          onChange={(next) => next !== film.mode && formStore.change(withMode(formStore.read(), next))}
          inset
        />
      )}
    </div>
  );
}
