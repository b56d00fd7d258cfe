// Everything a machine can say about the sources in seconds, without a database: all steps run, the failures are shown.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMemory } from './lib/remembered.mjs';
import { listFiles, neverSource, packages, root, workspaces } from './lib/workspace.mjs';

const atOnce = 2;

const installed = (path) => join(root, 'node_modules', path);
/** All that has no package of its own, by what is there. */
const others = readdirSync(root).filter(
  (name) => !packages.includes(name) && !neverSource.has(name) && name !== 'docs',
);
const steps = [
  lintOf('server', ['server'], ['contract', 'engine']),
  lintOf('web', ['web'], ['contract']),
  lintOf('engine', ['engine'], []),
  lintOf('contract', ['contract'], []),
  lintOf('others', others, packages),
  ...workspaces.filter(hasSources).map(typesOf),
  typesOf('.'),
  { name: 'dead code', args: [installed('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  { name: 'boundaries', args: ['tools/boundaries.mjs'], reads: [...packages, 'tools', '.dependency-cruiser.cjs'] },
  { name: 'format', args: [installed('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'lock file', args: ['tools/complete-lock.mjs', '--check'] },
  { name: 'document links', args: ['tools/links.mjs'] },
  { name: 'requirements', args: ['tools/requirements.mjs'] },
  { name: 'citations', args: ['tools/citations.mjs'] },
  { name: 'web texts', args: ['tools/web-texts.mjs'] },
  { name: 'status words', args: ['tools/status-words.mjs'] },
  { name: 'verbs', args: ['tools/verbs.mjs'] },
  { name: 'words', args: ['tools/words.mjs'] },
  { name: 'owners', args: ['tools/owners.mjs'] },
  { name: 'manifests', args: ['tools/manifests.mjs'] },
];

const memory = openMemory();
const failures = [];
const queue = [...steps];
await Promise.all(Array.from({ length: atOnce }, work));
for (const { name, output } of failures) console.log(`\n--- ${name}\n${output.trimEnd()}`);
console.log(`\n${steps.length - failures.length} of ${steps.length} checks passed`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function work() {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const startedAt = performance.now();
    const { passed, output, isRecalled } = await runOrRecall(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    // Our own checks end with what they have looked at: one that looks at nothing would be green as well.
    const seen = step.args[0].startsWith('tools/') ? `   ${output.trimEnd().split('\n').at(-1)}` : '';
    const unchanged = isRecalled ? '   as before: nothing that it reads has changed' : '';
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${step.name.padEnd(18)} ${seconds.padStart(5)} s${seen}${unchanged}`);
    if (!passed) failures.push({ name: step.name, output });
  }
}

/** Runs a step, unless it says what it reads and has passed with the same. */
async function runOrRecall(step) {
  if (!step.reads) return run(step.args);
  const key = memory.keyOf(step);
  const said = memory.recall(step.name, key);
  if (said !== undefined) return { passed: true, output: said, isRecalled: true };
  const result = await run(step.args);
  if (result.passed) memory.remember(step.name, key, result.output);
  return result;
}

function run(args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ passed: false, output: error.message }));
    child.on('close', (code) => done({ passed: code === 0, output }));
  });
}

/** Rules that ask for types work out those of all that is imported as well: each package is linted by itself, and anew where it or what it imports has changed. */
function lintOf(name, paths, imports) {
  return {
    name: `lint: ${name}`,
    args: [installed('oxlint/bin/oxlint'), '--quiet', '--threads', '1', ...paths],
    reads: [...paths, ...imports, '.oxlintrc.json'],
  };
}

/**
 * With what the compiler remembers of the last time, an unchanged workspace takes a tenth. Each of several checkers would work out the same
 * types of the database anew: one takes a third of the processor's time, and another step runs beside it.
 */
function typesOf(workspace) {
  const name = workspace === '.' ? 'root' : workspace;
  const memory = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types', `${name}.json`)];
  return {
    name: `types: ${name}`,
    args: [installed('typescript/bin/tsc'), '-p', workspace, '--checkers', '1', ...memory],
  };
}

/** The compiler calls a project without a single file an error. What has no project of its own is part of the root's. */
function hasSources(workspace) {
  return (
    existsSync(join(root, workspace, 'tsconfig.json')) && listFiles([workspace]).some((file) => /\.tsx?$/.test(file))
  );
}
