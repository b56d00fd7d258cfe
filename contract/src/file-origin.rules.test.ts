import { describe, expect, it } from 'vitest';
import { judgeReading, mediaTypeOfFile, type ManifestReading, readerSettings, readingOf } from './file-origin.rules.ts';

const created = {
  action: 'c2pa.created',
  when: '2026-11-22T10:00:00Z',
  softwareAgent: { name: 'studio', version: '1' },
};
const sealed = { item: 'an item', words: 'AAAA' };
const assertions = [
  { label: 'c2pa.actions.v2', data: { actions: [created] } },
  { label: 'com.loomlight.sealed-prompt', data: sealed },
];
const [bytes, claim, stranger] = [
  'assertion.bmffHash.mismatch',
  'claimSignature.mismatch',
  'signingCredential.untrusted',
] as const;
const good = { isWithdrawn: false };
const stolen = { isWithdrawn: true };

function judge(
  state: ManifestReading['state'],
  faults: readonly string[],
  certificate: { readonly isWithdrawn: boolean } | undefined,
  isOlder = false,
) {
  const { verdict, said, isOurs } = judgeReading({
    reading: { state, faults, assertions, serial: '1' },
    certificate,
    isOlder,
  });
  return [verdict, said?.engine ?? null, isOurs];
}

describe('a reading', () => {
  it('is judged by who signed it, what fits and whether the key was withdrawn [ORIGIN-17, ORIGIN-30]', () => {
    expect(judge('Trusted', [], good)).toEqual(['valid', 'studio', true]);
    expect(judge('Invalid', [bytes], good)).toEqual(['changed', 'studio', true]);
    expect(judge('Invalid', [bytes, claim], good)).toEqual(['changed', null, true]);
    // A name and a number of ours in a certificate of somebody else.
    expect(judge('Valid', [], good)).toEqual(['foreign', 'studio', false]);
    expect(judge('Invalid', [bytes, stranger], good)).toEqual(['foreign', 'studio', false]);
    expect(judge('Trusted', [], undefined)).toEqual(['foreign', 'studio', false]);
    expect(judge('Trusted', [], stolen)).toEqual(['foreign', 'studio', true]);
    expect(judge('Trusted', [], stolen, true)).toEqual(['valid', 'studio', true]);
    expect(judge('Invalid', [bytes], stolen, true)).toEqual(['changed', 'studio', true]);
  });

  it('is of the active manifest, and nothing in it is believed to have a form [ORIGIN-30]', () => {
    const read = readingOf(
      JSON.stringify({
        active_manifest: 'b',
        validation_state: 'Invalid',
        validation_results: { activeManifest: { failure: [{ code: claim }] } },
        manifests: { a: { signature_info: { cert_serial_number: '1' } }, b: { assertions, signature_info: null } },
      }),
    );
    expect(read).toEqual({ state: 'Invalid', faults: [claim], assertions, serial: undefined });
    expect(() => readingOf('{}')).toThrow('validation_state');
    const odd = [
      {
        label: 'c2pa.actions',
        data: { actions: [null, 'x', { ...created, when: 'soon', softwareAgent: 'y'.repeat(900) }] },
      },
      { label: 'com.loomlight.sealed-prompt', data: [1] },
    ];
    const reading = { state: 'Trusted', faults: Array<string>(90).fill(bytes), assertions: odd, serial: '1' } as const;
    const { said, faults } = judgeReading({ reading, certificate: good, isOlder: false });
    expect([said?.engine?.length, said?.madeAt, said?.item, faults.length]).toEqual([200, null, null, 20]);
  });

  it('is asked for without a way to any network, and by the bytes of the file [ORIGIN-18, ORIGIN-30]', () => {
    expect(JSON.parse(readerSettings('PEM'))).toEqual({
      verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
      trust: { user_anchors: 'PEM' },
    });
    const typeOf = (text: string) => mediaTypeOfFile(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
    expect(['\x89PNG', '\xff\xd8', 'RIFF0000WEBP', '0000ftyp', 'ftyp', ''].map(typeOf)).toEqual([
      'image/png',
      'image/jpeg',
      'image/webp',
      'video/mp4',
      undefined,
      undefined,
    ]);
  });
});
