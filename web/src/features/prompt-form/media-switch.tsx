import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import { Segmented } from '../../ui/segmented.tsx';
import { type Medium, offeredMedia } from './form-state.ts';

const media = [
  { value: 'image', label: 'Image Generation', icon: <ImageIcon size={15} aria-hidden="true" /> },
  { value: 'video', label: 'Video Generation', icon: <Clapperboard size={15} aria-hidden="true" /> },
] as const;

/** Pictures or films; left out where there is nothing to choose. */
export function MediaSwitch({ value, onChange }: { value: Medium; onChange: (medium: Medium) => void }) {
  if (offeredMedia.length < 2) return null;
  const offered = media.filter((medium) => offeredMedia.includes(medium.value));
  return <Segmented label="Media type" value={value} options={offered} onChange={onChange} inset />;
}
