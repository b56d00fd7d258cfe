// Writes the map of owners in ARCHITECTURE.md from server/src/db/owners.ts, as a part of `npm run format`. The check of owners compares it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { owners } from '../server/src/db/owners.ts';
import { root } from './lib/workspace.mjs';

const begin = '<!-- Written by `npm run format` from server/src/db/owners.ts. -->';
const end = '<!-- Written until here. -->';

/** The document with the map of these owners between its two markers; `slices` are the folders of features. */
export function withOwnerMap(document, { owners, slices }) {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`There are no two markers, "${begin}" and "${end}".`);
  return document.slice(0, from + begin.length) + `\n\n${ownerMap({ owners, slices })}\n\n` + document.slice(to);
}

function ownerMap({ owners, slices }) {
  const owning = owners.map(({ slice }) => slice);
  const others = slices.filter((slice) => !owning.includes(slice));
  return [
    '| slice | its tables |',
    '|---|---|',
    ...owners.map(({ slice, tables }) => `| ${slice} | ${Object.keys(tables).join(', ')} |`),
    `| ${others.join(', ')} | none |`,
  ].join('\n');
}

const file = join(root, 'ARCHITECTURE.md');

/** The document as it is, and as it would be written. */
export function readMap() {
  const text = readFileSync(file, 'utf8');
  const slices = readdirSync(join(root, 'server', 'src', 'features'));
  return { text, written: withOwnerMap(text, { owners, slices }) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, written } = readMap();
  if (text !== written) writeFileSync(file, written);
}
