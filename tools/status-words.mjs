// A store never spells a status of an image or a video: server/src/db/content-status.ts has the conditions, as the partial indices spell
// them, and the contract has the words.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageStatuses, videoStatuses } from '../contract/src/content.ts';
import { listFiles, root } from './lib/workspace.mjs';

const words = new Set([...imageStatuses, ...videoStatuses]);
const quoted = new RegExp(`(['"])(${[...words].join('|')})\\1`, 'g');

/** One line for each status word that these `{ file, text }` spell. */
export function findStatusWords(texts) {
  return texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(quoted)].map(
          ([word]) =>
            `${file}:${index + 1}: ${word} is a status: use the conditions of server/src/db/content-status.ts`,
        ),
      ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = listFiles(['server/src/features', 'server/src/stand-ins'])
    .filter((path) => path.endsWith('.store.ts'))
    .map((path) => ({ file: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }));
  const problems = findStatusWords(texts);
  if (texts.length === 0) problems.push('no store was found');
  for (const problem of problems) console.log(problem);
  console.log(`${texts.length} stores, ${problems.length} status words`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
