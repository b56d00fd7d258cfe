// Holds every import against .dependency-cruiser.cjs, and proves whenever it runs that the rules can fail: a gate that sees no
// modules, or whose rules have stopped matching, would be green for ever.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listFiles, packages, root } from './lib/workspace.mjs';

const leastSeen = 0.6;

/** How many files an import may lead through inside a folder, what is loaded late and types included: the cruiser has no rule for that. */
const chainRules = [{ name: 'prompt-form-is-flat', under: 'web/src/features/prompt-form/', filesMax: 7 }];

export async function checkBoundaries() {
  const [real, planted] = await Promise.all([cruise(root), checkPlantedTree()]);
  const problems = real.violations.map(({ from, rule, to }) => `${from} -> ${to}: ${rule}`);
  const present = listFiles(packages.map((name) => `${name}/src`)).filter((file) => /\.tsx?$/.test(file)).length;
  if (real.seen < present * leastSeen) problems.push(`only ${real.seen} of ${present} modules were seen`);
  return { seen: real.seen, problems: [...problems, ...planted] };
}

/** Every file of the planted tree must break exactly the rules its first lines announce, and every rule must be broken. */
export async function checkPlantedTree() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  try {
    cpSync(join(root, 'tools', 'fixtures', 'boundaries'), folder, { recursive: true });
    mkdirSync(join(folder, 'node_modules', '@loomlight'), { recursive: true });
    for (const name of packages) symlinkSync(join('..', '..', name), join(folder, 'node_modules', '@loomlight', name));
    const { violations } = await cruise(folder);
    const found = new Set(violations.map(({ from, rule }) => `${from}: ${rule}`));
    const announced = new Set(announcedFaults(folder));
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
    const rules = [...forbidden, ...chainRules].map(({ name }) => name);
    const unproven = rules.filter((rule) => ![...announced].some((fault) => fault.endsWith(`: ${rule}`)));
    return [
      ...[...announced].filter((fault) => !found.has(fault)).map((fault) => `planted fault not found: ${fault}`),
      ...[...found].filter((fault) => !announced.has(fault)).map((fault) => `found, though not planted: ${fault}`),
      ...unproven.map((rule) => `no planted file breaks the rule ${rule}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function announcedFaults(folder) {
  return listFiles(packages, { from: folder }).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^\/\/ breaks: (.+)$/gm),
      ([, rule]) => `${relative(folder, file)}: ${rule}`,
    ),
  );
}

async function cruise(folder) {
  const command = [
    join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ...packages.map((name) => `${name}/src`),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  const { modules, summary } = JSON.parse(stdout);
  return {
    seen: modules.filter(({ source }) => packages.some((name) => source.startsWith(`${name}/`))).length,
    violations: [
      ...summary.violations.map(({ from, rule, to }) => ({ from, to, rule: rule.name })),
      ...chainRules.flatMap((rule) => longChains(modules, rule)),
    ],
  };
}

/** The files from which a chain of imports inside the folder is too long, each with the chain. */
function longChains(modules, { name, under, filesMax }) {
  const imports = new Map(
    modules
      .filter(({ source }) => source.startsWith(under) && !/\.test\.tsx?$/.test(source))
      .map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const chains = new Map();
  const longest = (file) => {
    if (chains.has(file)) return chains.get(file);
    // A circle has a rule of its own; here it only has to end.
    chains.set(file, [file]);
    const next = imports.get(file).filter((target) => imports.has(target));
    const rest = next.map(longest).toSorted((a, b) => b.length - a.length)[0] ?? [];
    chains.set(file, [file, ...rest]);
    return chains.get(file);
  };
  return [...imports.keys()]
    .map(longest)
    .filter((chain) => chain.length > filesMax)
    .map(([from, ...rest]) => ({ from, to: rest.map((file) => file.slice(under.length)).join(' -> '), rule: name }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { seen, problems } = await checkBoundaries();
  for (const problem of problems) console.log(problem);
  console.log(`${seen} modules, ${problems.length} broken boundaries`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
