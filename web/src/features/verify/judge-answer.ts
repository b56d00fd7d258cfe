import { judgeReading, type Said } from '@loomlight/contract/file-origin';
import type { CheckedFile, PublishedCertificate } from '@loomlight/contract/provenance';
import type { DeviceAnswer } from './read-on-device.ts';

/** What a device has read, and what this installation has published by then. */
export interface DeviceFinding {
  readonly answer: DeviceAnswer;
  readonly certificates: readonly PublishedCertificate[];
}

/** What only the installation can say of the item that a file names; undefined while it has not been asked or has not answered. */
export type ItemKnown = { readonly known: boolean; readonly link: string | null } | undefined;

/** What is known of a file: of one that nobody has sent, nothing of a look for its mark. */
export type KnownFile = Omit<CheckedFile, 'mark_look'> & Partial<Pick<CheckedFile, 'mark_look'>>;

export interface JudgedFile {
  readonly checked: KnownFile;
  /** The item and the key that this installation may be asked about; undefined where the file is none of its own. */
  readonly named: { readonly item: string; readonly fingerprint: string } | undefined;
  /** What words are held against; undefined where the file proves none. */
  readonly seal: { readonly item: string; readonly words: string } | undefined;
}

const nothing = {
  mark: null,
  engine: null,
  model: null,
  digital_source: null,
  made_at: null,
  signer: null,
  prompt: 'not_asked',
  link: null,
} as const;

/** Says of a file that was read on the device what the call says of one that was sent (ORIGIN-30). */
export function judgeAnswer(finding: DeviceFinding, known: ItemKnown): JudgedFile {
  const { answer, certificates } = finding;
  if (answer.kind !== 'read') {
    const faults = answer.kind === 'unreadable' ? ['unreadable'] : [];
    return { checked: { ...nothing, verdict: 'unknown', faults }, named: undefined, seal: undefined };
  }
  const { reading } = answer;
  const certificate = certificates.find(({ serial }) => serial === reading.serial);
  const { verdict, said, isOurs, faults } = judgeReading({
    reading,
    certificate: certificate && { isWithdrawn: certificate.state === 'withdrawn' },
    isOlder: known?.known === true,
  });
  const signer = isOurs && certificate ? certificate : undefined;
  return {
    checked: {
      ...nothing,
      verdict,
      engine: said?.engine ?? null,
      model: said?.model ?? null,
      digital_source: said?.digitalSource ?? null,
      made_at: said?.madeAt ?? null,
      signer: signer ? { fingerprint: signer.fingerprint, state: signer.state } : null,
      link: verdict === 'valid' ? (known?.link ?? null) : null,
      faults: [...faults],
    },
    named: signer && said ? namedIn(said, signer.fingerprint) : undefined,
    seal: verdict === 'valid' && said ? sealIn(said) : undefined,
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function namedIn({ item }: Said, fingerprint: string): JudgedFile['named'] {
  return item !== null && uuid.test(item) ? { item, fingerprint } : undefined;
}

function sealIn({ item, words }: Said): JudgedFile['seal'] {
  return item !== null && words !== null ? { item, words } : undefined;
}
