const extensionByType: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/**
 * Saves bytes under a name, as if the person had followed a download link. The extension comes from the media type
 * (R-DET-16); what is no medium brings its own.
 */
export function saveBlob(blob: Blob, baseName: string, extension: string = extensionOf(blob.type)): void {
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

function extensionOf(mediaType: string): string {
  return extensionByType[mediaType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'png';
}
