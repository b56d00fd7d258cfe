import { describe, expect, it } from 'vitest';
import { emailKey } from './accounts.rules.ts';
import { isListedDomain, readDomains } from './disposable-domains.rules.ts';

const listOf = (text: string): ReadonlySet<string> => {
  const list = readDomains(text);
  return list.kind === 'domains' ? list.domains : expect.unreachable(list.why);
};
const isListed = (text: string, email: string): boolean => isListedDomain(listOf(text), emailKey(email));

describe('a domain in the list', () => {
  it.each([
    ['mailbin.test', 'a@mailbin.test'],
    ['mailbin.test', 'a@x.mailbin.test'],
    ['mailbin.test', 'a@y.x.mailbin.test'],
    ['mailbin.test', 'A@MailBin.TEST'],
    ['MAILBIN.test', 'a@mailbin.test'],
    ['mailbin.test', 'a@mailbin.test.'],
    ['mailbin.test.', 'a@mailbin.test'],
    ['mailbin.test', 'a@mailbin。test'],
    ['mailbin.test', 'a@mailbin.test。'],
    ['mailbin.test', 'a@ｍailbin.test'],
    ['bücher.example', 'a@xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'a@BÜCHER.example'],
    ['XN--BCHER-KVA.example', 'a@post.bücher.example'],
    ['zz', 'a@mailbin.zz'],
    ['mail_bin.test', 'a@mail_bin.test'],
  ])('%s is that of %s [DESK-137]', (domain, email) => {
    expect(isListed(domain, email)).toBe(true);
  });

  it.each([
    ['mailbin.test', 'a@notmailbin.test'],
    ['mailbin.test', 'a@mailbin.test.example'],
    ['mailbin.test', 'mailbin.test@loomlight.test'],
    ['mailbin.test', 'a@test'],
    ['x.mailbin.test', 'a@mailbin.test'],
    ['bin.test', 'a@mail-bin.test'],
    ['bücher.example', 'a@bucher.example'],
  ])('%s is not that of %s [DESK-137]', (domain, email) => {
    expect(isListed(domain, email)).toBe(false);
  });
});

describe('a list of domains', () => {
  it('may have comments, empty lines, and what other machines end a line with [DESK-137]', () => {
    const text = '# Hosts\r\n\r\n  mailbin.test  # since May\r\n\t\n#x.test\nother.test';
    expect([...listOf(text)]).toEqual(['mailbin.test', 'other.test']);
    expect([...listOf('')]).toEqual([]);
    expect([...listOf('one.test\none.test\nOne.test\n')]).toEqual(['one.test']);
  });

  it.each([
    ['an address', 'ada@mailbin.test'],
    ['no name before the @', '@mailbin.test'],
    ['a star', '*.mailbin.test'],
    ['a dot before it', '.mailbin.test'],
    ['two dots', 'mailbin..test'],
    ['two words', 'mail bin.test'],
    ['a web address', 'https://mailbin.test/'],
    ['a port', 'mailbin.test:25'],
    ['a path', 'mailbin.test/x'],
    ['an escape', '%6dailbin.test'],
    ['two with a comma', 'mailbin.test,other.test'],
    ['a page', '<html>'],
    ['a byte that is no text', '\u0000'],
    ['what was no UTF-8', '\uFFFD.test'],
    ['a name that is too long', `${'a.'.repeat(127)}test`],
    ['a line without an end', 'a'.repeat(1_000_000)],
  ])('is refused for %s, by the number of the line and without its words [DESK-137]', (_what, line) => {
    expect(readDomains(`one.test\n${line}\n`)).toEqual({
      kind: 'refused',
      why: 'has no domain such as mailbin.test in its line 2',
    });
  });

  it('has 200,000 lines, and no more [DESK-137]', () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => `host${index}.test`);
    expect(listOf(`${lines.join('\n')}\n`).size).toBe(200_000);
    expect(readDomains([...lines, 'one.test'].join('\n'))).toEqual({
      kind: 'refused',
      why: 'has more than 200,000 lines',
    });
  });
});
