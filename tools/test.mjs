// Runs every suite and ends with one line that says how many tests passed and failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addUp, closingLine } from './lib/tally.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';
import { listFiles, root } from './lib/workspace.mjs';

const quick = ['contract', 'engine', 'server', 'web', 'tools'];

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, long: { type: 'boolean', default: false } },
});
// Simulations and races at their full length take an hour or two.
const longestRunMs = (values.long ? 180 : 35) * 60_000;
if (values.long) process.env.LONG_TESTS = '1';
const chosen = values.only ?? [...quick, 'e2e'];
const unknown = chosen.filter((name) => ![...quick, 'e2e'].includes(name));
if (unknown.length > 0) {
  console.error(`there is no suite ${unknown.join(', ')}: ${[...quick, 'e2e'].join(', ')}`);
  process.exit(1);
}

const { TEST_DATABASE_URL, ...environment } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'tests-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const runs = [];
const first = quick.filter((name) => chosen.includes(name));
if (first.length > 0) runs.push(await run('tests', first, environment));
if (first.includes('server') && TEST_DATABASE_URL)
  runs.push(await run('server on PostgreSQL', ['server'], { ...environment, TEST_DATABASE_URL }));

const unmet = [];
const skippedSuites = [];
if (chosen.includes('e2e')) await runBrowserJourneys();

const sum = addUp(runs);
sum.failures.push(...unmet);
sum.skips.push(...skippedSuites);
print('Skipped', sum.skips);
print('Failed', sum.failures);
console.log(closingLine(sum));
process.exitCode = sum.failures.length > 0 ? 1 : 0;

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
  try {
    await ensureWebBuild();
  } catch (error) {
    unmet.push(`e2e: the web app could not be built (${error.message})`);
    return;
  }
  // The environment as it is now: a browser from a package needs the library path that unpacking it has set.
  const { TEST_DATABASE_URL: _, ...present } = process.env;
  runs.push(await run('browser journeys', ['e2e'], { ...present, CHROMIUM_PATH: browser }));
}

async function run(label, projects, env) {
  const tallyFile = join(folder, `${label}.json`);
  console.log(`\n=== ${label}${label === 'tests' ? ` (${projects.join(', ')})` : ''}`);
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', '--silent=passed-only'],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter', 'default', '--reporter', './tools/lib/tally-reporter.mjs'],
    ...filters,
  ];
  const exit = await new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, TALLY_FILE: tallyFile },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: longestRunMs,
    });
    child.on('error', (error) => done(error.message));
    child.on('close', (code, signal) => done(code ?? signal));
  });
  const tally = existsSync(tallyFile) ? JSON.parse(readFileSync(tallyFile, 'utf8')) : undefined;
  // Someone who names a file wants that file, not a complaint about the suites it is not in.
  return { label, projects: filters.length > 0 ? [] : projects, exit, tally };
}

function print(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n${title}:`);
  for (const line of lines) console.log(`  ${line}`);
}
