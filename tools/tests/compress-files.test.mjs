import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '../compress-files.mjs';
import { aFolder } from './a-folder.mjs';

test('text of a built folder lies beside itself as brotli and gzip, and comes back to the byte [GROUND-5]', () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': '<p>quiet</p>'.repeat(200),
    'assets/main.js': 'const harbour = 1;\n'.repeat(100),
    'assets/large.js': 'const lamp = 1;\n'.repeat(70_000),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(compressFiles(folder)).toBe(3);
  for (const [name, text] of Object.entries(files)) {
    const [brotli, gzip] = [readFileSync(join(folder, `${name}.br`)), readFileSync(join(folder, `${name}.gz`))];
    expect([name, brotli.length < text.length / 2, gzip.length < text.length / 2]).toEqual([name, true, true]);
    expect([brotliDecompressSync(brotli).toString() === text, gunzipSync(gzip).toString() === text]).toEqual([
      true,
      true,
    ]);
  }
});

test('what is small or compressed already stays alone [GROUND-5]', () => {
  const folder = aFolder();
  for (const [name, text] of [
    ['tiny.js', 'x'],
    ['font.woff2', 'x'.repeat(5_000)],
    ['grain.png', 'x'.repeat(5_000)],
  ])
    writeFileSync(join(folder, name), text);
  expect(compressFiles(folder)).toBe(0);
  for (const name of ['tiny.js', 'font.woff2', 'grain.png']) expect(existsSync(join(folder, `${name}.br`))).toBe(false);
});
