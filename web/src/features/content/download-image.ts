import { contract } from '@loomlight/contract';
import { callForBytes } from '../../api/client.ts';
import { saveBlob } from '../../lib/download.ts';

export const downloadFormats = ['png', 'jpg', 'webp'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** Saves a picture as a file: in the format asked for, else in its own. Private ones need the token, hence no link. */
export async function downloadImage(id: string, format?: DownloadFormat): Promise<void> {
  const bytes = await callForBytes(contract.images.download, { params: { id }, query: { format } });
  saveBlob(bytes, `loomlight-${id}`);
}
