import { VideoMark } from '../../ui/video-mark.tsx';
import type { DetailItem } from './detail-item.ts';

const shown = 9;

/** The neighbours of the image, each a way to it. */
export function DetailThumbs({
  items,
  at,
  onOpen,
}: {
  items: readonly DetailItem[];
  at: number;
  onOpen: (id: string) => void;
}) {
  if (items.length < 2) return null;
  const from = Math.max(0, Math.min(at - Math.floor(shown / 2), items.length - shown));
  return (
    <div className="detail-thumbs">
      {items.slice(from, from + shown).map((item, index) => (
        <button
          key={item.id}
          type="button"
          aria-label={`Show ${item.kind} ${from + index + 1}`}
          aria-current={from + index === at || undefined}
          className="relative"
          style={{ backgroundColor: item.colour }}
          onClick={() => onOpen(item.id)}
        >
          {item.small_url && <img src={item.small_url} alt="" className="size-full object-cover" />}
          {item.kind === 'video' && <VideoMark silent seconds={null} className="right-0.5 bottom-0.5 h-4! px-1!" />}
        </button>
      ))}
    </div>
  );
}
