import { describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { knownDevice, knownDeviceS, rememberDevice } from './known-device.rules.ts';

const secret = 'the secret of every test, long enough';
const [ada, bob] = [systemIds.uuid(), systemIds.uuid()];
const now = new Date('2026-05-01T12:00:00Z');
const remember = (given: string | undefined, userId: string) =>
  rememberDevice(given, { secret, userId, now, newId: () => systemIds.requestId() });
const known = (given: string | undefined, userId: string, at = now) => knownDevice(given, { secret, userId, now: at });

describe('a known device', () => {
  it('is known to the account that signed in with it, and to no other [GROUND-12]', () => {
    const cookie = remember(undefined, ada);
    expect(known(cookie, ada)).toBeTypeOf('string');
    expect(known(cookie, bob)).toBeUndefined();
    expect(known(undefined, ada)).toBeUndefined();
  });

  it('keeps its id at the next sign-in, and is known to everybody who shares it [GROUND-12]', () => {
    const first = remember(undefined, ada);
    const shared = remember(first, bob);
    expect(known(shared, ada)).toBe(known(first, ada));
    expect(known(shared, bob)).toBeTypeOf('string');
    expect(known(shared, bob)).not.toBe(known(shared, ada));
    expect(known(remember(shared, ada), ada)).toBe(known(first, ada));
  });

  it('is forgotten half a year after the last sign-in, and never grows past a few accounts [GROUND-12]', () => {
    const cookie = remember(undefined, ada);
    const end = new Date(now.getTime() + knownDeviceS * 1000);
    expect(known(cookie, ada, new Date(end.getTime() - 1000))).toBeTypeOf('string');
    expect(known(cookie, ada, end)).toBeUndefined();
    let shared = cookie;
    for (let account = 0; account < 20; account += 1) shared = remember(shared, systemIds.uuid());
    expect(shared.split('~')).toHaveLength(6);
    expect(shared.length).toBeLessThan(600);
  });

  it('is not to be forged, prolonged or moved to another account [GROUND-12]', () => {
    const cookie = remember(undefined, ada);
    const [endS, id, signature] = cookie.split('.');
    for (const forged of [
      `${Number(endS) + 1}.${id}.${signature}`,
      `${endS}.${systemIds.uuid()}.${signature}`,
      `${endS}.${id}.${signature?.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `0${endS}.${id}.${signature}~`,
      '',
      '~~~~~',
      'a.b.c',
    ])
      expect([forged, known(forged, forged.startsWith('0') ? bob : ada)]).toEqual([forged, undefined]);
    expect(knownDevice(cookie, { secret: 'another secret of a test, long enough', userId: ada, now })).toBeUndefined();
  });

  it('says nothing about anybody [GROUND-12]', () => {
    expect(remember(undefined, ada)).not.toContain(ada.slice(0, 8));
  });
});
