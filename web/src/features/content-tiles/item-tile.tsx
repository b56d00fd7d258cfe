import '../../ui/tile.css';
import { type Content, promptTitle } from '@loomlight/contract';
import { paths } from '../../paths.ts';
import { VideoMark } from '../../ui/video-mark.tsx';
import { useOpenContent } from '../content/index.ts';

/** How an item is called where it stands without its words. */
export function itemName(item: Content): string {
  return item.text_prompt === null ? `locked prompt by ${item.username}` : promptTitle(item.text_prompt);
}

/** An item as a square that opens it; what it is in its list stands on it. */
export function ItemTile({ item, mark }: { item: Content; mark?: string | undefined }) {
  const { open } = useOpenContent();
  const isVideo = item.content_type === 'video';
  return (
    <a
      href={isVideo ? paths.videoResult(item.id) : paths.imageResult(item.id)}
      draggable={false}
      className="tile aspect-square rounded-(--radius-input)"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open({ kind: item.content_type, id: item.id });
      }}
    >
      <span className="sr-only">
        {isVideo ? 'Video' : 'Image'}: {itemName(item)}
      </span>
      {item.small_url !== null && <img src={item.small_url} alt="" loading="lazy" decoding="async" draggable={false} />}
      {isVideo && <VideoMark silent seconds={item.duration} className="bottom-2 left-2" />}
      {mark !== undefined && <span className="plate top-2 left-2">{mark}</span>}
    </a>
  );
}
