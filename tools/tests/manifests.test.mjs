import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { buildKustomization } from '../lib/kustomize.mjs';
import { root } from '../lib/workspace.mjs';
import { findManifestProblems } from '../manifests.mjs';
import { aFolder } from './a-folder.mjs';

const manifests = join(root, 'deploy/kubernetes');

/** The problems of the manifests after one change of one file. */
async function problemsAfter(file, from, to) {
  const folder = aFolder();
  cpSync(manifests, folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return findManifestProblems(folder);
}

const lineOf = (file, text) => readFileSync(join(manifests, file), 'utf8').split(text)[0].split('\n').length;

describe('the manifests of Kubernetes', () => {
  it('are what a cluster and the product take [SCALE-47]', async () => {
    expect(await findManifestProblems(manifests)).toEqual([]);
  });

  it('fail with file and line for a field that there is not [SCALE-47]', async () => {
    const problems = await problemsAfter('base/api.yaml', 'timeoutSeconds: 5', 'timeoutSecond: 5');
    const found = problems.find((problem) => problem.includes('"timeoutSecond"'));
    expect(found).toContain(`base/api.yaml:${lineOf('base/api.yaml', 'timeoutSeconds: 5')}: `);
  });

  it.each([
    [
      'a field of the wrong type',
      'base/worker.yaml',
      'terminationGracePeriodSeconds: 60',
      'terminationGracePeriodSeconds: long',
    ],
    ['a wrong field of KEDA', 'overlays/large/autoscaling.yaml', 'pollingInterval: 10', 'pollInterval: 10'],
    [
      'a field that is missing',
      'overlays/large/autoscaling.yaml',
      '    - type: postgresql\n      name: images',
      '    - name: images',
    ],
    ['a wrong field of a patch', 'overlays/small/one-each.yaml', 'replicas: 1', 'replica: 1'],
    ['a patch of nothing', 'overlays/small/one-each.yaml', 'name: api,', 'name: apis,'],
    ['a kind that there is not', 'overlays/large/disruption.yaml', 'kind: PodDisruptionBudget', 'kind: PodBudget'],
    ['text that is no YAML', 'base/settings.yaml', 'data:', 'data: ['],
    ['a part of kustomize that is not read', 'base/kustomization.yaml', 'namespace: loomlight', 'helmCharts: []'],
  ])('fail for %s [SCALE-47]', async (_what, file, from, to) => {
    expect(await problemsAfter(file, from, to)).not.toEqual([]);
  });

  it.each([
    ['base/settings.yaml', "DRAIN_SECONDS: '5'", "DRAIN_SECOND: '5'", 'DRAIN_SECOND is no setting'],
    ['base/secret.example.yaml', 'MAIL_URL:', 'MAIL_URI:', 'MAIL_URI is no setting'],
    ['base/api.yaml', 'startupProbe:', '# startupProbe:', 'YAML|startupProbe'],
    ['base/api.yaml', "path: '/readyz?for=traffic'", 'path: /readyz', 'a readinessProbe that asks for traffic alone'],
    ['base/api.yaml', 'limits: { memory: 1536Mi }', '', 'a limit of memory'],
    ['base/worker.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'a closed root file system'],
    ['base/worker.yaml', 'runAsNonRoot: true', 'runAsNonRoot: false', 'a user that is not root'],
    [
      'base/worker.yaml',
      'topologyKey: topology.kubernetes.io/zone',
      'topologyKey: kubernetes.io/other',
      'a spread over zones',
    ],
    [
      'overlays/large/disruption.yaml',
      'matchLabels: { app: worker }',
      'matchLabels: { app: workers }',
      'a budget of disruption',
    ],
  ])('fail in %s for a process without %s [SCALE-48]', async (file, from, to, words) => {
    expect((await problemsAfter(file, from, to)).join('\n')).toMatch(new RegExp(words));
  });

  it.skipIf(spawnSync('kubectl', ['version', '--client']).status !== 0)(
    'are put together as kubectl does it [SCALE-47]',
    () => {
      for (const name of ['base', 'overlays/small', 'overlays/large']) {
        const { stdout } = spawnSync('kubectl', ['kustomize', join(manifests, name)], { encoding: 'utf8' });
        const theirs = parseAllDocuments(stdout).map((document) => document.toJS());
        const named = (documents) => new Map(documents.map((value) => [`${value.kind} ${value.metadata.name}`, value]));
        expect(named(buildKustomization(join(manifests, name)).map(({ value }) => value))).toEqual(named(theirs));
      }
    },
  );
});

it.skipIf(spawnSync('haproxy', ['-v']).status !== 0)(
  'the settings of HAProxy are ones that it takes [SCALE-48]',
  () => {
    const folder = aFolder();
    const key = join(folder, 'site.pem');
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=loomlight.example',
      '-keyout',
      key,
      '-out',
      `${key}.crt`,
    ]);
    expect(made.status).toBe(0);
    writeFileSync(key, readFileSync(key, 'utf8') + readFileSync(`${key}.crt`, 'utf8'));
    const text = readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8');
    writeFileSync(join(folder, 'haproxy.cfg'), text.replace('/etc/haproxy/certificates/', 'site.pem'));
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'haproxy.cfg'], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.anything()]);
  },
);
