import '../../../ui/number-stepper.css';
import EyeOff from 'lucide-react/icons/eye-off';
import { priceWords } from '../../../lib/price-words.ts';
import { Switch } from '../../../ui/switch.tsx';
import { SaleShare } from '../../content/index.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { priceCredits, priceCutWords } from '../form/prompt-price.ts';
import { Setting } from './setting.tsx';

/** What others pay to read the words (R-FORM-14); a private creation needs no lock (R-FORM-13). */
export function PromptLock() {
  const { isPublic, isLocked, priceEntry } = usePromptForm();
  if (!isPublic)
    return (
      <div
        role="note"
        aria-label="Private Generation"
        className="flex gap-2.5 self-start rounded-button bg-raised px-3 py-2.5 text-13 text-ink-2"
      >
        <EyeOff size={16} className="mt-px flex-none text-ink-3" aria-hidden="true" />
        <span>
          <b className="block font-medium text-ink">Private Generation</b>
          Only you will see it, so its prompt needs no lock.
        </span>
      </div>
    );
  return (
    <Setting
      name={
        <Switch
          label="Lock prompt"
          checked={isLocked}
          onChange={(next) => formStore.patch({ isLocked: next })}
          amber
          className="w-full justify-between"
        />
      }
    >
      {isLocked ? (
        <Price entry={priceEntry} />
      ) : (
        <p className="text-12 text-ink-3">Others read it for a price that you set.</p>
      )}
    </Setting>
  );
}

/** In dollars, with what others pay of it and what it earns (PEOPLE-33). */
function Price({ entry }: { entry: string }) {
  const price = priceCredits(entry);
  const words = 'num mt-1.5 text-12 text-pretty';
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="stepper max-sm:h-11">
          <span className="pl-[11px] text-ink-3" aria-hidden="true">
            $
          </span>
          <input
            type="number"
            inputMode="decimal"
            aria-label="Prompt price"
            min={0}
            step={0.01}
            value={entry}
            onChange={(event) => formStore.patch({ priceEntry: event.currentTarget.value })}
          />
        </span>
        <span className="text-12 text-ink-3">{priceWords(price)} to everyone else</span>
      </div>
      <SaleShare price={price} className={`${words} text-ink-2`} />
      <p role="status" className={`${words} text-orange empty:hidden`}>
        {priceCutWords(entry)}
      </p>
    </div>
  );
}
