// Runs every suite, says how long each took, and ends with one line that says how many tests passed and failed. A requirement of which
// no test passed in a run of all suites is a failure.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { needsAtHand } from './lib/at-hand.mjs';
import { databaseTests, serverTag } from './lib/database-tests.mjs';
import { durationLines, inMinutes, slowestLines } from './lib/durations.mjs';
import { judgeProofs } from './lib/proofs.mjs';
import { readRequirementPages, textOf } from './lib/requirement-pages.mjs';
import { abortedFiles, addUp, closingLine, triedNowhere, withoutAborted } from './lib/tally.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';
import { listFiles, root } from './lib/workspace.mjs';

const quick = ['contract', 'engine', 'server', 'web', 'tools'];

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    slow: { type: 'boolean', default: process.env.SLOW === '1' },
    long: { type: 'boolean', default: process.env.LONG === '1' },
    slowest: { type: 'string' },
  },
});
// Kills, simulations and races at their full length take an hour or two.
const longestRunMs = (values.long ? 180 : 60) * 60_000;
if (values.long) process.env.LONG = '1';
// Read by vitest.config.ts, and by what says which requirements a run can prove.
if (values.slow || values.long) process.env.SLOW = '1';
const chosen = values.only ?? [...quick, 'e2e'];
const unknown = chosen.filter((name) => ![...quick, 'e2e'].includes(name));
if (unknown.length > 0) {
  console.error(`there is no suite ${unknown.join(', ')}: ${[...quick, 'e2e'].join(', ')}`);
  process.exit(1);
}

const slowestCount = Number(values.slowest ?? 0);
if (!Number.isInteger(slowestCount) || slowestCount < 0) {
  console.error('--slowest wants a number: how many of the slowest files to name');
  process.exit(1);
}

const startedAt = performance.now();
// A film is made at this priority, so that whoever waits for a page goes first. Tests that ran above it would leave a film that a journey waits
// for a tenth of a core.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Reading the code is most of what starting the product takes, and the suites start it, or a part of it, a thousand times.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
const { TEST_DATABASE_URL, ...environment } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'tests-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// What the run on the embedded database asks of it, the one on a server asks of that (server/src/db/heard-statements.test.ts).
if (TEST_DATABASE_URL) environment.HEARD_STATEMENTS = join(folder, 'heard-statements');

const runs = [];
const labelled = (label) => runs.find((run) => run.label === label);
const onServerLabel = 'server on PostgreSQL';
const unmet = [];
const skippedSuites = [];
const first = quick.filter((name) => chosen.includes(name));
// The server serves the web app, and its tests ask for pages.
const hasWebApp = !['server', 'e2e'].some((name) => chosen.includes(name)) || (await buildWebApp());
const onServerAlone = first.includes('server') && Boolean(TEST_DATABASE_URL) && process.env.SLOW !== '1';
if (first.length > 0)
  await runAll('tests', first, environment, {
    files: filters,
    options: onServerAlone ? [`--tagsFilter=!${serverTag}`] : [],
  });
// Half of the server's time on a PostgreSQL is waiting, for what dies and comes back: the journeys run meanwhile.
await Promise.all([
  first.includes('server') && TEST_DATABASE_URL ? runServerOnPostgres() : undefined,
  chosen.includes('e2e') && hasWebApp ? runBrowserJourneys() : undefined,
]);

const { unproved, excused } = judgeProofs(runs, {
  isFull: values.only === undefined && filters.length === 0,
  requirements: textOf(readRequirementPages()),
  has: needsAtHand(TEST_DATABASE_URL),
});
const sum = addUp(runs);
sum.failures.push(...unmet, ...unproved, ...triedNowhere(labelled('tests'), labelled(onServerLabel)));
sum.skips.push(...skippedSuites);
print('Skipped', sum.slow > 0 ? [...sum.skips, `${sum.slow} slow tests (npm test -- --slow)`] : sum.skips);
print('Not proved by this run', excused);
print('Failed', sum.failures);
print(`The ${slowestCount} slowest files`, slowestLines(runs, slowestCount));
print('How long it took', [...durationLines(runs), `in all: ${inMinutes(performance.now() - startedAt)}`]);
console.log(closingLine(sum));
process.exitCode = sum.failures.length > 0 ? 1 : 0;

