const videoExtensions: ReadonlySet<string> = new Set(['mp4', 'webm', 'mov', 'avi']);
const extensionByType: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};
const downloadExtensions: ReadonlySet<string> = new Set(Object.values(extensionByType));

/** Whether an address names a video, judged by its extension (R-DET-16). */
export function mediaKind(address: string): 'image' | 'video' {
  return videoExtensions.has(extensionOf(address) ?? '') ? 'video' : 'image';
}

/** Extension for a saved file: that of its media type, else of its address, else png (R-DET-16). */
export function downloadExtension(contentType: { readonly type?: string | null; readonly address?: string }): string {
  const byType = extensionByType[(contentType.type ?? '').split(';')[0]?.trim().toLowerCase() ?? ''];
  if (byType) return byType;
  const byAddress = extensionOf(contentType.address ?? '');
  return byAddress && downloadExtensions.has(byAddress) ? byAddress : 'png';
}

function extensionOf(address: string): string | undefined {
  const path = address.split(/[?#]/)[0] ?? '';
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
}
