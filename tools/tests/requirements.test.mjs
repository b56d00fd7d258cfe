import { describe, expect, test } from 'vitest';
import { checkRequirements, expectedIds } from '../requirements.mjs';

const table = (rows) =>
  rows.map(([id, words = 'something', proof = 'open']) => `| ${id} | ${words} | ${proof} |`).join('\n');
const complete = expectedIds.map((id) => [id]);
const problemsOf = (rows) => checkRequirements(table(rows)).problems;
const provedBy = (proof) => problemsOf([[expectedIds[0], 'something', proof], ...complete.slice(1)]);

describe('requirements', () => {
  test('a complete table passes', () => {
    expect(checkRequirements(table(complete))).toEqual({ open: 303, rows: 303, problems: [] });
  });

  test('a lost, a doubled and an invented number are found', () => {
    expect(problemsOf([...complete.slice(1), complete[5], ['R-FORM-99']])).toEqual([
      'R-GLOB-01 is missing',
      'R-GLOB-06 stands twice',
      'R-FORM-99 is not in the specification',
    ]);
  });

  test('a promise beyond the specification stands once too, and its proof is looked for', () => {
    expect(problemsOf([...complete, ['BOOKS-5']])).toEqual([]);
    expect(problemsOf([...complete, ['BOOKS-5'], ['BOOKS-5', '', 'surely']])).toEqual([
      'BOOKS-5 stands twice',
      'BOOKS-5 says nothing',
      'BOOKS-5: "surely" names no test file',
    ]);
  });

  test('a proof is a test file that is there, with the name it gives', () => {
    const file = 'tools/tests/lock.test.mjs';
    expect(provedBy(`${file}: waiting ends; ${file}`)).toEqual([]);
    expect(provedBy(`${file}: nobody wrote this`)).toEqual([`R-GLOB-01: ${file} has no test "nobody wrote this"`]);
    expect(provedBy('tools/gone.test.mjs')).toEqual(['R-GLOB-01: tools/gone.test.mjs does not exist']);
    expect(provedBy('surely')).toEqual(['R-GLOB-01: "surely" names no test file']);
  });
});
