import { type Content, contract } from '@loomlight/contract';
import { call } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';

/**
 * The device's own sharing; without it the address goes to the clipboard (R-DET-15). Throws when the device has
 * neither: the dialog says so, the dashboard and the generation pages say nothing (R-ERR-36).
 */
export async function shareContent(item: Pick<Content, 'id' | 'content_type' | 'username'>): Promise<void> {
  const isVideo = item.content_type === 'video';
  const name = isVideo ? 'Video' : 'Image';
  const path = isVideo ? paths.videoResult(item.id) : paths.imageResult(item.id);
  const url = new URL(path, window.location.origin).href;
  // Counts, and is not waited for: browsers open their sheet and their clipboard only right after a press.
  const counted = isVideo ? contract.videos.share : contract.images.share;
  void call(counted, { params: { id: item.id } }).catch(() => undefined);

  const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  if (device.share) {
    try {
      return await device.share({ title: `${name} by ${item.username}`, url });
    } catch (error) {
      // The person has closed the device's sheet: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (!device.clipboard) throw new Error('This page has no clipboard.');
  await device.clipboard.writeText(url);
  toast.success(`${name} URL copied to clipboard!`);
}
