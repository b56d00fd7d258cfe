import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLinks } from '../links.mjs';
import { aFolder } from './a-folder.mjs';

function broken(text) {
  const folder = aFolder();
  writeFileSync(join(folder, 'other.md'), '# The `first` room\n');
  writeFileSync(join(folder, 'page.md'), text);
  return brokenLinks(join(folder, 'page.md')).map((line) => line.split(': ').at(-1));
}

test('finds files and headings that are not there', () => {
  expect(broken('# Top\n[a](gone.md) [b](other.md#cellar) [c](#bottom)\n\n[d]: away.md')).toEqual([
    'gone.md',
    'other.md#cellar',
    '#bottom',
    'away.md',
  ]);
});

test('leaves alone what resolves, addresses elsewhere, and code', () => {
  expect(
    broken(
      '# Top\n[a](other.md#the-first-room) [b](#top) [c](https://example.org/x) `[d](gone.md)`\n```\n[e](gone.md)\n```\n',
    ),
  ).toEqual([]);
});
