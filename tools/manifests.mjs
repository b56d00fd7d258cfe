// Every manifest of deploy/kubernetes is one that a cluster would take: its fields are those of the types of Kubernetes and of KEDA, what
// must be there is there, every setting is one of the product's, and no process runs without probes, limits, a budget and a spread. What
// does the same on three machines is held against them (lib/three-machines.mjs).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import { buildKustomization, readManifests } from './lib/kustomize.mjs';
import { productSettings } from './lib/product-settings.mjs';
import { findThreeMachinesProblems } from './lib/three-machines.mjs';
import { root } from './lib/workspace.mjs';

const models = {
  v1: 'kubernetes-models/v1',
  'apps/v1': 'kubernetes-models/apps/v1',
  'batch/v1': 'kubernetes-models/batch/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
  'autoscaling/v2': 'kubernetes-models/autoscaling/v2',
  'networking.k8s.io/v1': 'kubernetes-models/networking.k8s.io/v1',
  'keda.sh/v1alpha1': '@kubernetes-models/keda/keda.sh/v1alpha1',
};

/** One line for each thing in the kustomizations below `folder` that a cluster, or this product, would not take. */
export async function findManifestProblems(folder) {
  const folders = ['base', ...readdirSync(join(folder, 'overlays')).map((name) => join('overlays', name))];
  const files = folders.flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
      .map((file) => join(folder, name, file)),
  );
  try {
    const single = files.flatMap(readManifests).filter(({ value }) => isWhole(value));
    const built = folders.map((name) => ({ name, manifests: buildKustomization(join(folder, name)) }));
    const problems = [
      ...findWrongFields(folder, single, built),
      ...(await findMissing([...single, ...built.flatMap(({ manifests }) => manifests)])),
      ...single.flatMap(findUnknownSettings),
      // The base is not rolled out by itself.
      ...built
        .slice(1)
        .flatMap(({ name, manifests }) => findUnguarded(manifests).map((problem) => `${name}: ${problem}`)),
    ];
    return [...new Set(problems)];
  } catch (error) {
    return [error.message];
  }
}

