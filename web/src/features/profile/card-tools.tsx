import type { Content } from '@loomlight/contract';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { IconButton } from '../../ui/icon-button.tsx';
import { downloadContent, shareContent, useFavorite } from '../content/index.ts';

/** What can be done with a card at once, where a pointer or the focus rests on it. Fingers find the same in the dialog. */
export function CardTools({ item }: { item: Content }) {
  const toggleFavorite = useFavorite(item);
  return (
    <div className="card-tools">
      {/* Failures of these two are silent here (specification 8, Alerts). */}
      <IconButton label="Download" onPicture onClick={() => void downloadContent(item).catch(() => undefined)}>
        <Download size={16} />
      </IconButton>
      {item.is_public && (
        <IconButton label="Share" onPicture onClick={() => void shareContent(item).catch(() => undefined)}>
          <Share2 size={16} />
        </IconButton>
      )}
      <IconButton
        label="Favorite"
        onPicture
        aria-pressed={item.is_user_favorite}
        className="ml-auto"
        onClick={toggleFavorite}
      >
        <Heart size={16} />
      </IconButton>
    </div>
  );
}
