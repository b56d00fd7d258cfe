import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it.each(['grafana-dashboard.json', 'prometheus-alerts.yaml'])(
  'draws and watches in %s only what is measured [BOOKS-7]',
  async (name) => {
    await test.app.http.inject({ url: '/healthz' });
    const { body } = await test.app.http.inject({ url: '/metrics' });
    const measured = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, metric]) => metric));
    const text = readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8');
    const used = new Set(text.match(/loomlight_[a-z0-9_]+/g));
    expect(used.size).toBeGreaterThan(3);
    const base = (metric: string): string => metric.replace(/_(?:bucket|count|sum)$/, '');
    expect([...used].filter((metric) => !measured.has(metric) && !measured.has(base(metric)))).toEqual([]);
  },
);
