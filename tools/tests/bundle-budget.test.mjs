import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgetKb, weighBundle } from '../bundle-budget.mjs';
import { aFolder } from './a-folder.mjs';

/** A built app whose files do not shrink: `sizes` in kB by file name. */
function aBuild(manifest, sizes) {
  const folder = aFolder();
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [file, kb] of Object.entries(sizes)) writeFileSync(join(folder, file), randomBytes(kb * 1000));
  return folder;
}

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/pages/home-page.tsx': {
    file: 'home.js',
    name: 'home-page',
    isDynamicEntry: true,
    imports: ['_shared.js', '_grid.js'],
  },
  'src/pages/credits-page.tsx': {
    file: 'credits.js',
    name: 'credits-page',
    isDynamicEntry: true,
    imports: ['index.html'],
  },
  '_grid.js': { file: 'grid.js', css: ['grid.css'] },
};
const sizes = {
  'main.js': 60,
  'shared.js': 40,
  'home.js': 20,
  'grid.js': 10,
  'credits.js': 100,
  'main.css': 9,
  'grid.css': 6,
  'index.html': 2,
};

test('a first load is the entry and the route with all they import, counted once', () => {
  const lines = weighBundle(aBuild(manifest, sizes)).map(({ what, sizeKb, limitKb }) => [
    what,
    Math.round(sizeKb),
    limitKb,
  ]);
  expect(lines).toEqual([
    ['script of credits-page', 200, budgetKb.routeScript],
    ['home script (home-page)', 130, budgetKb.homeScript],
    ['all script', 230, budgetKb.allScript],
    ['all style', 15, budgetKb.style],
    ['html', 2, budgetKb.html],
  ]);
});

test('a home page inside the entry is weighed as the entry', () => {
  const folder = aBuild({ 'index.html': { file: 'main.js', isEntry: true } }, { 'main.js': 170, 'index.html': 1 });
  expect(weighBundle(folder)[0]).toMatchObject({ what: 'home script (entry)', limitKb: budgetKb.homeScript });
});

test('what the build has compressed is weighed as it is sent', () => {
  const folder = aBuild(
    { 'index.html': { file: 'main.js', isEntry: true } },
    { 'main.js': 170, 'main.js.br': 50, 'index.html': 1 },
  );
  expect(Math.round(weighBundle(folder)[0].sizeKb)).toBe(50);
});

test('what only the desk loads is weighed by itself, and is no part of all script [DESK-38]', () => {
  const withDesk = {
    ...manifest,
    'src/desk/index.ts': {
      file: 'desk.js',
      name: 'desk',
      isDynamicEntry: true,
      imports: ['index.html', '_grid.js', '_acts.js'],
    },
    '_acts.js': { file: 'acts.js' },
  };
  const lines = weighBundle(aBuild(withDesk, { ...sizes, 'desk.js': 30, 'acts.js': 12 }));
  const found = (name) => lines.find(({ what }) => what === name);
  expect([found('desk script').sizeKb, found('all script').sizeKb].map(Math.round)).toEqual([42, 230]);
  expect(found('desk script').limitKb).toBe(budgetKb.deskScript);
});

test('the reader of files is weighed by itself, as it is sent', () => {
  const folder = aBuild(manifest, sizes);
  mkdirSync(join(folder, 'assets'));
  for (const [file, kb] of [
    ['manifest-worker-abc.js', 30],
    ['manifest-worker-abc.js.br', 10],
    ['c2pa_bg-abc.wasm', 80],
    ['c2pa_bg-abc.wasm.br', 20],
  ])
    writeFileSync(join(folder, 'assets', file), randomBytes(kb * 1000));
  const lines = weighBundle(folder).filter(({ what }) => what.startsWith('reader'));
  expect(lines).toEqual([
    { what: 'reader script', sizeKb: 10, limitKb: budgetKb.readerScript },
    { what: 'reader', sizeKb: 20, limitKb: budgetKb.reader },
  ]);
});
