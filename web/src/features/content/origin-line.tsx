import type { Content } from '@loomlight/contract';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Copy from 'lucide-react/icons/copy';
import { Link } from 'react-router';
import { writeProof } from '../../lib/prompt-proof.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

type Proof = Parameters<typeof writeProof>[0];

/**
 * What the file of an item says of its origin and the way to check it; for whoever may read its words, the proof of them (ORIGIN-21, ORIGIN-22).
 * Nothing where nobody here has signed it.
 */
export function OriginLine({ item, onLeave }: { item: Content; onLeave: () => void }) {
  const { signature, completed_at: madeAt, model, engine } = item;
  if (!signature) return null;
  const made = new Date(madeAt ?? signature.signed_at);
  const day = made.toLocaleDateString([], { day: 'numeric', month: 'short', year: 'numeric' });
  const proof = proofOf(item);
  // Of locked words no more than that they can be proved.
  const words =
    item.text_prompt === null
      ? 'Its words are sealed in it. Who unlocks them can prove that they are its own.'
      : proof &&
        'Its words are sealed in it. The proof holds them, and shows to anybody, also without this site, that they are its own.';
  return (
    <details className="mt-1 text-13">
      <summary className="cursor-pointer rounded-input py-1.5 wrap-anywhere text-ink-2 hover:text-ink">
        <BadgeCheck size={14} aria-hidden="true" className="mr-1.5 inline-block align-[-2px] text-ink-3" />
        Signed · <span dir="auto">{model}</span> · <time dateTime={made.toISOString()}>{day}</time>
      </summary>
      <div className="grid gap-3 pt-1.5 pb-2">
        <p className="text-pretty wrap-anywhere text-ink-2">
          Its file says that a machine made it: <bdi>{engine}</bdi>, here, on {day}. This is signed with the key{' '}
          <span className="mono">{signature.fingerprint.slice(0, 16)}</span>, and anybody can check whether the file was
          changed since.
        </p>
        {words && <p className="text-pretty text-ink-2">{words}</p>}
        <div className="flex flex-wrap gap-2">
          {proof && (
            <Button tone="line" className="max-sm:h-12" onClick={() => void copyProof(proof)}>
              <Copy size={15} aria-hidden="true" />
              Copy the proof
            </Button>
          )}
          <Link to={paths.verify()} onClick={onLeave} className={buttonClass({ tone: 'line' }, 'max-sm:h-12')}>
            Check a file
          </Link>
        </div>
      </div>
    </details>
  );
}

/** The words with what opens their seal, for who may read them. */
function proofOf({ id: item, text_prompt: prompt, style, prompt_opening: opening }: Content): Proof | undefined {
  if (prompt === null || opening === undefined) return undefined;
  return { item, prompt, style, opening, page: new URL(paths.verify(), window.location.origin).href };
}

async function copyProof(proof: Proof): Promise<void> {
  try {
    const text = await writeProof(proof);
    await navigator.clipboard.writeText(text);
    toast.success('Proof copied. Keep it with the file.');
  } catch {
    // A page that is not secure has neither a clipboard nor the means to compute a key.
    toast.error('Failed to copy. Please try again.');
  }
}