/** A patch says which manifest it is for and some of its fields; only the merged one is looked at. */
function isWhole({ kind, $patch, spec, data, stringData }) {
  if ($patch) return false;
  if (kind === 'Deployment') return spec.selector !== undefined;
  if (kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject') return spec.scaleTargetRef !== undefined;
  return (
    spec !== undefined || data !== undefined || stringData !== undefined || kind.endsWith('t') || kind === 'Namespace'
  );
}

/**
 * The types of the models know every field, their validators only what is required: each manifest is written as an object of its type, each
 * key on the line where the file has it, and the compiler is asked.
 */
function findWrongFields(folder, single, built) {
  const place = join(root, '.cache', 'manifests', String(process.pid));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const names = new Map();
  const write = (what, manifest, text) => {
    const name = `m${names.size}.ts`;
    names.set(name, what);
    const from = models[manifest.value.apiVersion];
    if (!from) throw new Error(`${manifest.file}: ${manifest.value.apiVersion} is not known to the check`);
    writeFileSync(
      join(place, name),
      `import type { I${manifest.value.kind} } from '${from}'; export const manifest: I${manifest.value.kind} = ${text};\n`,
    );
  };
  for (const path of new Set(single.map(({ file }) => file)))
    for (const { value, text } of withLines(join(root, path)))
      if (isWhole(value)) write(path, { file: path, value }, text);
  for (const { name, manifests } of built)
    for (const manifest of manifests)
      write(
        `${relative(root, join(folder, name)).replaceAll(sep, '/')} (${manifest.value.kind} ${manifest.value.metadata.name})`,
        manifest,
        JSON.stringify(manifest.value),
      );
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        noEmit: true,
        strict: true,
        skipLibCheck: true,
        module: 'nodenext',
        target: 'es2023',
        types: [],
      },
      include: ['*.ts'],
    }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--project', place, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  rmSync(place, { recursive: true, force: true });
  return [...stdout.matchAll(/^.*?(m\d+\.ts)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(([, name, line, message]) => {
    const what = names.get(name);
    return what.endsWith('.yaml') ? `${what}:${line}: ${message}` : `${what}: ${message}`;
  });
}

/** The documents of a file as texts of objects whose keys stand on the lines of the file. */
function withLines(path) {
  const lines = new LineCounter();
  const documents = parseAllDocuments(readFileSync(path, 'utf8'), { lineCounter: lines });
  return documents.map((document) => {
    let line = 1;
    const down = (node) => {
      const wanted = node.range ? lines.linePos(node.range[0]).line : line;
      const text = '\n'.repeat(Math.max(0, wanted - line));
      line = Math.max(line, wanted);
      return text;
    };
    const print = (node) => {
      if (isMap(node))
        return `{${node.items.map(({ key, value }) => `${down(key)}${JSON.stringify(key.value)}: ${value ? print(value) : 'null'}`).join(', ')}}`;
      if (isSeq(node)) return `[${node.items.map((item) => down(item) + print(item)).join(', ')}]`;
      return isScalar(node) ? JSON.stringify(node.value) : 'null';
    };
    return { value: document.toJS(), text: print(document.contents) };
  });
}

/** What the models themselves say of required fields and of the form of values. */
async function findMissing(manifests) {
  const problems = [];
  for (const { file, value } of manifests) {
    const from = models[value.apiVersion];
    const Model = from && (await import(from))[value.kind];
    if (!Model) problems.push(`${file}: there is no ${value.kind} in ${value.apiVersion}`);
    else
      try {
        new Model(value).validate();
      } catch (error) {
        problems.push(`${file}: ${value.kind} ${value.metadata?.name}: ${error.message}`);
      }
  }
  return problems;
}

function findUnknownSettings({ file, value }) {
  const settings = productSettings();
  const given = [
    ...(value.metadata?.name === 'loomlight' ? Object.keys({ ...value.data, ...value.stringData }) : []),
    ...containersOf(value).flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ];
  return given.filter((name) => !settings.has(name)).map((name) => `${file}: ${name} is no setting of the product`);
}

const containersOf = (value) => value.spec?.template?.spec?.containers ?? [];

/** What a process must not lack, once an overlay is put together. */
function findUnguarded(manifests) {
  const budgets = manifests
    .filter(({ value }) => value.kind === 'PodDisruptionBudget')
    .map(({ value }) => value.spec.selector.matchLabels.app);
  return manifests
    .filter(({ value }) => value.kind === 'Deployment' || value.kind === 'Job')
    .flatMap(({ value }) => {
      const { name } = value.metadata;
      const pod = value.spec.template.spec;
      const isLasting = value.kind === 'Deployment';
      const demands = [
        ['a user that is not root', pod.securityContext?.runAsNonRoot === true],
        ['no token of the cluster', pod.automountServiceAccountToken === false],
        [
          'a spread over zones',
          !isLasting || (pod.topologySpreadConstraints ?? []).some(({ topologyKey }) => topologyKey.endsWith('/zone')),
        ],
        [
          'a budget of disruption',
          !isLasting || value.spec.replicas === 1 || budgets.includes(value.spec.selector.matchLabels.app),
        ],
        ...containersOf(value).flatMap((container) => [
          ...['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => [
            `a ${probe}`,
            !isLasting || container[probe] !== undefined,
          ]),
          [
            // While a part that all of them share is away, every process would be taken out at once (SCALE-52).
            'a readinessProbe that asks for traffic alone',
            name !== 'api' || container.readinessProbe?.httpGet?.path === '/readyz?for=traffic',
          ],
          ['a limit of memory', container.resources?.limits?.memory !== undefined],
          ['a closed root file system', container.securityContext?.readOnlyRootFilesystem === true],
          ['no capabilities', container.securityContext?.capabilities?.drop?.includes('ALL') === true],
          ['no way to more rights', container.securityContext?.allowPrivilegeEscalation === false],
        ]),
      ];
      return demands.filter(([, holds]) => !holds).map(([what]) => `${value.kind} ${name} needs ${what}`);
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = [
    ...(await findManifestProblems(join(root, 'deploy', 'kubernetes'))),
    ...findThreeMachinesProblems(join(root, 'deploy')),
  ];
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} problems of manifests`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
