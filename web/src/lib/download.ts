import { downloadExtension } from './media-kind.ts';

/**
 * Saves bytes under a name, as if the person had followed a download link. The extension comes from the media type
 * (R-DET-16); what is no medium brings its own.
 */
export function saveBlob(
  blob: Blob,
  baseName: string,
  extension: string = downloadExtension({ type: blob.type }),
): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${baseName}.${extension}`;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
