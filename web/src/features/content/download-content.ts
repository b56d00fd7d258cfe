import { type Content, contract } from '@loomlight/contract';
import { callForBytes } from '../../api/client.ts';
import { saveBlob } from '../../lib/download.ts';

export const downloadFormats = ['png', 'jpg', 'webp'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/**
 * Saves an item as a file: an image in the format asked for, else in its own. Private ones need the token, hence no
 * link.
 */
export async function downloadContent(
  { id, content_type }: Pick<Content, 'id' | 'content_type'>,
  format?: DownloadFormat,
): Promise<void> {
  const bytes =
    content_type === 'image'
      ? await callForBytes(contract.images.download, { params: { id }, query: { format } })
      : await callForBytes(contract.videos.download, { params: { id } });
  saveBlob(bytes, `loomlight-${id}`);
}
