// Every class that the desk names has a rule, in its own sheet or in that of all visitors. The visitors' sheet is made without a look at the
// desk's files, so that a class that nobody else uses would be a word without a rule, and the page would only look a little wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles, root } from './lib/workspace.mjs';

const deskFolder = 'web/src/desk';

/** A class that is a rule itself, as `[filter:blur(28px)]`, wherever it stands between quotes. */
const spelledRule = /(?<=['"`\s])\[[a-z-]+:[^\]\s]+\](?=['"`\s])/g;

/**
 * The classes in the values of `className`, as words between quotes; what is only compared, or the value of a property, is none. A class that is a
 * rule itself counts wherever it is written.
 */
export function classesIn(text) {
  const found = new Set();
  for (const [, plain, expression] of text.matchAll(/\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)) {
    const chosen = (expression ?? '').replaceAll(/(?:[!=]==|\w:)\s*'[^']*'/g, '');
    const templates = Array.from(chosen.matchAll(/`([^`]*)`/g), ([, words]) => words.replaceAll(/\$\{[^}]*\}/g, ' '));
    const quoted = [...templates, ...Array.from(chosen.matchAll(/'([^']*)'/g), ([, words]) => words)];
    for (const words of [plain ?? '', ...quoted]) for (const word of words.split(/\s+/)) if (word) found.add(word);
  }
  for (const [name] of text.matchAll(spelledRule)) found.add(name);
  return [...found];
}

/** Answers one line for each class of these `{ file, text }` that no rule of `sheet` names. */
export function classesWithoutRule(texts, sheet) {
  const hasRule = (name) => {
    const selector = `.${name.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`;
    return new RegExp(String.raw`${RegExp.escape(selector)}(?![\w-])`).test(sheet);
  };
  return texts.flatMap(({ file, text }) =>
    classesIn(text)
      .filter((name) => !hasRule(name))
      .map((name) => `${file}: no rule for the class ${name}: write it in ${deskFolder}/desk.css`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = join(root, 'web', 'dist', 'assets');
  const sheets = readdirSync(built).filter((file) => file.endsWith('.css'));
  const sheet = [...sheets.map((file) => join(built, file)), join(root, deskFolder, 'desk.css')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const texts = listFiles([deskFolder])
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') }));
  const problems = classesWithoutRule(texts, sheet);
  for (const problem of problems) console.error(problem);
  const count = new Set(texts.flatMap(({ text }) => classesIn(text))).size;
  console.log(
    `${problems.length > 0 ? 'FAIL' : 'ok  '} classes of the desk              ${count}, ${problems.length} without a rule`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
