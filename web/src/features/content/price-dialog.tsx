import { limits } from '@loomlight/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { priceProblem } from './price-entry.ts';
import { SaleShare } from './sale-share.tsx';

export interface PriceDialogProps {
  price: number;
  onChange: (price: number) => void;
  onClose: () => void;
}

/** Another price for a prompt that is locked already. Who has paid keeps what was paid for. */
export function PriceDialog({ price, onChange, onClose }: PriceDialogProps) {
  const [entry, setEntry] = useState(String(price));
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = priceProblem(entry);
    setProblem(found);
    if (found !== undefined) return;
    onClose();
    if (Number(entry) !== price) onChange(Number(entry));
  };
  return (
    <Dialog title="Edit price" description="Who has unlocked this prompt keeps it." onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <TextField
          label="Price in credits"
          inputMode="decimal"
          autoComplete="off"
          value={entry}
          error={problem}
          help={`0 to ${limits.lockPriceMax}. At 0 it is free for everyone who signs in.`}
          onChange={(event) => {
            setEntry(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <SaleShare price={Number(entry)} className="num mt-2 text-13 text-ink-2" />
        <div className="dialog-acts">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save price</Button>
        </div>
      </form>
    </Dialog>
  );
}
