// What deploy/three-machines and deploy/systemd must not lack: known settings alone, as much memory and time to stop as the manifests of
// Kubernetes give to the same process, nothing run as root, and a database that no machine starts by itself (SCALE-67).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { memoryEnvironment } from './process-memory.mjs';
import { productSettings } from './product-settings.mjs';
import { readManifests } from './kustomize.mjs';

/** Processes of the product. */
const roles = ['api', 'worker'];
const composeKeys = new Set(['name', 'services', 'volumes']);
const serviceKeys = new Set(
  (
    'image command restart user read_only cap_drop security_opt tmpfs mem_limit ulimits stop_grace_period env_file environment ' +
    'extra_hosts ports volumes healthcheck <<'
  ).split(' '),
);
/** What the units use of systemd.unit, systemd.service, systemd.exec and systemd.resource-control; another one is added here once it was read up. */
const directives = {
  Unit: new Set('Description Documentation After Wants StartLimitIntervalSec'.split(' ')),
  Service: new Set(
    (
      'Type ExecStart WorkingDirectory EnvironmentFile Environment DynamicUser User Group StateDirectory StateDirectoryMode RuntimeDirectory ' +
      'UMask Restart RestartSec KillMode TimeoutStopSec MemoryMax LimitNOFILE BindReadOnlyPaths NoNewPrivileges CapabilityBoundingSet ' +
      'AmbientCapabilities ProtectSystem ProtectHome PrivateTmp PrivateDevices ProtectKernelTunables ProtectKernelModules ProtectKernelLogs ' +
      'ProtectControlGroups ProtectClock ProtectHostname ProtectProc RestrictAddressFamilies RestrictNamespaces RestrictRealtime ' +
      'RestrictSUIDSGID LockPersonality RemoveIPC SystemCallArchitectures SystemCallFilter SystemCallErrorNumber'
    ).split(' '),
  ),
  Install: new Set(['WantedBy']),
};

/** One line for each thing in the files for three machines below `deploy`, a folder like that of the project, that is wrong or missing. */
export function findThreeMachinesProblems(deploy) {
  try {
    const wanted = wantedOf(deploy);
    return [...findEnvProblems(deploy), ...findComposeProblems(deploy, wanted), ...findUnitProblems(deploy, wanted)];
  } catch (error) {
    return [error.message];
  }
}

/** What a process gets on Kubernetes: memory in MiB, and seconds to stop. */
function wantedOf(deploy) {
  const files = ['base/api.yaml', 'base/worker.yaml', 'overlays/large/pgbouncer.yaml'];
  const pods = files
    .flatMap((file) => readManifests(join(deploy, 'kubernetes', file)))
    .filter(({ value }) => value.kind === 'Deployment')
    .map(({ value }) => [value.metadata.name, value.spec.template.spec]);
  const drain = /^DRAIN_SECONDS=(\d+)$/m.exec(read(deploy, 'three-machines/loomlight.env.example'));
  return {
    drainSeconds: Number(drain?.[1]),
    of: Object.fromEntries(
      pods.map(([name, pod]) => [
        name,
        {
          memoryMiB: Number.parseInt(pod.containers[0].resources.limits.memory, 10),
          stopSeconds: pod.terminationGracePeriodSeconds,
        },
      ]),
    ),
  };
}

const read = (deploy, file) => readFileSync(join(deploy, file), 'utf8');
const namesIn = (text) => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/** The names of the two examples: the product's settings, and exactly what the compose file asks for. */
function findEnvProblems(deploy) {
  const settings = productSettings();
  const asked = [...read(deploy, 'three-machines/compose.yaml').matchAll(/\$\{([A-Z_]+)([^}]*)\}/g)];
  const given = new Set(namesIn(read(deploy, 'three-machines/machine.env.example')));
  const names = new Set(asked.map(([, name]) => name));
  return [
    ...namesIn(read(deploy, 'three-machines/loomlight.env.example'))
      .filter((name) => !settings.has(name) || ['ROLE', 'PORT', 'DATA_DIR'].includes(name))
      .map((name) => `three-machines/loomlight.env.example: ${name} is no setting of the product that belongs there`),
    ...[...names]
      .filter((name) => !given.has(name))
      .map((name) => `three-machines/compose.yaml: ${name} is not in machine.env.example`),
    ...[...given]
      .filter((name) => !names.has(name))
      .map((name) => `three-machines/machine.env.example: ${name} is not asked for`),
    ...asked
      .filter(([, , rest]) => !rest.startsWith(':?'))
      .map(([, name]) => `three-machines/compose.yaml: ${name} is not demanded by a sentence`),
  ];
}