/** What opens no database has been tried already, and would only be tried again. */
async function runServerOnPostgres() {
  const taggedAlone = process.env.SLOW !== '1';
  const files = databaseTests({ taggedAlone }).filter(
    (file) => filters.length === 0 || filters.some((part) => file.includes(part)),
  );
  if (files.length === 0) return;
  const only = taggedAlone ? [`--tagsFilter=${serverTag}`] : [];
  const isBeside = chosen.includes('e2e') && hasWebApp;
  await runAll(onServerLabel, ['server'], { ...environment, TEST_DATABASE_URL }, { files, options: only, isBeside });
}

/** Answers whether there is a web app now. */
async function buildWebApp() {
  try {
    await ensureWebBuild();
    return true;
  } catch (error) {
    unmet.push(`the web app could not be built (${error.message})`);
    return false;
  }
}

async function runBrowserJourneys() {
  const { findChromium } = await import('../e2e/browser.ts');
  const browser = await findChromium();
  if (browser === null) {
    const files = listFiles(['e2e']).filter((file) => file.endsWith('.test.ts')).length;
    const reason = 'no browser: set CHROMIUM_PATH, or install chromium or google-chrome';
    // On a machine that decides about a change, journeys that did not run are no success.
    (process.env.CI ? unmet : skippedSuites).push(`e2e: ${files} files of browser journeys (${reason})`);
    return;
  }
  // The environment as it is now: a browser from a package needs the library path that unpacking it has set.
  const { TEST_DATABASE_URL: _, ...present } = process.env;
  await runAll('browser journeys', ['e2e'], { ...present, CHROMIUM_PATH: browser }, { files: filters });
}

/**
 * Runs suites, with what else is said to Vitest; files in which V8 itself gave up, and nothing else went wrong, run once more, and it is said. What
 * runs beside another run says all of it at its end.
 */
async function runAll(label, projects, env, { files, options = [], isBeside = false }) {
  const done = await run(label, projects, env, { args: [...options, ...files], isBeside });
  const aborted = abortedFiles(done);
  if (aborted.length === 0) return void runs.push(done);
  console.log(`\nV8 aborted the worker of ${aborted.join(', ')}: once more.`);
  const again = await run(`${label}, once more`, projects, env, { args: [...options, ...aborted], isBeside });
  runs.push(withoutAborted(done), { ...again, projects: [] });
}

async function run(label, projects, env, { args, isBeside }) {
  const beganAt = performance.now();
  const tallyFile = join(folder, `${label}.json`);
  const title = `\n=== ${label}${label === 'tests' ? ` (${projects.join(', ')})` : ''}`;
  if (!isBeside) console.log(title);
  const vitest = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--silent=passed-only'],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter', 'default', '--reporter', './tools/lib/tally-reporter.mjs'],
    ...args,
  ];
  const said = [];
  const exit = await new Promise((done) => {
    const child = spawn(process.execPath, vitest, {
      cwd: root,
      env: { ...env, TALLY_FILE: tallyFile },
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: longestRunMs,
    });
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => done(error.message));
    child.on('close', (code, signal) => done(code ?? signal));
  });
  if (isBeside) console.log(`${title}\n${Buffer.concat(said).toString()}`);
  const tally = existsSync(tallyFile) ? JSON.parse(readFileSync(tallyFile, 'utf8')) : undefined;
  // Someone who names a file wants that file, not a complaint about the suites it is not in.
  return { label, projects: filters.length > 0 ? [] : projects, exit, tally, ms: performance.now() - beganAt };
}

function print(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n${title}:`);
  for (const line of lines) console.log(`  ${line}`);
}
