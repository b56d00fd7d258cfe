/** What a manifest says, as far as it has the form that this product writes. */
export interface Said {
  readonly engine: string | null;
  readonly model: string | null;
  readonly digitalSource: string | null;
  readonly madeAt: string | null;
  readonly item: string | null;
  /** The seal of its words, in base64. */
  readonly words: string | null;
}

/** Reads the assertions one by one: whoever wrote them, anything may stand in them. */
export function saidIn(assertions: readonly { readonly label: string; readonly data: unknown }[]): Said {
  const dataOf = (label: string): unknown => assertions.find((one) => one.label === label)?.data;
  const actions = fieldOf(dataOf('c2pa.actions.v2') ?? dataOf('c2pa.actions'), 'actions');
  const created: unknown = Array.isArray(actions)
    ? actions.find((action) => textOf(action, 'action') === 'c2pa.created')
    : undefined;
  const agent = fieldOf(created, 'softwareAgent');
  const sealed = dataOf('com.loomlight.sealed-prompt');
  const when = new Date(textOf(created, 'when') ?? '');
  return {
    engine: typeof agent === 'string' ? agent.slice(0, longest) : textOf(agent, 'name'),
    model: textOf(agent, 'version'),
    digitalSource: textOf(created, 'digitalSourceType')?.split('/').at(-1) ?? null,
    madeAt: isPlainYear(when) ? when.toISOString() : null,
    item: textOf(sealed, 'item'),
    words: textOf(sealed, 'words'),
  };
}

export type Verdict = 'valid' | 'changed' | 'foreign' | 'marked' | 'unknown';

/** What becomes of a reading. */
export function verdictOf(of: {
  readonly state: 'Trusted' | 'Valid' | 'Invalid';
  readonly faults: readonly string[];
  /** The one of ours that the file names. */
  readonly certificate: { readonly fingerprint: Buffer; readonly withdrawnSince: Date | null } | undefined;
  /** What is known here of the item that the file names, where the asker may know of it. */
  readonly item: { readonly signedBy: Buffer | null; readonly signedAt: Date | null } | undefined;
}): Exclude<Verdict, 'marked' | 'unknown'> {
  const { state, faults, certificate, item } = of;
  // A name and a number can be copied into any certificate; only the signature of a root cannot.
  if (!certificate || state === 'Valid' || faults.includes('signingCredential.untrusted')) return 'foreign';
  const { withdrawnSince, fingerprint } = certificate;
  if (withdrawnSince !== null) {
    // The file's own word for its moment is not enough: whoever has the key writes what they like.
    const isOlder = item?.signedBy?.equals(fingerprint) && item.signedAt !== null && item.signedAt < withdrawnSince;
    if (!isOlder) return 'foreign';
  }
  return state === 'Trusted' ? 'valid' : 'changed';
}

const onlyBytes: ReadonlySet<string> = new Set(['assertion.dataHash.mismatch', 'assertion.bmffHash.mismatch']);

/** True when the statements themselves are as they were signed, and only the picture or film is another. */
export function isOnlyOfBytes(faults: readonly string[]): boolean {
  return faults.every((fault) => onlyBytes.has(fault));
}

/** The longest text of a stranger that is repeated. */
const longest = 200;

/** A year of four digits: others are written in a way that readers of the answer do not know. */
function isPlainYear(when: Date): boolean {
  const year = when.getUTCFullYear();
  return year >= 1970 && year <= 9999;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown, name: string): string | null {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found.slice(0, longest) : null;
}
