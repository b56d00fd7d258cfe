import type { Content } from '@loomlight/contract';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { IconButton } from '../../ui/icon-button.tsx';
import { downloadContent } from './download-content.ts';
import { shareContent } from './share-content.ts';
import { useFavorite } from './use-favorite.ts';

/** Download, share and favorite, over the image itself. Failures of the first two are silent there (R-ERR-36). */
export function ContentTools({ item }: { item: Content }) {
  const toggleFavorite = useFavorite(item);
  return (
    <>
      <IconButton label="Download" onImage onClick={() => void downloadContent(item).catch(() => undefined)}>
        <Download size={16} />
      </IconButton>
      {item.is_public && (
        <IconButton label="Share" onImage onClick={() => void shareContent(item).catch(() => undefined)}>
          <Share2 size={16} />
        </IconButton>
      )}
      <IconButton
        label="Favorite"
        onImage
        aria-pressed={item.is_user_favorite}
        className="ml-auto"
        onClick={toggleFavorite}
      >
        <Heart size={16} />
      </IconButton>
    </>
  );
}
