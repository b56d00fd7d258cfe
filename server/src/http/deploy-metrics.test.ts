import { existsSync, readFileSync } from 'node:fs';
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

it.each([
  'loomlight_queue_oldest_seconds',
  'loomlight_signals_connected',
  'loomlight_event_streams',
  'loomlight_replica_lag_seconds',
  'loomlight_ledger_violations',
])('draws %s and has an alarm for it [SCALE-55]', (metric) => {
  for (const name of ['grafana-dashboard.json', 'prometheus-alerts.yaml']) {
    const text = readFileSync(join(import.meta.dirname, '../../../deploy', name), 'utf8');
    expect([name, new RegExp(`"?expr"?: .*${metric}`).test(text)]).toEqual([name, true]);
  }
});

it('rings when the oldest has waited for a minute, and names a page that says what to do [SCALE-55]', () => {
  const folder = join(import.meta.dirname, '../../..');
  const text = readFileSync(join(folder, 'deploy/prometheus-alerts.yaml'), 'utf8');
  expect(text).toContain('expr: max by (content) (loomlight_queue_oldest_seconds) > 60');
  const pages = text.match(/docs\/runbooks\/[a-z-]+\.md/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !existsSync(join(folder, page)))).toEqual([]);
});
