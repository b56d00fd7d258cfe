import { expect, test } from 'vitest';
import { classesIn, classesWithoutRule } from '../desk-classes.mjs';

test.each([
  ['<p className="desk-note mt-2" />', ['desk-note', 'mt-2']],
  ["<p className={`desk-note ${state === 'refused' ? 'desk-late' : ''}`} />", ['desk-note', 'desk-late']],
  ["<p className={isLate ? 'desk-late' : undefined} />", ['desk-late']],
  ["<a className={buttonClass({ tone: 'line' })} />", []],
  ['<p className={cx(\'a\', { b: isB })} title="mt-2" />', ['a']],
  ["const blur = isClear ? '' : '[filter:blur(28px)]';", ['[filter:blur(28px)]']],
])('%s names its classes', (text, names) => {
  expect(classesIn(text).toSorted()).toEqual(names.toSorted());
});

test('a class without a rule is named, with its file', () => {
  const text = '<p className="max-w-[240px] w-1/2 desk-note my-4" />';
  const sheet = String.raw`.desk-note{color:red}.w-1\/2{width:50%}.max-w-\[240px\]{max-width:240px}.my-40{margin:1px}`;
  expect(classesWithoutRule([{ file: 'web/src/desk/books.tsx', text }], sheet)).toEqual([
    'web/src/desk/books.tsx: no rule for the class my-4: write it in web/src/desk/desk.css',
  ]);
});
