/** A cell that a spreadsheet would calculate begins with one of these. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * One line of a table for spreadsheets (RFC 4180). Text that looks like a formula gets an apostrophe in front, so that it
 * is shown and not run.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  const text = String(cell ?? '');
  const harmless = typeof cell === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Where a medium lies in the archive. */
export function archiveName(folder: 'media' | 'uploads', id: string, mediaType: string | null): string {
  return `${folder}/${id}.${extensions[mediaType ?? ''] ?? 'bin'}`;
}
