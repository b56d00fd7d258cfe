import { expect, it } from 'vitest';
import { parseText } from './parse-text.ts';

it('reads titles, headings, lists and paragraphs, and takes the rest as text [PEOPLE-14]', () => {
  expect(parseText('# Terms\r\n\r\nOne\ntwo <b>three</b>\n\n## Next\nBelow it\n\n- a\n- b\n\n#5 is no title')).toEqual([
    { kind: 'title', text: 'Terms' },
    { kind: 'paragraph', text: 'One two <b>three</b>' },
    { kind: 'heading', text: 'Next' },
    { kind: 'paragraph', text: 'Below it' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: '#5 is no title' },
  ]);
  expect(parseText(' \n ')).toEqual([]);
});
