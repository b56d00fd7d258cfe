// docs/requirements.md holds every number of the specification once, and each proof it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/workspace.mjs';

/** How many requirements each section of the specification has, so that a row cannot quietly get lost. */
const sections = {
  GLOB: 13,
  ROUTE: 12,
  HOME: 7,
  FORM: 42,
  RES: 11,
  AUTH: 34,
  DASH: 31,
  DET: 17,
  GAL: 14,
  CRED: 12,
  PAY: 6,
  ENT: 16,
  API: 49,
  ERR: 39,
};

export const expectedIds = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `R-${section}-${String(index + 1).padStart(2, '0')}`),
);

/** Answers the number of rows without a proof, and one line for everything wrong with the table. */
export function checkRequirements(text, folder = root) {
  const rows = Array.from(text.matchAll(/^\| ((?:R-)?[A-Z]+-\d+) \|(.*)\|([^|]*)\|$/gm), ([, id, words, proof]) => ({
    id,
    words: words.trim(),
    proof: proof.trim(),
  }));
  const ids = rows.map(({ id }) => id);
  const problems = [
    ...expectedIds.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    // Without the R it is a promise of the product's own, beyond the specification.
    ...ids
      .filter((id) => id.startsWith('R-') && !expectedIds.includes(id))
      .map((id) => `${id} is not in the specification`),
    ...rows.filter(({ words }) => words === '').map(({ id }) => `${id} says nothing`),
    ...rows.flatMap(({ id, proof }) => brokenProofs(proof, folder).map((problem) => `${id}: ${problem}`)),
  ];
  return { open: rows.filter(({ proof }) => proof === 'open').length, rows: rows.length, problems };
}

function brokenProofs(proof, folder) {
  if (proof === 'open') return [];
  return proof.split(';').flatMap((part) => {
    const [, file, name] = /^`?([^:`]+)`?(?::\s*(.+))?$/.exec(part.trim()) ?? [];
    if (!file || !/\.(test|suite)\.(tsx?|mjs)$/.test(file)) return [`"${part.trim()}" names no test file`];
    if (!existsSync(join(folder, file))) return [`${file} does not exist`];
    if (name && !readFileSync(join(folder, file), 'utf8').includes(name)) return [`${file} has no test "${name}"`];
    return [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { open, rows, problems } = checkRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
  for (const problem of problems) console.log(problem);
  console.log(`${rows} requirements, ${open} without a proof, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
