import * as z from 'zod/mini';

// What a file says of its origin and whether it is believed (ORIGIN-17, ORIGIN-30): one set of rules for the call that is sent a file and for the
// page that reads it on the device of its owner.

/** What the reference reader has found in a file. */
export interface ManifestReading {
  readonly state: 'Trusted' | 'Valid' | 'Invalid';
  /** Codes of C2PA for what does not fit. */
  readonly faults: readonly string[];
  readonly assertions: readonly { readonly label: string; readonly data: unknown }[];
  /** The serial number of the certificate that signed it, in decimal digits, as the file says it. */
  readonly serial: string | undefined;
}

/** What a manifest says, as far as it has the form that this product writes. */
export interface Said {
  readonly engine: string | null;
  readonly model: string | null;
  readonly digitalSource: string | null;
  /** In the form of ISO 8601. */
  readonly madeAt: string | null;
  readonly item: string | null;
  /** The seal of its words, in base64. */
  readonly words: string | null;
}

export type Verdict = 'valid' | 'changed' | 'foreign' | 'marked' | 'unknown';

/** What becomes of a reading. */
export interface Judgement {
  readonly verdict: Exclude<Verdict, 'marked' | 'unknown'>;
  /** Undefined where somebody else may have written it into a manifest of ours. */
  readonly said: Said | undefined;
  /** False for a file of somebody else, whatever number its certificate has. */
  readonly isOurs: boolean;
  readonly faults: readonly string[];
}

/** The settings of the reader. `anchors`: the roots that are trusted, in PEM. No address that stands in a manifest is asked for anything. */
export function readerSettings(anchors: string): string {
  return JSON.stringify({
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
    ...(anchors && { trust: { user_anchors: anchors } }),
  });
}

/** The name of the box that every manifest lies in, whatever its container. */
export const manifestBoxName = 'jumb';

/** The media type by the first twelve bytes of a file; undefined for what carries no manifest of ours. */
export function mediaTypeOfFile(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 12));
  if (text.startsWith('\x89PNG')) return 'image/png';
  if (text.startsWith('\xff\xd8')) return 'image/jpeg';
  if (text.slice(8, 12) === 'WEBP') return 'image/webp';
  return text.slice(4, 8) === 'ftyp' ? 'video/mp4' : undefined;
}

const storeSchema = z.object({
  active_manifest: z.optional(z.string()),
  validation_state: z.enum(['Trusted', 'Valid', 'Invalid']),
  validation_results: z.optional(
    z.object({
      activeManifest: z.optional(z.object({ failure: z.optional(z.array(z.object({ code: z.string() }))) })),
    }),
  ),
  manifests: z.record(
    z.string(),
    z.object({
      assertions: z.optional(z.array(z.object({ label: z.string(), data: z.unknown() }))),
      signature_info: z.nullish(z.object({ cert_serial_number: z.nullish(z.string()) })),
    }),
  ),
});

/** What the reader answers, as JSON. Throws for anything else. */
export function readingOf(json: string): ManifestReading {
  const store = storeSchema.parse(JSON.parse(json));
  const manifest = store.manifests[store.active_manifest ?? ''];
  const signature = manifest?.signature_info;
  return {
    state: store.validation_state,
    faults: (store.validation_results?.activeManifest?.failure ?? []).map(({ code }) => code),
    assertions: (manifest?.assertions ?? []).map(({ label, data }) => ({ label, data })),
    serial: signature?.cert_serial_number ?? undefined,
  };
}

/** True for what the reader throws where a file has no manifest; anything else that it throws is a broken one. */
export function saysNothingThere(error: unknown): boolean {
  return /JumbfNotFound|no JUMBF|ProvenanceMissing|UnsupportedType/i.test(String(error));
}

/** What becomes of a reading. */
export function judgeReading(of: {
  readonly reading: ManifestReading;
  /** The one of ours that the file names by its number. */
  readonly certificate: { readonly isWithdrawn: boolean } | undefined;
  /** True where it is known here that the item was signed with this certificate before that was withdrawn. */
  readonly isOlder: boolean;
}): Judgement {
  const { reading, certificate } = of;
  const { faults } = reading;
  const verdict = verdictOf(of);
  return {
    verdict,
    // Words that were put into a manifest of ours are nobody's.
    said: verdict === 'changed' && !isOnlyOfBytes(faults) ? undefined : saidIn(reading.assertions),
    isOurs: verdict !== 'foreign' || certificate?.isWithdrawn === true,
    faults: faults.slice(0, mostFaults),
  };
}

function verdictOf(of: Parameters<typeof judgeReading>[0]): Judgement['verdict'] {
  const { state, faults } = of.reading;
  // A name and a number can be copied into any certificate; only the signature of a root cannot.
  if (!of.certificate || state === 'Valid' || faults.includes('signingCredential.untrusted')) return 'foreign';
  // The file's own word for its moment is not enough: whoever has the key writes what they like.
  if (of.certificate.isWithdrawn && !of.isOlder) return 'foreign';
  return state === 'Trusted' ? 'valid' : 'changed';
}

/** A stranger's manifest may have as many as it likes. */
const mostFaults = 20;

const onlyBytes: ReadonlySet<string> = new Set(['assertion.dataHash.mismatch', 'assertion.bmffHash.mismatch']);

/** True when the statements themselves are as they were signed, and only the picture or film is another. */
function isOnlyOfBytes(faults: readonly string[]): boolean {
  return faults.every((fault) => onlyBytes.has(fault));
}

/** Reads the assertions one by one: whoever wrote them, anything may stand in them. */
export function saidIn(assertions: ManifestReading['assertions']): Said {
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
