// What no source of the web app may say, since there is one place or one way for it. Each rule carries a fault that it has to find.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles, root } from './lib/workspace.mjs';

/** Tests may say what the app may not: they watch and stand in. */
const tests = /\.(test|suite)\.tsx?$|^web\/src\/testing\//;

export const rules = [
  {
    name: 'listeners are kept by lib/create-store.ts',
    files: /^web\/src\/.+\.tsx?$/,
    but: /^web\/src\/lib\/create-store\.ts$/,
    pattern: /new Set<(?:\w*Listener|\([^)]*\) => \w+)>/g,
    planted: 'const listeners = new Set<() => void>();',
  },
  {
    name: 'text is text: a style sheet draws none, and what is for the eye alone is aria-hidden',
    files: /^web\/src\/.+\.(tsx?|css)$/,
    pattern: /\battr\(|\bdata-drawn\b/g,
    planted: '[data-drawn]::before { content: attr(data-drawn); }',
  },
  {
    name: 'a content in the cache is written by api/content-cache.ts',
    files: /^web\/src\/.+\.tsx?$/,
    but: /^web\/src\/api\/content-cache\.ts$/,
    pattern:
      /setQuer(?:y|ies)Data(?:<[^>]*>)?\(\s*(?:\{ queryKey: )?(?:keys\.(?:content|publicContents?)|\w*[cC]ontentQuery)\b/g,
    planted: "queryClient.setQueryData(keys.content('image', id), begun);",
  },
];

/** Answers one line for each place in these `{ file, text }` that breaks a rule. */
export function checkWebTexts(texts) {
  return texts.flatMap(({ file, text }) =>
    rules
      .filter(({ files, but }) => files.test(file) && !but?.test(file) && !tests.test(file))
      .flatMap(({ name, pattern }) =>
        [...text.matchAll(pattern)].map(
          ({ 0: words, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${words}: ${name}`,
        ),
      ),
  );
}

/** A rule that no longer finds what is planted for it would be green for ever. */
export function rulesThatMiss() {
  return rules
    .filter(({ pattern, planted }) => !planted.match(pattern))
    .map(({ name }) => `nothing is found by: ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = listFiles(['web/src'])
    .map((path) => ({ path, file: relative(root, path).replaceAll(sep, '/') }))
    .filter(({ file }) => /\.(tsx?|css)$/.test(file))
    .map(({ path, file }) => ({ file, text: readFileSync(path, 'utf8') }));
  const missed = rulesThatMiss();
  const problems = [...checkWebTexts(texts), ...missed];
  for (const problem of problems) console.log(problem);
  console.log(
    `${texts.length} sources, ${rules.length - missed.length} planted faults found, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
