import { type Content, countCredits, limits } from '@loomlight/contract';
import Lock from 'lucide-react/icons/lock';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { SaleShare } from './sale-share.tsx';

const { lockPriceMin: min, lockPriceMax: max, lockPriceDefault } = limits;

export interface LockDialogProps {
  /** One item, or how many. */
  item: Pick<Content, 'content_type'> | number;
  onLock: (price: number) => void;
  onClose: () => void;
}

/** Asks for the price of a prompt, or for one price of several: 1 to 100 credits, 5 at first (R-DET-04, KEEP-73). */
export function LockDialog({ item, onLock, onClose }: LockDialogProps) {
  const [price, setPrice] = useState<number>(lockPriceDefault);
  const [outside, setOutside] = useState<number>();
  const [isGood, setGood] = useState(true);
  const problem =
    outside === undefined
      ? undefined
      : `${outside.toLocaleString('en-US')} is ${outside > max ? 'more' : 'less'} than a prompt may cost: its price is ${countCredits(price)}.`;
  const rangeId = useId();
  const several = typeof item === 'number' && item !== 1;
  return (
    <Dialog title={several ? `Lock ${item} prompts` : 'Lock prompt'} description={describe(item)} onClose={onClose}>
      <div className="grid justify-items-center gap-2.5 rounded-menu bg-[light-dark(var(--color-raised),var(--color-surface))] p-5">
        <NumberStepper
          label="Price in credits"
          large
          min={min}
          max={max}
          fallback={lockPriceDefault}
          value={price}
          describedBy={rangeId}
          onChange={(next) => {
            setPrice(next);
            setOutside(undefined);
          }}
          onOutside={setOutside}
          onTyped={setGood}
          invalid={!isGood}
        />
        <span id={rangeId} className="text-13 text-ink-3">
          Credit range: {min} - {max}
        </span>
        {isGood && <SaleShare price={price} className="num text-13 text-ink-2" />}
        <p role="status" className="num text-13 text-orange empty:hidden">
          {problem}
        </p>
      </div>
      <div className="dialog-acts">
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => {
            onClose();
            onLock(price);
            // The press itself may have brought the number into its bounds: this must be seen, too.
            if (problem) toast.warning(problem);
          }}
        >
          <Lock size={15} aria-hidden="true" />
          {several ? 'Lock prompts' : 'Lock prompt'}
        </Button>
      </div>
    </Dialog>
  );
}

function describe(item: LockDialogProps['item']): string {
  if (typeof item !== 'number') {
    const noun = item.content_type === 'image' ? 'picture' : 'film';
    return `The ${noun} stays public. Its prompt can be read and copied only by people who unlock it.`;
  }
  return 'What is locked stays public; its prompt can be read and copied only by people who unlock it. All get this price, also those that are locked already. What is private or not finished is left as it is.';
}
