import { expect, test } from 'vitest';
import { checkCitations, decisionsIn, requirementsIn } from '../citations.mjs';
import { plantedCitations, plantedDecisions, plantedPages } from '../fixtures/citations.mjs';

const known = { requirements: requirementsIn(plantedPages), decisions: decisionsIn(plantedDecisions) };
const problemsOf = (text, file = 'a.ts') => checkCitations([{ file, text }], known).problems;

test.each(plantedCitations)('%s is found', (text, problem) => {
  expect(problemsOf(`\n${text}\n`)).toEqual([`a.ts:2: ${problem}`]);
});

test('a citation that is broken off at the end of a line is found where it begins', () => {
  expect(problemsOf('/**\n * Off (specification\n * 4), on (decision\n * 99).\n */')).toEqual([
    'a.ts:2: "specification 4" cites a text that is not in the repository',
    'a.ts:3: decision 99 is no file of docs/adr',
  ]);
});

test('what is there may be cited, and what only looks like a citation is left alone', () => {
  const text = `
    import type { contract, ReplyOf } from '@loomlight/contract';
    // A seed (R-FORM-17), a hold (BOOKS-8) and a queue (GROUND-12), in one order (decisions 9 and 34; ADR 9).
    // A model of specification v4, an X-FORM-99, the text of a secret (RFC 4226, section 4), 2 decisions.
    // What goes over the wire is the contract, and the specification spells it.
  `;
  expect(checkCitations([{ file: 'a.ts', text }], known)).toEqual({ citations: 5, problems: [] });
});
