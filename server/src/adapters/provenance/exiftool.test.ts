import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { exiftoolMissing } from '../../testing/parts/exiftool.ts';
import { makeLeaf, makeRoot } from './certificates.ts';
import { openSigner } from './open-signer.ts';
import { fingerprintOf } from './signing-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'exiftool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(exiftoolMissing !== undefined)(
  `exiftool${exiftoolMissing ? ` (skipped: ${exiftoolMissing})` : ''}`,
  () => {
    it.each(['png', 'jpeg'] as const)(
      'shows in a %s what was done, by what, and the mark [ORIGIN-29]',
      async (form) => {
        const now = new Date();
        const root = await makeRoot('A house', now);
        const leaf = await makeLeaf('A house', root, now);
        const chain = [leaf.certificate, root.certificate];
        const identity = { key: leaf.key, chain, fingerprint: fingerprintOf(leaf.certificate) };
        const installation = { name: 'A house', url: 'https://house.example' };
        const signer = openSigner({ identity, installation, version: '0.1.0' });
        const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } }).toFormat(form);
        const made = { item: 'x', madeAt: now, source: 'algorithmicMedia', engine: 'studio', model: '1' } as const;
        const file = join(folder, form);
        writeFileSync(file, signer.sign(await plain.toBuffer(), { ...made, isMarked: true }));
        const shown = execFileSync('exiftool', ['-j', '-struct', '-G', file], { encoding: 'utf8' });
        for (const said of ['c2pa.created', 'c2pa.watermarked.unbound', 'digitalsourcetype/algorithmicMedia'])
          expect(shown).toContain(said);
      },
    );
  },
);
