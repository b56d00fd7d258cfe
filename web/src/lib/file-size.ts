/** Bytes as people read them: `840 KB`, `1.2 MB`, `2 GB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`;
  const [unit, name] = bytes < 999_950_000 ? [1_000_000, 'MB'] : [1_000_000_000, 'GB'];
  return `${(bytes / unit).toFixed(1).replace(/\.0$/, '')} ${name}`;
}
