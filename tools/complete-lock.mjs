// A lock file made behind a mirror that carries only some platforms leaves the native packages of the others out without a
// word, and `npm ci` then refuses it everywhere. Their names and versions are known from the packages that want them: this
// writes the missing entries, with the digest that the registry names. Run it after every `npm install`; with --check it
// asks nobody and only says what is wrong with the lock file.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, downloads, lockProblems, missingEntries, nameAndVersion } from './lib/lock-file.mjs';
import { root } from './lib/workspace.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

if (process.argv.includes('--check')) {
  report(lockProblems(lock));
} else {
  const packages = { ...lock.packages, ...missingEntries(lock) };
  for (const [path, entry] of downloads({ packages })) packages[path] = withDigest(path, entry);
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  const completed = { ...lock, packages: sorted };
  writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
  report(lockProblems(completed));
}

function report(problems) {
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) return console.log(`${Object.keys(lock.packages).length} packages, 0 problems`);
  console.log(
    'Run node tools/complete-lock.mjs. What it cannot mend wants another version, or a digest from elsewhere.',
  );
  process.exitCode = 1;
}

/** The entry with digest and address. A package that the registry does not have stays without both. */
function withDigest(path, { version, resolved, integrity, ...rest }) {
  const found = integrity ?? digestOf(nameAndVersion(path, { version, ...rest }));
  if (found === undefined) return { version, ...rest };
  return { version, resolved: resolved ?? addressOf(path, { version, ...rest }), integrity: found, ...rest };
}

/** The digest by which the registry knows a package; undefined when it does not have it. */
function digestOf(wanted) {
  const { status, stdout } = spawnSync('npm', ['view', wanted, 'dist.integrity', '--json', '--loglevel=silent'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const answer = status === 0 && stdout.trim() !== '' ? JSON.parse(stdout) : undefined;
  return typeof answer === 'string' ? answer : undefined;
}
