import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version that stands in the product's manifest. */
export function productVersion(): string {
  const file = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
