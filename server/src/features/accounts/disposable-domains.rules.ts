import { hostName } from './mailbox.rules.ts';

/** More lines are no list of this kind. */
const linesMax = 200_000;
/** No name is longer. */
const nameMax = 253;

/** The domains of a list, or what is wrong with it: the end of a sentence that begins with the file. */
type DomainList =
  | { readonly kind: 'domains'; readonly domains: ReadonlySet<string> }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads a list of domains, one a line; empty lines and what follows a `#` are passed over (DESK-137). A line that is no domain refuses all of it. */
export function readDomains(text: string): DomainList {
  const lines = text.replace(/\r?\n$/, '').split('\n');
  if (lines.length > linesMax)
    return { kind: 'refused', why: `has more than ${linesMax.toLocaleString('en-US')} lines` };
  const domains = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const written = line.replace(/#.*$/s, '').trim();
    if (written === '') continue;
    const domain = domainOf(written);
    // The line itself is not repeated: somebody may have named a file of quite other things.
    if (domain === undefined)
      return { kind: 'refused', why: `has no domain such as mailbin.test in its line ${index + 1}` };
    domains.add(domain);
  }
  return { kind: 'domains', domains };
}

/** Whether the domain of an address (its key), or one above it, stands in the list: whole labels count, so `notmailbin.test` is not below `mailbin.test`. */
export function isListedDomain(domains: ReadonlySet<string>, emailKey: string): boolean {
  const labels = hostName(emailKey.slice(emailKey.lastIndexOf('@') + 1)).split('.');
  return labels.some((_label, index) => domains.has(labels.slice(index).join('.')));
}

/** Names that are spelled as they are folded, which are nearly all: asking about each of 200,000 takes long. */
const plainDomain = /^(?:[a-z0-9](?:[a-z0-9]|-(?!-))*\.)+[a-z]{2,}$/;
const foldedDomain = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;
/** What folding reads as an end of the name, as an escape, or as a log-in before it. */
const otherThanName = /[\s/\\?#@:%*]/;

/** The folded domain, by the rules by which keys of addresses are made; undefined for what is none. */
function domainOf(written: string): string | undefined {
  if (written.length > nameMax) return undefined;
  const lower = written.normalize('NFKC').toLowerCase();
  if (plainDomain.test(lower)) return lower;
  if (otherThanName.test(lower)) return undefined;
  const folded = hostName(lower);
  return foldedDomain.test(folded) ? folded : undefined;
}
