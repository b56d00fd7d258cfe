import { expect, test } from 'vitest';
import { checkWebTexts, rules, rulesThatMiss } from '../web-texts.mjs';

const problemsOf = (text, file) => checkWebTexts([{ file, text }]);

test('every rule finds what is planted for it', () => {
  expect(rulesThatMiss()).toEqual([]);
  for (const { planted } of rules)
    expect(['a.tsx', 'a.css'].flatMap((name) => problemsOf(`\n${planted}\n`, `web/src/${name}`))).not.toEqual([]);
});

test.each([
  'const listeners = new Set<() => void>();',
  'const listeners = new Set<(text: string) => void>();',
  'const listeners = new Set<LossListener>();',
])('%s is found in the app, and nowhere else', (text) => {
  expect(problemsOf(`\n${text}`, 'web/src/lib/theme.ts')).toEqual([
    `web/src/lib/theme.ts:2: ${text.slice('const listeners = '.length, -3)}: listeners are kept by lib/create-store.ts`,
  ]);
  for (const file of [
    'web/src/lib/create-store.ts',
    'web/src/testing/end-of-list.ts',
    'web/src/a.test.ts',
    'server/a.ts',
  ])
    expect(problemsOf(text, file)).toEqual([]);
});

test.each(['.a::before { content: attr(title); }', '<span data-drawn={count} />'])('%s is found', (text) => {
  for (const file of ['web/src/styles/base.css', 'web/src/ui/profile-picture.tsx'])
    expect(problemsOf(text, file)).toEqual([expect.stringContaining('text is text')]);
});

test('a set of anything else is left alone', () => {
  expect(problemsOf('const asked = new Set<string>(); new Set<Content>([]);', 'web/src/a.ts')).toEqual([]);
});
