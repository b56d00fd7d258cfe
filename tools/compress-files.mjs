// Writes every text file and the WebAssembly of a built folder a second and a third time, as brotli and as gzip: the server sends what a browser takes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles, root } from './lib/workspace.mjs';

/** Pictures, films and fonts are compressed already; below a kilobyte the headers cost what the body saves. */
const text = /\.(?:js|css|html|svg|json|txt|map|wasm)$/;
const smallestBytes = 1_000;
/** Above this the slowest setting takes ten seconds of a first start, and saves a reader of the API reference a tenth of it. */
const largeBytes = 1_000_000;
/** Above this half the time buys the same size but for a thousandth: the reader of files has 8 MB. */
const hugeBytes = 5_000_000;

/** Writes `<file>.br` and `<file>.gz`, at the slowest and smallest setting but for what is very large. Answers the number of files. */
export function compressFiles(folder) {
  const files = listFiles(['.'], { from: folder }).filter((file) => text.test(file));
  const large = files.filter((file) => readFileSync(file).length >= smallestBytes);
  for (const file of large) {
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes.length) } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return large.length;
}

function qualityFor(sizeBytes) {
  if (sizeBytes > hugeBytes) return 7;
  return sizeBytes > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(root, 'web', 'dist'));
  if (!existsSync(folder)) throw new Error(`${folder} is not there: build the web app first`);
  compressFiles(folder);
}
