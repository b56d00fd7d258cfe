import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.rules.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@loomlight.test', 'ada@loomlight.test'],
    ['ada+one@loomlight.test', 'ada@loomlight.test'],
    ['ada+one+two@loomlight.test', 'ada@loomlight.test'],
    ['a.d.a+x@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['a-d_a.b@pm.me', 'adab@proton.me'],
    ['ada@me.com', 'ada@icloud.com'],
  ])('of %s is %s [GROUND-10]', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it.each([
    ['ada+x@outlook.com', 'ada@outlook.com'],
    ['ada+x@fastmail.com', 'ada@fastmail.com'],
    ['shop@ada.fastmail.com', 'ada@fastmail.com'],
    ['shop+x@ada.fastmail.fm', 'ada@fastmail.fm'],
    ['ada@gmail.com.', 'ada@gmail.com'],
    ['a.da+x@gmail.com.', 'ada@gmail.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada+x@gmail.com。', 'ada@gmail.com'],
  ])('of %s is %s, in whatever way its host is written [BOOKS-15]', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it.each([
    ['a.da@loomlight.test', 'ada@loomlight.test'],
    ['a-da@gmail.com', 'ada@gmail.com'],
    ['+ada@loomlight.test', '+bob@loomlight.test'],
    ['ada@mail.gmail.com', 'ada@gmail.com'],
  ])('tells %s from %s [GROUND-10]', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });
});
