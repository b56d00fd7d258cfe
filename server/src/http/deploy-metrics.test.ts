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

/** What the rules of the file say, one after the other. */
function readRules() {
  const text = readFileSync(join(import.meta.dirname, '../../../deploy/prometheus-alerts.yaml'), 'utf8');
  return text
    .split('- alert: ')
    .slice(1)
    .map((rule) => ({
      name: /^\w+/.exec(rule)?.[0] ?? '',
      expression: /^ +expr: (.+)$/m.exec(rule)?.[1] ?? '',
      severity: /severity: (\w+)/.exec(rule)?.[1] ?? '',
      summary: /^ +summary: (.+)$/m.exec(rule)?.[1] ?? '',
    }));
}

it('has rules that each ring for what an answer of /metrics knows, with the labels that it has [DESK-123]', async () => {
  const { body } = await test.app.http.inject({ url: '/metrics' });
  const kinds = new Map([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]));
  const rules = readRules();
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const { name, expression, severity, summary } of rules) {
    expect([name, ['page', 'ticket'].includes(severity), summary.length > 20]).toEqual([name, true, true]);
    const used = [...expression.matchAll(/(loomlight_\w+)(?:\{(\w+)[^}]*\})?(\[)?/g)];
    expect([name, used.length > 0]).toEqual([name, true]);
    for (const [, metric = '', , range] of used) {
      const base = metric.replace(/_(?:bucket|count|sum)$/, '');
      const kind = kinds.get(metric) ?? kinds.get(base);
      expect([name, metric, kind]).toEqual([name, metric, expect.stringMatching(/^(?:gauge|counter|histogram)$/)]);
      // What is asked for how much it grew has to be something that only grows.
      if (range) expect([name, metric, kind]).not.toEqual([name, metric, 'gauge']);
    }
  }
  const of = (severity: string) => rules.filter((rule) => rule.severity === severity).map(({ name }) => name);
  expect(of('page')).toEqual(expect.arrayContaining(['ReportOverdue', 'LedgerBroken']));
  const tickets = ['ReportLastQuarter', 'DisputeDue', 'PaymentsDoNotFit', 'CardTesting', 'ClassifierAway', 'BackupOld'];
  expect(of('ticket')).toEqual(expect.arrayContaining([...tickets, 'MailsGivenUp']));
});

it('names every rule and everything that the desk is measured by in the handbook [DESK-123]', async () => {
  const handbook = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const { body } = await test.app.http.inject({ url: '/metrics' });
  const measured = [...body.matchAll(/^# TYPE (loomlight_\S+)/gm)].map(([, name = '']) => name);
  const ofTheDesk =
    /_(?:reports?|appeals|decisions|reviews|approvals|disputes?|refunds|card|credits|mails|backup|bonus|desk)_|_payment_events_/;
  const names = measured.filter((name) => ofTheDesk.test(name));
  expect(names.length).toBeGreaterThan(15);
  expect([...names, ...readRules().map(({ name }) => name)].filter((name) => !handbook.includes(name))).toEqual([]);
});

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
