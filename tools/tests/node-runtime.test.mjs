import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/workspace.mjs';
import { aFolder } from './a-folder.mjs';

// A machine whose Node is too old, made by pinning a Node that nobody has. Its npm is a script that brings what a test
// wants; that the real one brings the real Node is what tools/cold-start.mjs proves.
const pinned = '99.1.0';

/** What npm brings: a program that answers `version`, and does `otherwise` when it is started with anything else. */
const aNode = (version, otherwise = 'echo "started with $*"') =>
  `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; exit; fi\n${otherwise}\n`;

function aMachine({ brings, npmFails = false }) {
  const folder = aFolder();
  cpSync(join(root, 'tools', 'with-node.mjs'), join(folder, 'tools', 'with-node.mjs'));
  cpSync(join(root, 'tools', 'lib'), join(folder, 'tools', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', config: { node: pinned } }));
  const program = (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    chmodSync(path, 0o755);
  };
  program(join(folder, 'brought'), brings ?? '');
  program(
    join(folder, 'bin', 'npm'),
    `#!/bin/sh
    echo "$@" >> "${folder}/npm.log"
    ${npmFails ? 'echo "npm error code ENOTFOUND" >&2; exit 1' : ''}
    place="node_modules/\${2%@*}/bin"
    mkdir -p "$place" && cp "${folder}/brought" "$place/node"`,
  );
  const command = [join(folder, 'tools', 'with-node.mjs'), 'a script.mjs', 'two words'];
  const options = {
    encoding: 'utf8',
    timeout: 50_000,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
  };
  return {
    folder,
    bring: (text) => program(join(folder, 'brought'), text),
    start: () => spawnSync(process.execPath, command, options),
    startAsWell: () => spawn(process.execPath, command, options),
    fetches: () =>
      existsSync(join(folder, 'npm.log')) ? readFileSync(join(folder, 'npm.log'), 'utf8').trim().split('\n') : [],
    /** Where the fetched Node lies, as npm was asked for it. */
    fetched: () => {
      const specifier = readFileSync(join(folder, 'npm.log'), 'utf8').split(' ')[1];
      const name = specifier.replace(`@${pinned}`, '');
      return join(folder, '.cache', 'node', `${name}-${pinned}`, 'node_modules', name, 'bin', 'node');
    },
  };
}

describe.skipIf(process.platform === 'win32')('on a machine with an older Node', () => {
  it('fetches the pinned Node once, without any install script, and hands over to it [GROUND-1]', () => {
    const machine = aMachine({ brings: aNode(`v${pinned}`) });
    for (const _ of ['first', 'second']) {
      const { stdout, status } = machine.start();
      expect(stdout).toBe(`started with ${machine.folder}/tools/with-node.mjs a script.mjs two words\n`);
      expect(status).toBe(0);
    }
    expect(machine.fetches()).toHaveLength(1);
    expect(machine.fetches()[0]).toContain('--ignore-scripts');
    // The package `node` itself holds no program: it relies on a script.
    expect(machine.fetches()[0]).toMatch(new RegExp(`^install node-\\S+@${pinned} `));
  });

  it('refuses what npm brought when it is another version, and does not keep it [GROUND-2]', () => {
    const machine = aMachine({ brings: aNode('v20.20.2') });
    const { stdout, stderr, status } = machine.start();
    expect(stderr).toContain(`answers "v20.20.2" instead of v${pinned}. Install Node 99 or later and try again.`);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    machine.bring(aNode(`v${pinned}`));
    expect(machine.start().status).toBe(0);
  });

  it('refuses a start inside a start with one sentence, even when the fetched Node lies about itself [GROUND-2]', () => {
    const machine = aMachine({ brings: aNode(`v${pinned}`, `exec '${process.execPath}' "$@"`) });
    const { stderr, status } = machine.start();
    const [, ...lines] = stderr.trim().split('\n'); // the first one says that it fetches
    expect(lines).toEqual([
      `Node ${pinned} was started, and Node ${process.versions.node} answered: this is not tried twice. Install Node 99 or later and try again.`,
    ]);
    expect(status).toBe(1);
    expect(machine.fetches()).toHaveLength(1);
  });

  it('fetches again what was damaged, half written or exchanged since [GROUND-2]', () => {
    const machine = aMachine({ brings: aNode(`v${pinned}`) });
    machine.start();
    for (const damage of ['', 'no program', aNode('v20.20.2')]) {
      writeFileSync(machine.fetched(), damage);
      expect(machine.start().stdout).toContain('started with');
    }
    expect(machine.fetches()).toHaveLength(4);
  });

  it('says in one sentence that the registry did not answer, and why', () => {
    const machine = aMachine({ npmFails: true });
    const { stderr, status } = machine.start();
    expect(stderr).toContain(`Node ${pinned} could not be fetched from npm's registry. Install Node 99 or later`);
    expect(stderr).toContain('ENOTFOUND');
    expect(status).toBe(1);
  });

  it('fetches once for two that start together', async () => {
    const machine = aMachine({ brings: aNode(`v${pinned}`) });
    const both = [machine.startAsWell(), machine.startAsWell()];
    const codes = await Promise.all(both.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0]);
    expect(machine.fetches()).toHaveLength(1);
  });
});

it('forgets a hand-over before it starts anything, so that a start below it is a start of its own', () => {
  const file = join(aFolder(), 'a script.mjs');
  writeFileSync(file, `console.log('LOOMLIGHT_HANDED_OVER' in process.env)`);
  const env = { ...process.env, LOOMLIGHT_HANDED_OVER: pinned };
  const { stdout } = spawnSync(process.execPath, [join(root, 'tools', 'with-node.mjs'), file], {
    encoding: 'utf8',
    env,
  });
  expect(stdout.trim()).toBe('false');
});
