// Whatever the sources cite is in the repository: a requirement is a row of a page of requirements, a decision a file of docs/adr.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plantedCitations, plantedDecisions, plantedPages } from './fixtures/citations.mjs';
import { areSameLines, tryPlanted } from './lib/planted.mjs';
import { readRequirements, requirementNumber } from './lib/proofs.mjs';
import { readRequirementPages, textOf } from './lib/requirement-pages.mjs';
import { listFiles, root } from './lib/workspace.mjs';

const sources = /\.(tsx?|mjs|sql|css|md)$/;

/** These hold wrong numbers on purpose. */
export const plantedFaults = new Set([
  'tools/fixtures/citations.mjs',
  'tools/fixtures/requirements.mjs',
  'tools/tests/citations.test.mjs',
  'tools/tests/requirements.test.mjs',
  'tools/tests/proofs.test.mjs',
]);

/** A comment may break off anywhere: what lies between two words of a citation is space and the marks that begin a line. */
const gap = String.raw`\s+(?:(?:\*|//|--|#|>)\s+)?`;

/** What is cited by number, and whether that is there. */
const numbered = [
  {
    pattern: new RegExp(String.raw`\b${requirementNumber}\b`, 'g'),
    refuse: ([id], { requirements }) => !requirements.has(id) && `${id} is no row of a page of requirements`,
  },
  {
    // 'ADR 9', 'decisions 9 and 34', 'decisions 1, 2 and 3': every number is looked for.
    pattern: new RegExp(String.raw`\b(?:ADRs?|[Dd]ecisions?)${gap}\d+(?:(?:,|${gap}(?:and|to|or))${gap}\d+\b)*`, 'g'),
    refuse: ([words], { decisions }) =>
      words
        .match(/\d+/g)
        .filter((number) => !decisions.has(Number(number)))
        .map((number) => `decision ${number} is no file of docs/adr`)
        .join(', '),
  },
];

/** Texts that are not in the repository. The v4 that makers of models write is another specification, and an RFC has sections of its own. */
const elsewhere = {
  pattern: new RegExp(
    [
      String.raw`[Ss]pecification${gap}\(?(?:sections?${gap})?\d+`,
      String.raw`[Ss]ections?${gap}\d+${gap}of${gap}the${gap}specification`,
      String.raw`\([Ss]ections?${gap}\d+`,
      String.raw`[(;]\s*[Ss]pecification,${gap}\w+`,
      String.raw`[(;]\s*[Cc]ontract,${gap}(?:[A-Z]\w*|general${gap}rules)`,
    ].join('|'),
    'g',
  ),
  refuse: ([words]) => `"${onOneLine(words)}" cites a text that is not in the repository`,
};

const rules = [...numbered, elsewhere];

/**
 * Answers the number of citations in these `{ file, text }` and one line for each that is wrong. `requirements` are the numbers of the rows,
 * `decisions` those of the files.
 */
export function checkCitations(texts, { requirements, decisions }) {
  let citations = 0;
  const problems = texts.flatMap(({ file, text }) =>
    rules
      .flatMap(({ pattern, refuse }) =>
        [...text.matchAll(pattern)].map((match) => {
          citations += 1;
          return { line: lineOf(text, match.index), problem: refuse(match, { requirements, decisions }) };
        }),
      )
      .filter(({ problem }) => problem)
      .sort((one, other) => one.line - other.line)
      .map(({ line, problem }) => `${file}:${line}: ${problem}`),
  );
  return { citations, problems };
}

/** The numbers of all rows in the text of the pages of requirements. */
export function requirementsIn(text) {
  return new Set(readRequirements(text).rows.map(({ id }) => id));
}

/** The numbers of all decisions among the names of docs/adr. */
export function decisionsIn(names) {
  return new Set(names.flatMap((name) => /^(\d{4})-.+\.md$/.exec(name)?.[1] ?? []).map(Number));
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length;
const onOneLine = (words) => words.replaceAll(new RegExp(gap, 'g'), ' ').replace(/^[(;]\s*/, '');

function listTexts() {
  return listFiles(['.'])
    .map((path) => ({ path, file: relative(root, path).replaceAll(sep, '/') }))
    .filter(({ file }) => sources.test(file) && !plantedFaults.has(file))
    .map(({ path, file }) => ({ file, text: readFileSync(path, 'utf8') }));
}

/** Tries the check on the citations that are planted for it. */
export function tryCitations() {
  const known = { requirements: requirementsIn(plantedPages), decisions: decisionsIn(plantedDecisions) };
  return tryPlanted(plantedCitations, ([text, problem]) =>
    areSameLines(checkCitations([{ file: 'a.ts', text }], known).problems, [`a.ts:1: ${problem}`]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const known = {
    requirements: requirementsIn(textOf(readRequirementPages())),
    decisions: decisionsIn(readdirSync(join(root, 'docs', 'adr'))),
  };
  const texts = listTexts();
  const { citations, problems: wrong } = checkCitations(texts, known);
  const { found, missed } = tryCitations();
  const problems = [...wrong, ...missed];
  for (const problem of problems) console.log(problem);
  console.log(
    `${texts.length} sources, ${citations} citations, ${found} planted faults found, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
