import { expect, test } from 'vitest';
import { checkCitations, decisionsIn, requirementsIn } from '../citations.mjs';

const known = {
  requirements: requirementsIn('| R-FORM-17 | a seed |\n| BOOKS-8 | a hold |\n| GROUND-12 | see R-FORM-18 |\n'),
  decisions: decisionsIn(['0009-no-joins.md', '0034-one-order.md', '0036-held.md.bak', 'README.md']),
};
const problemsOf = (text, file = 'a.ts') => checkCitations([{ file, text }], known).problems;

test.each([
  ['// At least 1 (R-FORM-99).', 'R-FORM-99 is no row of a page of requirements'],
  ['// As the row before it says (R-FORM-18).', 'R-FORM-18 is no row of a page of requirements'],
  ["it('waits (GROUND-999)', () => {});", 'GROUND-999 is no row of a page of requirements'],
  ['-- Held (BOOKS-99).', 'BOOKS-99 is no row of a page of requirements'],
  ['/* PEOPLE-1 */', 'PEOPLE-1 is no row of a page of requirements'],
  ['// One order (ADR 99).', 'decision 99 is no file of docs/adr'],
  ['// One order (decisions 9, 34 and 36).', 'decision 36 is no file of docs/adr'],
  ['/** Off (specification 4, Form). */', '"specification 4" cites a text that is not in the repository'],
  ['// Specification 9 has it.', '"Specification 9" cites a text that is not in the repository'],
  ['// Its texts (specification, Form).', '"specification, Form" cites a text that is not in the repository'],
  [
    '// Texts of the specification (sections 4 and 8).',
    '"specification (sections 4" cites a text that is not in the repository',
  ],
  ['// Section 7 of the specification.', '"Section 7 of the specification" cites a text that is not in the repository'],
  ['// 720p or the first (section 9).', '"section 9" cites a text that is not in the repository'],
  ['/** So much (contract, Videos). */', '"contract, Videos" cites a text that is not in the repository'],
  [
    '// Not there (R-FORM-17; contract, general rules).',
    '"contract, general rules" cites a text that is not in the repository',
  ],
])('%s is found', (text, problem) => {
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
