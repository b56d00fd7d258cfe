import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findThreeMachinesProblems } from '../lib/three-machines.mjs';
import { root } from '../lib/workspace.mjs';
import { imagesOf } from '../pin-images.mjs';
import { aFolder } from './a-folder.mjs';

const deploy = join(root, 'deploy');
const compose = 'three-machines/compose.yaml';
const units = 'systemd/loomlight@.service.d/three-machines.conf';

/** The problems after one change of one file. */
function problemsAfter(file, from, to) {
  const folder = aFolder();
  cpSync(deploy, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return findThreeMachinesProblems(folder).join('\n');
}

describe('the files for three machines', () => {
  it('have what the manifests of Kubernetes have [SCALE-67]', () => {
    expect(findThreeMachinesProblems(deploy)).toEqual([]);
  });

  it.each([
    ['text that is no YAML', compose, 'services:', 'services: [', `${compose}:`],
    ['a word that there is not', compose, 'mem_limit: 256m', 'mem_limits: 256m', 'mem_limits is not known'],
    ['no limit of memory', compose, 'mem_limit: ${POSTGRES_MEMORY', '# ${POSTGRES_MEMORY', 'postgres needs a limit of'],
    ['less memory than on Kubernetes', compose, 'mem_limit: 1536m', 'mem_limit: 512m', 'api needs as much memory'],
    [
      'no check of health',
      compose,
      "test: ['CMD', 'nc',",
      "tests: ['CMD', 'nc',",
      'haproxy needs a check of its health',
    ],
    ['an image without one', 'Dockerfile', 'HEALTHCHECK ', '# HEALTHCHECK ', 'worker needs a check of its health'],
    ['no policy of restarts', compose, 'restart: unless-stopped', '', 'api needs the policy of restarts'],
    ['a database that starts itself', compose, "restart: 'no'", 'restart: unless-stopped', 'postgres needs the policy'],
    ['root', compose, "user: '70:70'", "user: '0:0'", 'pgbouncer needs a user that is not root'],
    ['an image that runs as root', 'Dockerfile', 'USER node', 'USER root', 'api needs a user that is not root'],
    ['an open root file system', compose, 'read_only: true', 'read_only: false', 'api needs a closed root'],
    ['capabilities', compose, 'cap_drop: [ALL]', 'cap_drop: []', 'haproxy needs no capabilities'],
    ['a way to more rights', compose, 'no-new-privileges:true', 'apparmor=default', 'postgres needs no way to more'],
    [
      'a stop before it has drained',
      compose,
      'stop_grace_period: 45s',
      'stop_grace_period: 5s',
      'api needs a time to stop',
    ],
    [
      'a time that is none',
      compose,
      'stop_grace_period: 60s',
      'stop_grace_period: long',
      'worker needs a time to stop',
    ],
    ['an unknown setting', compose, '{ ROLE: api }', '{ ROLE: api, ROLL: api }', 'api needs settings'],
    ['another role', compose, '{ ROLE: worker }', '{ ROLE: api }', 'worker needs its own role'],
    ['a file that is not there', compose, '../pgbouncer/pgbouncer.ini', '../pgbouncer.ini', 'pgbouncer needs files'],
    ['a value nobody is asked for', compose, '${ARCHIVE:?', '${ARCHIVES:?', 'ARCHIVES is not in machine.env.example'],
    [
      'a value that may be empty',
      compose,
      '${ADDRESS:?the address of this machine}',
      '${ADDRESS}',
      'ADDRESS is not demanded',
    ],
    ['a setting that there is not', 'three-machines/loomlight.env.example', 'MAIL_URL=', 'MAIL_URI=', 'MAIL_URI is no'],
    [
      'a role for all of them',
      'three-machines/loomlight.env.example',
      'HOST=',
      'ROLE=all\nHOST=',
      'ROLE is no setting',
    ],
    [
      'a drain as long as a stop',
      'three-machines/loomlight.env.example',
      'DRAIN_SECONDS=5',
      'DRAIN_SECONDS=60',
      'api needs a',
    ],
  ])('fail in containers for %s [SCALE-67]', (_what, file, from, to, words) => {
    expect(problemsAfter(file, from, to)).toContain(words);
  });

  it.each([
    ['a directive that there is not', units, 'MemoryMax=', 'MemoryMaximum=', `${units}:12: MemoryMaximum is not known`],
    ['a line that says nothing', units, 'MemoryMax=1536M', 'MemoryMax 1536M', `${units}:12: that is no line`],
    ['an unknown setting', units, 'ROLE=%i', 'ROLL=%i', 'ROLL is no setting'],
    ['no limit of memory', units, 'MemoryMax=1536M', '', 'api needs a limit of memory'],
    [
      'no end of a drain',
      'systemd/loomlight@api.service.d/api.conf',
      'TimeoutStopSec=45',
      'TimeoutStopSec=5',
      'api needs a Timeout',
    ],
    [
      'less time than on Kubernetes',
      'systemd/loomlight@worker.service.d/worker.conf',
      'TimeoutStopSec=60',
      '',
      'worker needs as much',
    ],
    ['a folder of another', units, 'StateDirectory=loomlight-%i', '', 'api needs a port and a folder of its own'],
    ['a start that is given up', units, 'StartLimitIntervalSec=0', '', 'worker needs to be started again without end'],
    ['a user of the machine', 'loomlight.service', 'DynamicUser=yes', 'DynamicUser=no', 'api needs DynamicUser=yes'],
    [
      'an open system',
      'loomlight.service',
      'ProtectSystem=strict',
      'ProtectSystem=no',
      'worker needs ProtectSystem=strict',
    ],
    ['rights of the machine', 'loomlight.service', 'CapabilityBoundingSet=\n', '', 'api needs no capabilities'],
    [
      'a proxy as root',
      'systemd/haproxy.service.d/loomlight.conf',
      'User=haproxy',
      'User=root',
      'haproxy needs a user',
    ],
    [
      'a pooler that stays away',
      'systemd/pgbouncer.service.d/loomlight.conf',
      'Restart=always',
      'Restart=no',
      'pgbouncer needs to be',
    ],
  ])('fail in units for %s [SCALE-67]', (_what, file, from, to, words) => {
    expect(problemsAfter(file, from, to)).toContain(words);
  });

  it('start the PostgreSQL that the compose file of one machine starts, at the same digest [SCALE-67]', () => {
    const postgres = (file) =>
      /image: (postgres:\S+@sha256:[0-9a-f]{64})$/m.exec(readFileSync(join(deploy, file), 'utf8'))?.[1];
    expect(postgres(compose)).toBe(postgres('compose.yaml'));
    expect(imagesOf(readFileSync(join(deploy, compose), 'utf8'))).toEqual([expect.stringMatching(/^postgres:/)]);
  });

  it('have units that systemd understands [SCALE-67]', ({ skip }) => {
    const folder = aFolder();
    cpSync(join(deploy, 'systemd'), folder, { recursive: true });
    cpSync(join(deploy, 'loomlight.service'), join(folder, 'loomlight@.service'));
    // Debian's own are not on every machine; its drop-ins are tried on one that does nothing.
    for (const name of ['haproxy', 'pgbouncer'])
      writeFileSync(join(folder, `${name}.service`), '[Service]\nExecStart=/bin/true\n');
    for (const role of ['api', 'worker']) symlinkSync('loomlight@.service', join(folder, `loomlight@${role}.service`));
    const names = ['loomlight@api', 'loomlight@worker', 'haproxy', 'pgbouncer'].map((name) => `./${name}.service`);
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
    skip(error !== undefined, 'systemd-analyze is not installed (package systemd)');
    // That Node lies elsewhere on this machine says nothing about the units.
    expect(stderr.split('\n').filter((line) => line && !/is not executable|Executable/.test(line))).toEqual([]);
  });

  it('have settings that PostgreSQL takes [SCALE-67]', ({ skip }) => {
    const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
    const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
    skip(newest === undefined, 'PostgreSQL is not installed (package postgresql)');
    const file = join(deploy, 'postgresql/replication.conf');
    const places = ['config_file', 'hba_file', 'ident_file'].flatMap((name) => ['-c', `${name}=${file}`]);
    const asked = ['-C', 'archive_timeout', ...places, '-c', `data_directory=${aFolder()}`];
    const { stdout, stderr } = spawnSync(join('/usr/lib/postgresql', newest, 'bin/postgres'), asked, {
      encoding: 'utf8',
    });
    expect([stdout.trim(), /error|unrecognized/i.exec(stderr)]).toEqual(['60', null]);
  });
});