function findComposeProblems(deploy, wanted) {
  const file = 'three-machines/compose.yaml';
  const lines = new LineCounter();
  const document = parseDocument(read(deploy, file), { lineCounter: lines, merge: true });
  const [error] = document.errors;
  if (error) return [`${file}:${error.linePos?.[0].line ?? 1}: ${error.message}`];
  // As it is written: what a merge is called is no text once it is parsed.
  const unknown = (map, known) =>
    map.items
      .filter(({ key }) => !known.has(key.source) && !key.source.startsWith('x-'))
      .map(({ key }) => `${file}:${lines.linePos(key.range[0]).line}: ${key.source} is not known to the check`);
  const { items } = document.contents;
  const maps = items.flatMap(({ key, value }) => {
    if (key.source === 'services') return value.items.map((item) => item.value);
    return key.source.startsWith('x-') ? [value] : [];
  });
  const { services } = document.toJS();
  return [
    ...unknown(document.contents, composeKeys),
    ...maps.filter(isMap).flatMap((map) => unknown(map, serviceKeys)),
    ...Object.entries(services).flatMap(([name, service]) =>
      demandsOfService(deploy, name, service, wanted)
        .filter(([, holds]) => !holds)
        .map(([what]) => `${file}: ${name} needs ${what}`),
    ),
  ];
}

function demandsOfService(deploy, name, service, wanted) {
  const isOwn = String(service.image).startsWith('${LOOMLIGHT_IMAGE');
  const dockerfile = read(deploy, 'Dockerfile');
  const same = wanted.of[name];
  const settings = productSettings();
  const mounted = (service.volumes ?? []).map((volume) => /^(\.[^:]*):/.exec(volume)?.[1]).filter(Boolean);
  return [
    ['a limit of memory', /^(?:\d+[mg]|\$\{POSTGRES_MEMORY:\?[^}]*\})$/.test(service.mem_limit)],
    ['as much memory as on Kubernetes', !same || service.mem_limit === `${same.memoryMiB}m`],
    [
      'a check of its health',
      service.healthcheck ? Array.isArray(service.healthcheck.test) : isOwn && /^HEALTHCHECK /m.test(dockerfile),
    ],
    // A database that its machine starts by itself may be a second primary.
    ['the policy of restarts that fits it', service.restart === (name === 'postgres' ? 'no' : 'unless-stopped')],
    [
      'a user that is not root',
      service.user ? !/^(?:root|0)(?::|$)/.test(service.user) : isOwn && /^USER node$/m.test(dockerfile),
    ],
    ['a closed root file system', service.read_only === true],
    ['no capabilities', service.cap_drop?.includes('ALL') === true],
    ['no way to more rights', service.security_opt?.includes('no-new-privileges:true') === true],
    ['a time to stop that is longer than DRAIN_SECONDS', secondsOf(service.stop_grace_period) > wanted.drainSeconds],
    ['as much time to stop as on Kubernetes', !same || secondsOf(service.stop_grace_period) === same.stopSeconds],
    [
      'settings that the product knows',
      !isOwn || Object.keys(service.environment ?? {}).every((setting) => settings.has(setting)),
    ],
    ['its own role', !isOwn || service.environment?.ROLE === name],
    ['files that are there', mounted.every((path) => existsSync(join(deploy, 'three-machines', path)))],
  ];
}

/** The units as they are once the files are in /etc/systemd/system: loomlight.service under the name of the template, with its drop-ins. */
function findUnitProblems(deploy, wanted) {
  const folder = 'systemd';
  const files = readdirSync(join(deploy, folder)).flatMap((name) =>
    readdirSync(join(deploy, folder, name)).map((file) => `${folder}/${name}/${file}`),
  );
  const parsed = new Map(['loomlight.service', ...files].map((file) => [file, linesOf(file, read(deploy, file))]));
  const merged = (unit, base) =>
    valuesOf([...parsed].flatMap(([file, lines]) => (base.includes(file) || file.split('/')[1] === unit ? lines : [])));
  const template = (role) =>
    merged(`loomlight@${role}.service.d`, [
      'loomlight.service',
      ...files.filter((file) => file.split('/')[1] === 'loomlight@.service.d'),
    ]);
  const units = {
    ...Object.fromEntries(roles.map((role) => [role, template(role)])),
    haproxy: merged('haproxy.service.d', []),
    pgbouncer: merged('pgbouncer.service.d', []),
  };
  return [
    ...[...parsed].flatMap(([file, lines]) => findUnknownLines(file, lines)),
    ...Object.entries(units).flatMap(([name, unit]) =>
      demandsOfUnit(name, unit, wanted)
        .filter(([, holds]) => !holds)
        .map(([what]) => `systemd: ${name} needs ${what}`),
    ),
  ];
}

