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

const registry = 'https://registry.npmjs.org/';

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

/**
 * One sentence for each entry that could bring in other bytes than those that were tried: one that is missing, has no
 * digest, or comes from elsewhere than npm's registry.
 */
export function lockProblems(lock) {
  const problems = Object.keys(missingEntries(lock)).map((path) => `${path} is not in package-lock.json`);
  for (const [path, entry] of downloads(lock)) {
    if (entry.integrity === undefined) problems.push(`${path} has no integrity`);
    else if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity))
      problems.push(`${path} has a digest other than sha512`);
    if (entry.resolved !== addressOf(path, entry))
      problems.push(`${path} does not come from ${addressOf(path, entry)}`);
  }
  return problems;
}

/** The entries that npm downloads: neither the product's own folders nor what lies inside another package's archive. */
export function downloads({ packages }) {
  return Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle,
  );
}

/** Where npm's registry keeps this package; npm asks a mirror instead where one is configured. */
export function addressOf(path, entry) {
  const name = nameOf(path, entry);
  return `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
}

/** What an entry installs: `@paint/linux-x64@1.0.0`. */
export function nameAndVersion(path, entry) {
  return `${nameOf(path, entry)}@${entry.version}`;
}

/** The folder's name, unless it holds a package under another name. */
function nameOf(path, entry) {
  return entry.name ?? path.split('node_modules/').at(-1);
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
