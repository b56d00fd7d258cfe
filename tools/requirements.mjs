// The pages of requirements hold every number of the specification once and each kind of number on a page of its own, each number stands in the
// title of a test, and each number in such a title is a row. Whether those tests pass, a full run of `npm test` says.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plantedFaults } from './citations.mjs';
import { plantedRequirements } from './fixtures/requirements.mjs';
import { needs } from './lib/at-hand.mjs';
import { areSameLines, tryPlanted } from './lib/planted.mjs';
import { proofsIn, readRequirements } from './lib/proofs.mjs';
import { readRequirementPages, textOf } from './lib/requirement-pages.mjs';
import { listFiles, root } from './lib/workspace.mjs';

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

/** Answers the numbers of rows and of titles that prove them, and one line for everything wrong with either. `tests` are `{ file, text }`. */
export function checkRequirements(text, tests, folder = root) {
  const { rows, held, needing, unread } = readRequirements(text);
  const ids = rows.map(({ id }) => id);
  const proofs = tests.map(({ file, text: source }) => ({ file, ...proofsIn(source) }));
  const problems = [
    ...brokenRows(rows, ids),
    ...unproved(ids, proofs, held),
    ...held.flatMap((entry) => brokenHold(entry, ids, folder)),
    ...needing.filter(({ id }) => !ids.includes(id)).map(({ id, need }) => `${id} needs ${need}, and is no row`),
    ...needing
      .filter(({ need }) => !needs.includes(need))
      .map(({ id, need }) => `${id} needs ${need}, which no run looks for: ${needs.join(', ')}`),
    ...unread.map(({ id, words }) => `“${id} ${words}” says neither what holds it nor what it needs`),
    ...proofs.flatMap(({ file, named, misplaced }) => [
      ...named.filter((id) => !ids.includes(id)).map((id) => `${file}: ${id} is no row of a page of requirements`),
      ...misplaced.map((list) => `${file}: ${list} does not stand in square brackets at the end of a test's title`),
    ]),
  ];
  return { rows: rows.length, proofs: proofs.flatMap(({ named }) => named).length, problems };
}

/** One line for each row that stands on a page whose first row is of another kind: who looks for a number knows its page. */
export function strayRows(pages) {
  const kindOf = (id) => id.slice(0, id.indexOf('-'));
  return pages.flatMap(({ file, text }) => {
    const [first, ...others] = readRequirements(text).rows.map(({ id }) => id);
    return others
      .filter((id) => kindOf(id) !== kindOf(first))
      .map((id) => `${file}: ${id} stands among those of ${kindOf(first)}`);
  });
}

function brokenRows(rows, ids) {
  return [
    ...expectedIds.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    // Without the R it is a promise of the product's own, beyond the specification.
    ...ids
      .filter((id) => id.startsWith('R-') && !expectedIds.includes(id))
      .map((id) => `${id} is not in the specification`),
    ...rows.filter(({ words }) => words === '').map(({ id }) => `${id} says nothing`),
    ...rows.filter(({ words }) => words.includes(' | ')).map(({ id }) => `${id} has a column too many`),
  ];
}

function unproved(ids, proofs, held) {
  const numbersIn = (chosen) => new Set([...chosen.flatMap(({ named }) => named), ...held.map(({ id }) => id)]);
  const anywhere = numbersIn(proofs);
  // Journeys need a browser, which not every machine has.
  const everywhere = numbersIn(proofs.filter(({ file }) => !file.startsWith('e2e/')));
  return [...new Set(ids)].flatMap((id) => {
    if (!anywhere.has(id)) return [`${id} stands in no test's title`];
    return everywhere.has(id)
      ? []
      : [`${id} stands in titles of journeys alone, which prove nothing without a browser`];
  });
}

function brokenHold({ id, file }, ids, folder) {
  if (!ids.includes(id)) return [`${id} is held by ${file}, and is no row`];
  if (!existsSync(join(folder, file))) return [`${id} is held by ${file}, which does not exist`];
  return readFileSync(join(folder, file), 'utf8').includes(id)
    ? []
    : [`${id} is held by ${file}, which does not name it`];
}

function listTests() {
  return listFiles(['.'])
    .map((path) => ({ path, file: relative(root, path).replaceAll(sep, '/') }))
    .filter(({ file }) => /\.(test|suite)\.(tsx?|mjs)$/.test(file) && !plantedFaults.has(file))
    .map(({ path, file }) => ({ file, text: readFileSync(path, 'utf8') }));
}

/** Tries the check on the tables and titles that are planted for it. */
export const tryRequirements = () =>
  tryPlanted(plantedRequirements(expectedIds), ({ text, tests, problem }) =>
    areSameLines(checkRequirements(text, tests).problems, [problem]),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = readRequirementPages();
  const { rows, proofs, problems: wrong } = checkRequirements(textOf(pages), listTests());
  const { found, missed } = tryRequirements();
  const problems = [...strayRows(pages), ...wrong, ...missed];
  for (const problem of problems) console.log(problem);
  console.log(
    `${rows} requirements, named ${proofs} times in titles of tests, ${found} planted faults found, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
