import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

it('makes links of what leads to the web, to mail or to this site, and of nothing else [DESK-60]', () => {
  expect(splitLinks('See [us](https://a.test/b) or [write](mailto:a@b.test), [help](/help).')).toEqual([
    'See ',
    { words: 'us', to: 'https://a.test/b' },
    ' or ',
    { words: 'write', to: 'mailto:a@b.test' },
    ', ',
    { words: 'help', to: '/help' },
    '.',
  ]);
  for (const text of ['[x](javascript:alert(1))', '[x](//evil.test)', '[x](data:text/html,1)', 'plain', ''])
    expect(splitLinks(text).filter((run) => typeof run !== 'string')).toEqual([]);
});
