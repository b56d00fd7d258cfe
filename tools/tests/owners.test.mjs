import { expect, test } from 'vitest';
import { checkOwners, tablesIn } from '../owners.mjs';
import {
  plantedFile as file,
  plantedStore as fixture,
  plantedThefts,
  plantedWhole as whole,
} from '../fixtures/owners/planted.mjs';
import { readMap, withOwnerMap } from '../owner-map.mjs';

const { map } = whole;
const problemsOf = (changed) => checkOwners({ ...whole, ...changed }).problems;
const readsContent = { file: 'server/src/features/gallery/a.store.ts', text: "db.selectFrom('content');" };
const settled = (changed) => problemsOf({ texts: [readsContent], ...changed });

test('each planted fault of a store is found, and nothing else', () => {
  expect(plantedThefts.length).toBeGreaterThan(15);
  expect(problemsOf({}).toSorted()).toEqual(plantedThefts.toSorted());
});

test('tests, what they share, and migrations may write what they like', () => {
  for (const name of ['features/gallery/steals.test.ts', 'testing/steals.ts', 'db/migrations/steals.ts'])
    expect(settled({ texts: [readsContent, { file: `server/src/${name}`, text: fixture }] })).toEqual([]);
});

test('each table has one owner, and each owner is a folder', () => {
  expect(settled({})).toEqual([]);
  expect(settled({ tables: [...whole.tables, 'round'] })).toEqual(['owners.ts: round of types.ts has no owner']);
  expect(settled({ tables: whole.tables.filter((table) => table !== 'upload') })).toEqual([
    'owners.ts: upload is no table of types.ts',
  ]);
  const twice = { ...map, owners: [...map.owners, { slice: 'mail', tables: { upload: [] } }] };
  expect(settled({ map: twice })).toEqual(['owners.ts: upload stands twice']);
  expect(settled({ folders: whole.folders.filter((folder) => folder !== 'uploads') })).toEqual([
    'owners.ts: uploads owns tables and is no folder of the server',
  ]);
});

test('a file that writes what it is given is named, still names no foreign table, and is named no longer than that', () => {
  const trusting = { ...map, writersOfAnyTable: [{ file, reason: 'a test' }] };
  const restores = { file, text: "db.deleteFrom(table); db.deleteFrom('upload');" };
  expect(settled({ map: trusting, texts: [readsContent, restores] })).toEqual([
    `${file}: writes upload, which uploads owns: use a function of its index.ts`,
  ]);
  expect(settled({ map: trusting })).toEqual([`owners.ts: ${file} does not write any table that it is given`]);
});

test('a reader that reads no longer is found', () => {
  expect(settled({ texts: [] })).toEqual(['owners.ts: gallery does not read content any more']);
});

test('the tables are those of the interface Database', () => {
  expect(
    tablesIn(
      'export interface UserTable {\n  id: string;\n}\n\nexport interface Database {\n  user: UserTable;\n  a_b: ABTable;\n}\n',
    ),
  ).toEqual(['user', 'a_b']);
});

test('the map in ARCHITECTURE.md is the one that is written, and an edited one is another', () => {
  const { text, written } = readMap();
  expect(text).toBe(written);
  const slices = ['accounts', 'mail', 'backup', 'demo'];
  const of = {
    owners: [
      { slice: 'mail', tables: { mailbox: [], mail_outbox: [] } },
      { slice: 'jobs', tables: { round: [] } },
    ],
    slices,
  };
  const [begin, end] = text.match(/<!-- Written .*? -->/g);
  const before = `# Title\n\n${begin}\n| by hand |\n${end}\n\nMore.\n`;
  const map = withOwnerMap(before, of);
  expect(map).toBe(
    `# Title\n\n${begin}\n\n| slice | its tables |\n|---|---|\n| mail | mailbox, mail_outbox |\n| jobs | round |\n| accounts, backup, demo | none |\n\n${end}\n\nMore.\n`,
  );
  expect(withOwnerMap(map, of)).toBe(map);
  for (const [words, others] of [
    ['| mail |', '| mails |'],
    ['mailbox, ', ''],
    [', demo', ''],
    ['|\n\n<!', '|\n<!'],
  ]) {
    expect(map).toContain(words);
    expect(withOwnerMap(map.replace(words, others), of)).toBe(map);
  }
  expect(() => withOwnerMap('# Title\n', of)).toThrow('no two markers');
});
