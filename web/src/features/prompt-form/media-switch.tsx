import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import { Segmented } from '../../ui/segmented.tsx';
import { offeredMedia, withMedium } from './form-state.ts';
import { formStore, usePromptForm } from './form-store.ts';

const media = [
  { value: 'image', label: 'Image Generation', icon: <ImageIcon size={15} aria-hidden="true" /> },
  { value: 'video', label: 'Video Generation', icon: <Clapperboard size={15} aria-hidden="true" /> },
] as const;

/** Pictures or films; left out where there is nothing to choose. */
export function MediaSwitch({ className = '' }: { className?: string }) {
  const { medium } = usePromptForm();
  if (offeredMedia.length < 2) return null;
  return (
    <Segmented
      label="Media type"
      value={medium}
      options={media.filter(({ value }) => offeredMedia.includes(value))}
      onChange={(next) => formStore.change(withMedium(formStore.read(), next))}
      inset
      className={className}
    />
  );
}
