import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeProofs } from '../lib/proofs.mjs';
import { root } from '../lib/workspace.mjs';
import { aFolder } from './a-folder.mjs';

const requirements = `
| R-PAY-01 | a promise |
| R-PAY-02 | another |
| GROUND-3 | a start |
| GROUND-31 | silence |

- GROUND-3 is held by \`.ci/run\`: no test repeats it.
- GROUND-31 needs PostgreSQL: for a reason.
`;
const aRun = (...proved) => ({ tally: { proved } });
const judge = (runs, options) => judgeProofs(runs, { isFull: true, requirements, has: ['PostgreSQL'], ...options });

/** What the reporter wrote about a run of Vitest over one file with this text. */
function tallyOf(text) {
  const folder = aFolder();
  writeFileSync(join(folder, 'planted.test.mjs'), text);
  const environment = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name));
  const tallyFile = join(folder, 'tally.json');
  const { stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--globals', '--root', folder],
      ...['--reporter', join(root, 'tools/lib/tally-reporter.mjs')],
    ],
    { cwd: folder, env: { ...Object.fromEntries(environment), TALLY_FILE: tallyFile }, encoding: 'utf8' },
  );
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8'));
  } catch (cause) {
    throw new Error(stderr, { cause });
  }
}

describe('the reporter', () => {
  test('takes the numbers of tests that passed, and of no others', () => {
    const tally = tallyOf(`
      describe('some [R-PAY-01]', () => it('pass', () => {}));
      describe('some others [R-PAY-02]', () => it.skip('are skipped', () => {}));
      it('is skipped by itself [R-PAY-03]', ({ skip }) => skip('no database'));
      it('fails [R-PAY-04]', () => expect(1).toBe(2));
      it.each([1, 2])('%i of two passes [R-PAY-05, R-PAY-06]', (number) => expect(number).toBe(1));
      it('says [R-FORM-01] in the middle, and passes', () => {});
      it.todo('is missing [R-FORM-02]');
    `);
    expect(tally).toMatchObject({ passed: { '': 3 }, proved: ['R-PAY-01', 'R-PAY-05', 'R-PAY-06'] });
    expect(tally.skips).toHaveLength(3);
    expect(tally.failures).toHaveLength(2);
  });

  test('and the judgement find what is proved by a skipped test alone', () => {
    const skipped = tallyOf("it('a [R-PAY-01]', () => {}); it.skip('b [R-PAY-02, R-PAY-01]', () => {});");
    expect(judge([{ tally: skipped }, aRun('GROUND-31')]).unproved).toEqual([
      'R-PAY-02 is not proved: no test that names it passed',
    ]);
  });
});

describe('a run of all suites', () => {
  test('proves a number wherever one of its tests passed', () => {
    expect(judge([aRun('R-PAY-01', 'R-PAY-02'), aRun('R-PAY-02', 'GROUND-31'), aRun()]).unproved).toEqual([]);
  });

  test('says what is held outside of it', () => {
    expect(judge([aRun('R-PAY-01', 'R-PAY-02', 'GROUND-31')]).excused).toEqual([
      'GROUND-3 is held by .ci/run: no test repeats it.',
    ]);
  });

  test('is excused with a reason from what needs PostgreSQL only where there is none', () => {
    expect(judge([aRun('R-PAY-01', 'R-PAY-02')]).unproved).toEqual([
      'GROUND-31 is not proved: no test that names it passed',
    ]);
    const without = judge([aRun('R-PAY-01', 'R-PAY-02')], { has: [] });
    expect(without.unproved).toEqual([]);
    const sentence = 'GROUND-31 is not proved without PostgreSQL: for a reason.';
    expect(without.excused).toContain(sentence);
    expect(judge([aRun('GROUND-31')], { has: [] }).excused).toContain(sentence);
  });
});

test.each([
  ['a part of the suites', [aRun()], { isFull: false }],
  ['a run that crashed', [aRun('R-PAY-01'), { tally: undefined }], {}],
])('%s says nothing about proofs', (_, runs, options) => {
  expect(judge(runs, options)).toEqual({ unproved: [], excused: [] });
});
