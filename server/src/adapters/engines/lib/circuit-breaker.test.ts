import { expect, it } from 'vitest';
import type { EngineHealth } from '../../../ports/engine-health.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

function open() {
  let at = 0;
  const told: EngineHealth['state'][] = [];
  const breaker = createCircuitBreaker({
    failuresMax: 3,
    openMs: 1_000,
    now: () => at,
    random: () => 0.5,
    onChange: ({ state }) => told.push(state),
  });
  return { breaker, told, pass: (ms: number) => (at += ms) };
}

it('opens after a row of failures, lets one try through after a while, and closes when that went well', () => {
  const { breaker, told, pass } = open();
  breaker.failed('503');
  breaker.failed('503');
  breaker.succeeded();
  for (let count = 0; count < 3; count += 1) breaker.failed('503');
  expect(breaker.pauseMs()).toBe(1_250);
  pass(1_250);
  expect(breaker.pauseMs()).toBe(0);
  expect(breaker.pauseMs()).toBeGreaterThan(0);
  breaker.succeeded();
  expect(breaker.pauseMs()).toBe(0);
  expect(told).toEqual(['open', 'probing', 'closed']);
});

it('opens again at once when the try fails, and forgets a try that is never answered', () => {
  const { breaker, told, pass } = open();
  for (let count = 0; count < 3; count += 1) breaker.failed('timeout');
  pass(1_250);
  breaker.pauseMs();
  breaker.failed('timeout');
  expect(breaker.pauseMs()).toBe(1_250);
  pass(1_250);
  expect(breaker.pauseMs()).toBe(0);
  pass(4_000);
  expect(breaker.pauseMs()).toBe(0);
  expect(told).toEqual(['open', 'probing', 'open', 'probing']);
  expect(breaker.health).toMatchObject({ failures: 4, reason: 'timeout' });
});
