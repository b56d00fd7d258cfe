import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRequirementPages } from '../lib/requirement-pages.mjs';
import { checkRequirements, expectedIds, strayRows } from '../requirements.mjs';
import { aFolder } from './a-folder.mjs';

const table = (ids) => ids.map((id) => `| ${id} | something |`).join('\n');
const aTest = (title) => `it('${title}', () => {});`;
const naming = (ids) => [{ file: 'a.test.ts', text: ids.map((id) => aTest(`holds [${id}]`)).join('\n') }];
const problemsOf = (ids, tests = naming(ids)) => checkRequirements(table(ids), tests).problems;

describe('the table', () => {
  test('passes when it is complete and every number stands in a title', () => {
    expect(checkRequirements(table(expectedIds), naming(expectedIds))).toEqual({
      rows: 303,
      proofs: 303,
      problems: [],
    });
  });

  test('a lost, a doubled and an invented number are found', () => {
    const [, ...rest] = expectedIds;
    expect(problemsOf([...rest, rest[4], 'R-FORM-99'])).toEqual([
      'R-GLOB-01 is missing',
      'R-GLOB-06 stands twice',
      'R-FORM-99 is not in the specification',
    ]);
  });

  test('a promise beyond the specification stands once too, and says something in one column', () => {
    expect(problemsOf([...expectedIds, 'BOOKS-5'])).toEqual([]);
    const text = `${table(expectedIds)}\n| BOOKS-5 |  |\n| BOOKS-5 | a key | a.test.ts: holds |`;
    expect(checkRequirements(text, naming([...expectedIds, 'BOOKS-5'])).problems).toEqual([
      'BOOKS-5 stands twice',
      'BOOKS-5 says nothing',
      'BOOKS-5 has a column too many',
    ]);
  });
});

describe('a page of requirements', () => {
  const page = (...ids) => ({ file: 'docs/requirements/books.md', text: table(ids) });

  test('holds numbers of one kind', () => {
    expect(strayRows([page('BOOKS-1', 'BOOKS-2'), page('R-GLOB-01', 'R-FORM-01'), page()])).toEqual([]);
    expect(strayRows([page('BOOKS-1', 'R-GLOB-01', 'BOOKS-2', 'KEEP-3')])).toEqual([
      'docs/requirements/books.md: R-GLOB-01 stands among those of BOOKS',
      'docs/requirements/books.md: KEEP-3 stands among those of BOOKS',
    ]);
  });

  test('is small enough to be read, that of the specification above all', () => {
    const [specification] = readRequirementPages();
    expect(specification.file).toBe('docs/requirements.md');
    expect(Buffer.byteLength(specification.text)).toBeLessThan(30_000);
  });
});

describe('a number in the title of a test', () => {
  const [first, second, ...others] = expectedIds;
  const problemsWith = (text, file = 'b.test.ts') => problemsOf(expectedIds, [...naming(others), { file, text }]);

  test.each([
    ['at the end of a title', aTest(`waits [${first}]`)],
    ['at a describe that is skipped somewhere', `describe.skipIf(a)(\`\${b} [${first}]\`, () => {});`],
    ['behind a table of cases', `it.each([\n  ['x'],\n])(\n  '%s, [sic], isn\\'t [${first}]',\n  () => {},\n);`],
    ['beside another', aTest(`waits [${first}, ${others[7]}]`)],
  ])('proves its row: %s', (_, text) => {
    expect(problemsWith(`${text}\n${aTest(`holds [${second}]`)}`)).toEqual([]);
  });

  test('is missed for a row that nobody proves, or journeys alone', () => {
    expect(problemsWith(aTest(`holds [${second}]`))).toEqual(["R-GLOB-01 stands in no test's title"]);
    expect(problemsWith(aTest(`holds [${first}, ${second}]`), 'e2e/b.test.ts')).toEqual([
      'R-GLOB-01 stands in titles of journeys alone, which prove nothing without a browser',
      'R-GLOB-02 stands in titles of journeys alone, which prove nothing without a browser',
    ]);
  });

  test('is a row', () => {
    expect(problemsWith(aTest(`holds [${first}, R-FORM-99, ${second}]`))).toEqual([
      'b.test.ts: R-FORM-99 is no row of a page of requirements',
    ]);
  });

  test.each([
    ['[R-GLOB-03]', aTest('[R-GLOB-03] waits')],
    ['[R-GLOB-03]', 'expect([R-GLOB-03]);'],
    ['(R-GLOB-03)', aTest('waits (R-GLOB-03)')],
  ])('%s has no other place: %s', (list, text) => {
    expect(problemsWith([text, aTest(`holds [${first}, ${second}]`)].join('\n'))).toEqual([
      `b.test.ts: ${list} does not stand in square brackets at the end of a test's title`,
    ]);
  });
});

describe('what is held outside the suites', () => {
  const held = (id, folder, rows = [...expectedIds, 'GROUND-3']) =>
    checkRequirements(`${table(rows)}\n- ${id} is held by \`run\`: for a reason.`, naming(expectedIds), folder)
      .problems;

  test('needs no test when its file names it', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'run'), '# starts (GROUND-3)');
    expect(held('GROUND-3', folder)).toEqual([]);
  });

  test('is a row, and its file is there and names it', () => {
    const folder = aFolder();
    expect(held('GROUND-3', folder)).toEqual(['GROUND-3 is held by run, which does not exist']);
    writeFileSync(join(folder, 'run'), '# starts');
    expect(held('GROUND-3', folder)).toEqual(['GROUND-3 is held by run, which does not name it']);
    expect(held('GROUND-3', folder, expectedIds)).toEqual(['GROUND-3 is held by run, and is no row']);
  });
});

describe('what needs more than every machine has', () => {
  const problems = (line) => checkRequirements(`${table(expectedIds)}\n${line}`, naming(expectedIds)).problems;

  test('is a row', () => {
    expect(problems('- R-GLOB-01 needs PostgreSQL: for a reason.\n- BOOKS-5 needs PostgreSQL: for none.')).toEqual([
      'BOOKS-5 needs PostgreSQL, and is no row',
    ]);
  });

  test('needs something that a run looks for, with a reason', () => {
    expect(problems('- R-GLOB-01 needs luck: for a reason.')).toEqual([
      'R-GLOB-01 needs luck, which no run looks for: PostgreSQL, programs of PostgreSQL, PgBouncer, PgBouncer 1.21, exiftool, HAProxy, a slow run, a slow run with programs of PostgreSQL, a slow run with HAProxy and PostgreSQL, a slow run with pgBackRest and PostgreSQL',
    ]);
    expect(problems('- R-GLOB-01 needs PostgreSQL.')).toEqual([
      '“R-GLOB-01 needs PostgreSQL.” says neither what holds it nor what it needs',
    ]);
  });
});
