import { downloadExtension } from './media-kind.ts';

/**
 * Saves bytes under a name, as if the person had followed a download link. The extension comes from the media type
 * (specification 9).
 */
export function saveBlob(blob: Blob, baseName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${baseName}.${downloadExtension({ type: blob.type })}`;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