function demandsOfUnit(name, unit, wanted) {
  const isOwn = roles.includes(name);
  const same = wanted.of[name];
  const last = (directive) => unit.get(directive)?.at(-1);
  const environment = new Map((unit.get('Environment') ?? []).flatMap(assignmentsOf));
  const yes = [
    'NoNewPrivileges',
    'ProtectHome',
    'PrivateTmp',
    'PrivateDevices',
    ...(isOwn
      ? [
          'DynamicUser',
          'ProtectKernelTunables',
          'ProtectKernelModules',
          'ProtectKernelLogs',
          'ProtectControlGroups',
          'RestrictSUIDSGID',
        ]
      : []),
  ];
  return [
    ...yes.map((directive) => [`${directive}=yes`, last(directive) === 'yes']),
    ['ProtectSystem=strict', last('ProtectSystem') === 'strict'],
    ['no capabilities', last('CapabilityBoundingSet') === (name === 'haproxy' ? 'CAP_NET_BIND_SERVICE' : '')],
    ['SystemCallFilter=@system-service', !isOwn || last('SystemCallFilter') === '@system-service'],
    // Debian's PgBouncer runs as postgres, its HAProxy as root.
    ['a user that is not root', name !== 'haproxy' || (last('User') ?? 'root') !== 'root'],
    ['a limit of memory', /^\d+M$/.test(last('MemoryMax') ?? '')],
    ['as much memory as on Kubernetes', !same || last('MemoryMax') === `${same.memoryMiB}M`],
    ['a TimeoutStopSec that is longer than DRAIN_SECONDS', Number(last('TimeoutStopSec')) > wanted.drainSeconds],
    ['as much time to stop as on Kubernetes', !same || Number(last('TimeoutStopSec')) === same.stopSeconds],
    ['to be started again', ['always', 'on-failure'].includes(last('Restart'))],
    ['to be started again without end', last('StartLimitIntervalSec') === '0'],
    ['its own role', !isOwn || environment.get('ROLE') === '%i'],
    [
      'a port and a folder of its own',
      !isOwn || (environment.has('PORT') && last('StateDirectory') === 'loomlight-%i'),
    ],
  ];
}

/** The lines of a unit that say something. */
function linesOf(file, text) {
  let section;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:[#;]|$)/.test(line)) return [];
    const head = /^\[(\w+)\]$/.exec(line);
    if (head) {
      section = head[1];
      return [];
    }
    const [, directive, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (!directive) throw new Error(`${file}:${index + 1}: that is no line of a unit`);
    return [{ section, directive, value, line: index + 1 }];
  });
}

/** Each directive with its values in their order; an empty one takes back those before it. */
function valuesOf(lines) {
  const values = new Map();
  for (const { directive, value } of lines)
    values.set(directive, value === '' ? [''] : [...(values.get(directive) ?? []), value]);
  return values;
}

function findUnknownLines(file, lines) {
  const settings = productSettings();
  const known = (name) =>
    file.includes('haproxy')
      ? ['PIDFILE', 'EXTRAOPTS'].includes(name)
      : settings.has(name) || name in memoryEnvironment || name === 'NODE_ENV';
  return lines.flatMap(({ section, directive, value, line }) => {
    if (!directives[section]?.has(directive)) return [`${file}:${line}: ${directive} is not known to the check`];
    if (directive !== 'Environment') return [];
    return assignmentsOf(value)
      .filter(([name]) => !known(name))
      .map(([name]) => `${file}:${line}: ${name} is no setting that is known there`);
  });
}

/** `A=1 "B=2"` as pairs. */
function assignmentsOf(value) {
  return [...value.matchAll(/"?\b([A-Z][A-Z0-9_]*)=([^\s"]*)"?/g)].map(([, name, given]) => [name, given]);
}

/** Seconds of a duration such as 45s; NaN of anything else. */
function secondsOf(text) {
  return Number(/^(\d+)s$/.exec(text ?? '')?.[1]);
}
