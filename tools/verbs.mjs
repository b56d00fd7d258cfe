// A verb has one shape, `(ctx, input)`, and only a route knows the wire. A verb file is a file of server/src/features/ or
// server/src/stand-ins/ whose name has no suffix, other than `index.ts` and `present-*.ts`. A verb is a function that such a file exports
// and that is given a context or a part of one: the database, a transaction, the clock, ids, a port. What computes from values alone is
// none, and takes whatever it likes.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { listFiles, root } from './lib/workspace.mjs';

const slices = /^server\/src\/(?:features|stand-ins)\//;
const verbFile = /^server\/src\/(?:features|stand-ins)\/(?:[\w-]+\/)+(?!index\.ts$|present-)[\w-]+\.ts$/;

/** Types of what a context carries. Whoever is given one of them by itself gets a context instead. */
const database = ['Db', 'Tx', 'InTx', 'Signals', 'JobQueue', 'EventStreams'];
const chance = ['Clock', 'Ids'];
const stores = ['ObjectStore', 'WorkFiles', 'ImageReader'];
const vendors = ['Mailer', 'PaymentProvider', 'IdentityProvider', 'ImageEngine', 'VideoEngine'];
export const carriedTypes = [...database, ...chance, ...stores, ...vendors];
const carried = new RegExp(String.raw`^(?:${carriedTypes.join('|')}|\w*Context)$`);

/** Types of the wire, and the files that may name them. */
const wireTypes = [
  { pattern: /\b(?:BodyOf|QueryOf)\b/, allowed: /\.(?:routes|test)\.ts$/, where: '*.routes.ts' },
  {
    pattern: /\bReplyOf\b/,
    allowed: /\.(?:routes|test)\.ts$|\/present-[\w-]+\.ts$/,
    where: '*.routes.ts and present-*.ts',
  },
];

/** Answers the number of verbs in these `{ file, text }` and one line for each that has another shape or knows the wire. */
export function checkVerbs(texts) {
  let verbs = 0;
  const problems = texts
    .filter(({ file }) => slices.test(file))
    .flatMap(({ file, text }) => {
      const wire = wireTypes
        .filter(({ pattern, allowed }) => pattern.test(text) && !allowed.test(file))
        .map(({ pattern, where }) => `${file}: ${pattern.exec(text)[0]} belongs to ${where}`);
      const functions = functionsOf(text);
      const mixed = functions
        .filter(takesBoth)
        .map(({ name }) => `${file}: ${name} takes a transaction beside its context`);
      const exported = verbFile.test(file) ? functions.filter((each) => each.isExported && isGivenContext(each)) : [];
      verbs += exported.length;
      const shapes = exported
        .filter((each) => !hasShape(each))
        .map(
          ({ name, params }) =>
            `${file}: ${name} takes (${params.map((param) => param.name).join(', ')}) and not (ctx, input)`,
        );
      return [...wire, ...mixed, ...shapes];
    });
  return { verbs, problems };
}

const isGivenContext = ({ params }) => params.some(isOfContext);
const isOfContext = ({ name, types }) => name === 'ctx' || types.some((type) => carried.test(type));
const hasShape = ({ params: [ctx, input, ...more] }) =>
  ctx.name === 'ctx' && more.length === 0 && (input === undefined || !isOfContext(input));
const takesBoth = ({ params }) =>
  params.some(({ name }) => name === 'ctx') && params.some(({ types }) => types[0] === 'Tx');

/** The functions of a module with the names of their parameters and of all types that these name. */
function functionsOf(text) {
  const { body } = parseSync(text, { syntax: 'typescript', target: 'es2022' });
  return body.flatMap((item) => {
    const isExported = item.type === 'ExportDeclaration';
    const declared = isExported ? item.declaration : item;
    if (declared.type === 'FunctionDeclaration')
      return [{ name: declared.identifier.value, isExported, params: declared.params.map(({ pat }) => describe(pat)) }];
    if (declared.type !== 'VariableDeclaration') return [];
    return declared.declarations
      .filter(({ init }) => init?.type === 'ArrowFunctionExpression')
      .map(({ id, init }) => ({ name: id.value, isExported, params: init.params.map(describe) }));
  });
}

function describe(pattern) {
  const inner = pattern.type === 'AssignmentPattern' ? pattern.left : pattern;
  const name = inner.type === 'Identifier' ? inner.value : '{…}';
  return { name, types: typeNames(inner.typeAnnotation) };
}

function typeNames(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(typeNames);
  const own = node.type === 'TsTypeReference' && node.typeName.type === 'Identifier' ? [node.typeName.value] : [];
  return [...own, ...Object.values(node).flatMap(typeNames)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = listFiles(['server/src/features', 'server/src/stand-ins'])
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ file: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }));
  const { verbs, problems } = checkVerbs(texts);
  if (verbs === 0) problems.push('no verb was found');
  for (const problem of problems) console.log(problem);
  console.log(`${verbs} verbs, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
