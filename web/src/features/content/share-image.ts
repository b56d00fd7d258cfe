import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';

/**
 * The device's own sharing; without it the address goes to the clipboard; without that either it is shown, to be copied
 * by hand (specification 8, Alerts).
 */
export async function shareImage(item: { readonly id: string; readonly username: string }): Promise<void> {
  const url = new URL(paths.imageResult(item.id), window.location.origin).href;
  const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  if (device.share) {
    try {
      return await device.share({ title: `Image by ${item.username}`, url });
    } catch (error) {
      // The person has closed the device's sheet: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    if (!device.clipboard) throw new Error('This page has no clipboard.');
    await device.clipboard.writeText(url);
    toast.success('Image URL copied to clipboard!');
  } catch {
    toast.info(`Image URL: ${url}`, { durationMs: 15_000 });
  }
}
