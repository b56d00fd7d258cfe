// A lock file made behind a mirror that carries only some platforms leaves the native packages of the others out without a
// word, and `npm ci` then refuses it everywhere. Their names and versions are known from the packages that want them: this
// writes the missing entries (npm checks no digest where an entry has none). Run it after every `npm install`;
// with --check it only says whether it is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/workspace.mjs';

const operatingSystems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The entries a lock file lacks, by their path. */
export function missingEntries({ packages }) {
  const missing = {};
  for (const [path, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (/^\d/.test(version) && !isLocked(packages, path, name))
        missing[`node_modules/${name}`] = {
          version,
          ...(entry.dev && { dev: true }),
          optional: true,
          ...platformOf(name),
        };
  return missing;
}

/** Where Node would find `name` from the package at `path`: in its own folder or in one above. */
function isLocked(packages, path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders, ''].some((folder) => packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]);
}

/** What the name of a native package says about where it runs: `@img/sharp-linuxmusl-x64`, `…-linux-arm-gnueabihf`. */
function platformOf(name) {
  const words = name.replace('linuxmusl', 'linux-musl').split(/[-/]/);
  const os = words.filter((word) => operatingSystems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => libraries[word] ?? []);
  return { ...(cpu.length && { cpu }), ...(os.length && { os }), ...(libc.length && os[0] === 'linux' && { libc }) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const count = Object.keys(missing).length;
  if (process.argv.includes('--check')) {
    for (const path of Object.keys(missing)) console.log(`${path} is not in package-lock.json`);
    if (count > 0) console.log('Run node tools/complete-lock.mjs');
    process.exitCode = count > 0 ? 1 : 0;
  } else if (count > 0) {
    const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
    console.log(`${count} entries added`);
  }
}
