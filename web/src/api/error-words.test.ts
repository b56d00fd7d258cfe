import { networkMessages } from '@loomlight/contract';
import { describe, expect, it } from 'vitest';
import { errorFromAnswer, errorText, networkError, timeoutError, unreachableError } from './error-words.ts';

describe('the words of an error', () => {
  it('are the server’s own, message before error before detail before description [R-ERR-01]', () => {
    expect(errorFromAnswer(400, { message: 'a', error: 'b', detail: 'c', description: 'd' }).message).toBe('a');
    expect(errorFromAnswer(400, { error: 'b', detail: 'c', description: 'd' }).message).toBe('b');
    expect(errorFromAnswer(400, { message: '  ', detail: 'c', description: 'd' }).message).toBe('c');
    expect(errorFromAnswer(400, { message: { text: 'x' }, description: 'd' }).message).toBe('d');
  });

  it.each([
    [400, 'Invalid request. Please check your input and try again.'],
    [401, 'Invalid email or password. Please try again.'],
    [403, "Access denied. You don't have permission to perform this action."],
    [404, 'The requested resource was not found.'],
    [409, 'This account already exists. Please try signing in instead.'],
    [422, 'The information provided is invalid. Please check and try again.'],
    [429, 'Too many requests. Please wait a moment and try again.'],
    [500, 'Server error. Please try again later.'],
    [502, 'Service temporarily unavailable. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [504, 'Service temporarily unavailable. Please try again later.'],
    [418, 'An unexpected error occurred. Please try again.'],
  ])(
    'for status %i without a body are the table’s [R-ERR-01, R-ERR-02, R-ERR-03, R-ERR-04, R-ERR-05, R-ERR-06, R-ERR-07, R-ERR-08, R-ERR-09, R-ERR-10, R-ERR-11]',
    (status, words) => {
      expect(errorFromAnswer(status, '<html>').message).toBe(words);
      expect(errorFromAnswer(status, null).saidByServer).toBe(false);
    },
  );

  it('keep code and wrong fields', () => {
    const details = [{ path: 'email', message: 'Please enter a valid email' }, 'nonsense'];
    const error = errorFromAnswer(422, { code: 'invalid_field', details });
    expect(error.code).toBe('invalid_field');
    expect(error.details).toEqual([{ path: 'email', message: 'Please enter a valid email' }]);
  });

  it('are the network’s when nobody answered', () => {
    expect(timeoutError()).toMatchObject({ status: 408, message: networkMessages.timeout });
    expect(unreachableError()).toMatchObject({ status: 0, message: networkMessages.unreachable });
  });

  it('name what happened on the way: too slow, no connection, anything else [R-ERR-12, R-ERR-13, R-ERR-14]', () => {
    expect(timeoutError().message).toBe('Request timed out. Please check your connection and try again.');
    expect(unreachableError().message).toBe('Unable to connect to the server. Please check your internet connection.');
    expect(networkError().message).toBe('Network error. Please check your connection and try again.');
  });

  it('fall back for anything that is not ours', () => {
    expect(errorText(new TypeError('x'), 'Login failed. Please try again.')).toBe('Login failed. Please try again.');
    expect(errorText('x')).toBe(networkMessages.unexpected);
  });
});

describe('the sentence to show', () => {
  it('is the caller’s own where an answer says nothing itself, and never instead of what is known', () => {
    expect(errorText(errorFromAnswer(500, undefined), 'It did not work')).toBe('It did not work');
    expect(errorText(errorFromAnswer(500, { message: 'The press is broken' }), 'It did not work')).toBe(
      'The press is broken',
    );
    expect(errorText(timeoutError(), 'It did not work')).toBe(networkMessages.timeout);
    expect(errorText(new TypeError('x'), 'It did not work')).toBe('It did not work');
    expect(errorText(new TypeError('x'))).toBe(networkMessages.unexpected);
  });
});
