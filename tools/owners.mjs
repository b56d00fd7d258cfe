// Every table has one slice that writes it: server/src/db/owners.ts says which, and which other slices select from it. Whatever the
// sources of the server write or read is held against that map: calls of the query builder, and the texts of statements. Triggers and
// functions live in migrations and are none of this; tests, what they share, and benches may do as they like.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { owners, writersOfAnyTable } from '../server/src/db/owners.ts';
import { plantedThefts, plantedWhole } from './fixtures/owners/planted.mjs';
import { tryPlanted } from './lib/planted.mjs';
import { listFiles, root } from './lib/workspace.mjs';
import { readMap } from './owner-map.mjs';

const sources = 'server/src/';
const exempt = /\.test\.ts$|^server\/src\/(?:testing\/|db\/migrations\/)/;

const writingCalls = new Set(['insertInto', 'replaceInto', 'mergeInto', 'updateTable', 'deleteFrom']);
/** Functions of db/delete-batch.ts: they write the table that they are given by name. */
const batchCalls = new Set(['deleteBatch', 'deleteOfPerson']);
const readingCalls = new Set([
  'selectFrom',
  'from',
  'using',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
]);

/** Stands in the text of a statement where a value or another part of it is put in. */
const hole = '\u0000';
const writes = String.raw`\bINSERT\s+INTO|\bMERGE\s+INTO|\bDELETE\s+FROM|\bTRUNCATE(?:\s+TABLE)?|(?<!\b(?:FOR|KEY|DO|ON)\s+)\bUPDATE`;
const written = String.raw`(?:${writes})\s+(?:ONLY\s+)?(?:public\.)?"?(${hole}|\w+)`;
/** A comma may also stand before a column, but no column has the name of a table. */
const read = String.raw`(?:\b(?:FROM|JOIN|USING)|,)\s+(?:ONLY\s+)?(?:public\.)?"?(\w+)\b(?!"?\s*[.(])`;

/**
 * Answers the number of places that write a table, and one line for each fault. `map` is what owners.ts exports, `tables` the names that
 * types.ts has, `folders` those that may own, `texts` the sources as `{ file, text }`.
 */
export function checkOwners({ map, tables, folders, texts }) {
  const places = map.owners.flatMap(({ slice, tables: own }) =>
    Object.entries(own).map(([table, readers]) => ({ table, slice, readers })),
  );
  const ownerOf = new Map(places.map((place) => [place.table, place]));
  const modules = texts
    .filter(({ file }) => !exempt.test(file))
    .map(({ file, text }) => ({ file, slice: sliceOf(file), ...usesOf(text) }));
  const foreign = (slice, names) => names.filter((table) => (ownerOf.get(table)?.slice ?? slice) !== slice);
  const givenAny = (file) => map.writersOfAnyTable.some((each) => each.file === file);
  return {
    count: modules.flatMap(({ written }) => written.filter((table) => ownerOf.has(table))).length,
    problems: [
      ...faultsOfMap({ places, tables, folders }),
      ...modules.flatMap(({ file, slice, ...uses }) => [
        ...(givenAny(file) ? [] : uses.variables).map(
          (call) => `${file}: ${call} writes a table that it does not name`,
        ),
        ...foreign(slice, uses.written).map(
          (table) => `${file}: writes ${table}, which ${ownerOf.get(table).slice} owns: use a function of its index.ts`,
        ),
        ...foreign(slice, uses.read)
          .filter((table) => !uses.written.includes(table) && !ownerOf.get(table).readers.includes(slice))
          .map(
            (table) =>
              `${file}: reads ${table} of ${ownerOf.get(table).slice}, and is not among its readers in owners.ts`,
          ),
      ]),
      ...leftOver({ map, places, modules }),
    ],
  };
}

function faultsOfMap({ places, tables, folders }) {
  const names = places.map(({ table }) => table);
  return [
    ...unique(places.map(({ slice }) => slice))
      .filter((slice) => !folders.includes(slice))
      .map((slice) => `owners.ts: ${slice} owns tables and is no folder of the server`),
    ...unique(names.filter((table, index) => names.indexOf(table) !== index)).map(
      (table) => `owners.ts: ${table} stands twice`,
    ),
    ...names.filter((table) => !tables.includes(table)).map((table) => `owners.ts: ${table} is no table of types.ts`),
    ...tables.filter((table) => !names.includes(table)).map((table) => `owners.ts: ${table} of types.ts has no owner`),
  ];
}

