import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The names of every setting of the product, as .env.example lists them. */
export function productSettings() {
  return new Set(readFileSync(join(root, '.env.example'), 'utf8').match(/(?<=^# ?)[A-Z][A-Z0-9_]+(?==)/gm));
}
