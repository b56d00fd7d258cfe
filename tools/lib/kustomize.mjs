// Puts a folder of manifests together as `kubectl kustomize` does, as far as deploy/kubernetes uses it: resources, a namespace, and
// patches that are merged by kind and name. Whatever else a kustomization asks for is refused, so that nothing is silently left out.
import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from './workspace.mjs';

const known = new Set(['apiVersion', 'kind', 'resources', 'patches', 'namespace']);
/** Kinds that belong to the whole cluster. */
const clusterWide = new Set(['Namespace']);

/** The documents of one file, as `{ file, node, value }`: `node` knows its lines. Throws for what is no YAML. */
export function readManifests(path) {
  const file = relative(root, path).replaceAll(sep, '/');
  return parseAllDocuments(readFileSync(path, 'utf8')).map((node) => {
    const [error] = node.errors;
    if (error) throw new Error(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message}`);
    return { file, node, value: node.toJS() };
  });
}

/** Every manifest of a folder with its kustomization applied. */
export function buildKustomization(folder) {
  const [{ file, value: wanted }] = readManifests(join(folder, 'kustomization.yaml'));
  for (const key of Object.keys(wanted))
    if (!known.has(key)) throw new Error(`${file}:1: ${key} is not read by the check`);
  let manifests = (wanted.resources ?? []).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? buildKustomization(path) : readManifests(path);
  });
  if (wanted.namespace)
    manifests = manifests.map((manifest) =>
      clusterWide.has(manifest.value.kind)
        ? manifest
        : withValue(manifest, { metadata: { namespace: wanted.namespace } }),
    );
  for (const { path } of wanted.patches ?? [])
    for (const patch of readManifests(join(folder, path))) manifests = applyPatch(manifests, patch);
  return manifests;
}

function applyPatch(manifests, patch) {
  const isMeant = ({ value }) => value.kind === patch.value.kind && value.metadata.name === patch.value.metadata.name;
  if (!manifests.some(isMeant))
    throw new Error(`${patch.file}:1: there is no ${patch.value.kind} ${patch.value.metadata.name} to be patched`);
  if (patch.value.$patch === 'delete') return manifests.filter((manifest) => !isMeant(manifest));
  return manifests.map((manifest) => (isMeant(manifest) ? withValue(manifest, patch.value) : manifest));
}

/** A merged manifest stands on no line any more. */
function withValue(manifest, change) {
  return { ...manifest, node: undefined, value: merged(manifest.value, change) };
}

function merged(before, change) {
  if (Array.isArray(change)) {
    const isNamed = Array.isArray(before) && [...before, ...change].every((item) => item?.name !== undefined);
    // Each such list of Kubernetes is merged by a key of its own.
    if (!isNamed) throw new Error('A patch with a list whose items have no name is not read by the check');
    const added = change.filter((item) => !before.some(({ name }) => name === item.name));
    const kept = before.map((item) => merged(item, change.find(({ name }) => name === item.name) ?? {}));
    return [...kept, ...added];
  }
  if (typeof change !== 'object' || change === null || typeof before !== 'object' || before === null) return change;
  const result = { ...before };
  for (const [key, value] of Object.entries(change))
    if (value === null) delete result[key];
    else result[key] = key in before ? merged(before[key], value) : value;
  return result;
}
