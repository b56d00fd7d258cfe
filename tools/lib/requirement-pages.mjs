import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The pages that hold all requirements, as `{ file, text }`: docs/requirements.md first, then what lies in the folder of that name. */
export function readRequirementPages(folder = root) {
  const beyond = readdirSync(join(folder, 'docs', 'requirements'))
    .sort()
    .map((name) => `docs/requirements/${name}`);
  return ['docs/requirements.md', ...beyond].map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** All pages as one text. */
export const textOf = (pages) => pages.map(({ text }) => text).join('\n');
