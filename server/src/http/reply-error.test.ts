import { expect, it } from 'vitest';
import { serializeError } from './logger.ts';
import { translate } from './reply-error.ts';

const failure = (code: string, message = 'something') => Object.assign(new Error(message), { code });

it.each([
  failure('ECONNREFUSED'),
  failure('ENOTFOUND'),
  failure('08006'),
  failure('53100', 'could not extend file: No space left on device'),
  failure('53300'),
  failure('57014', 'canceling statement due to statement timeout'),
  failure('57P03'),
  failure('40001', 'could not serialize access'),
  failure('40P01', 'deadlock detected'),
  failure('25006', 'cannot execute INSERT in a read-only transaction'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
])('tells a database that is away or busy as 503 with a time to wait: %s [SCALE-14]', (error) => {
  const known = translate(error);
  expect([known.code, known.status, known.retryAfterS]).toEqual(['unavailable', 503, 2]);
});

it.each([failure('23505'), failure('22021'), failure('42601'), failure('570145'), new Error('no'), 'thrown text'])(
  'tells everything else that nobody foresaw as 500 without a word of it: %s',
  (error) => {
    expect(translate(error)).toMatchObject({ status: 500, message: 'Server error. Please try again later.' });
  },
);

it('logs what is shaped like an error, and no value of a row', () => {
  expect(serializeError({ message: 'queue away', stack: 'at queue', detail: 'Key (email)=(a@b.cd)' })).toEqual({
    message: 'queue away',
    stack: 'at queue',
  });
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.cd)' });
  expect(JSON.stringify(serializeError(new Error('taken', { cause })))).not.toContain('a@b.cd');
  expect(serializeError('text')).toEqual({ message: 'text' });
});