/** What the map allows and nobody needs any more. */
function leftOver({ map, places, modules }) {
  const idle = map.writersOfAnyTable.filter(
    ({ file }) => !modules.some((each) => each.file === file && each.variables.length > 0),
  );
  const reads = (slice, table) => modules.some((each) => each.slice === slice && each.read.includes(table));
  return [
    ...idle.map(({ file }) => `owners.ts: ${file} does not write any table that it is given`),
    ...places.flatMap(({ table, readers }) =>
      readers
        .filter((reader) => !reads(reader, table))
        .map((reader) => `owners.ts: ${reader} does not read ${table} any more`),
    ),
  ];
}

/** The slice that a file belongs to; outside of the features and the stand-ins the folder below the sources, or the file itself. */
function sliceOf(file) {
  const [first, second] = file.slice(sources.length).split('/');
  return first === 'features' || first === 'stand-ins' ? second : first;
}

/** The tables that a module writes and reads by name, and what it writes without one. */
function usesOf(text) {
  /** @type {{ written: string[], read: string[], variables: string[] }} */
  const uses = { written: [], read: [], variables: [] };
  visit(parseSync(text, { syntax: 'typescript', target: 'es2022' }), uses);
  return { written: unique(uses.written), read: unique(uses.read), variables: uses.variables };
}

const unique = (names) => [...new Set(names)];

function visit(node, uses) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((each) => visit(each, uses));
  if (node.type === 'CallExpression') addCall(node, uses);
  if (node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.value === 'sql') {
    addStatement(textOf(node.template), 'gi', uses);
    return visit(node.template.expressions, uses);
  }
  // What is handed to the driver as it is: in capitals, or sentences would be taken for statements.
  if (node.type === 'TemplateLiteral') addStatement(textOf(node), 'g', uses);
  if (node.type === 'StringLiteral') addStatement(node.value, 'g', uses);
  Object.values(node).forEach((each) => visit(each, uses));
}

function addCall({ callee, arguments: given }, uses) {
  const isMethod = callee.type === 'MemberExpression';
  const name = isMethod ? callee.property.value : callee.value;
  const [first, second] = given.map(({ expression }) => expression);
  if (batchCalls.has(name)) {
    const table = second?.properties?.find(({ key }) => key?.value === 'table')?.value;
    if (table?.type === 'StringLiteral') uses.written.push(table.value);
    else uses.variables.push(name);
  }
  if (!first) return;
  const tables = (first.type === 'ArrayExpression' ? first.elements.map((each) => each.expression) : [first])
    .filter((each) => each.type === 'StringLiteral')
    .map((each) => each.value.split(' ')[0]);
  if (writingCalls.has(name) && tables.length > 0) uses.written.push(...tables);
  else if (writingCalls.has(name) && isMethod) uses.variables.push(name);
  if (readingCalls.has(name)) uses.read.push(...tables);
}

function addStatement(text, flags, uses) {
  const bare = text.replace(/--.*$|\/\*[^]*?\*\//gm, '').replace(/'(?:[^']|'')*'/g, "''");
  for (const [place, table] of bare.matchAll(new RegExp(written, flags)))
    if (table === hole) uses.variables.push(place.slice(0, -1).trim());
    else uses.written.push(table);
  for (const [, table] of bare.matchAll(new RegExp(read, flags))) uses.read.push(table);
}

const textOf = (template) => template.quasis.map((quasi) => quasi.cooked ?? quasi.raw).join(hole);

/** The names of the tables and views in types.ts. */
export function tablesIn(types) {
  const [, body = ''] = /export interface Database \{([^}]*)\}/.exec(types) ?? [];
  return Array.from(body.matchAll(/^ {2}(\w+):/gm), ([, table]) => table);
}

/** Tries the check on the store that is planted for it. */
export function tryOwners() {
  const { problems } = checkOwners(plantedWhole);
  return tryPlanted(plantedThefts, (theft) => problems.includes(theft));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tables = tablesIn(readFileSync(join(root, sources, 'db/types.ts'), 'utf8'));
  const texts = listFiles(['server/src'])
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ file: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }));
  const isFolder = (slice) =>
    ['features/', 'stand-ins/', ''].some((above) => existsSync(join(root, sources, above, slice)));
  const folders = owners.map(({ slice }) => slice).filter(isFolder);
  const { count, problems } = checkOwners({ map: { owners, writersOfAnyTable }, tables, folders, texts });
  if (tables.length === 0 || count === 0) problems.push('no table was found, or none that is written');
  const map = readMap();
  if (map.text !== map.written) problems.push('ARCHITECTURE.md: its owners are not those of owners.ts: npm run format');
  const { found, missed } = tryOwners();
  problems.push(...missed);
  for (const problem of problems) console.log(problem);
  console.log(
    `${tables.length} tables, written in ${count} places, ${found} planted faults found, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
