import { type Content, countCredits } from '@loomlight/contract';
import Maximize from 'lucide-react/icons/maximize';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { useUpscale } from '../start-generation/index.ts';

/** Makes an image twice as large; what that costs stands on it. Nothing is there where the image cannot be enlarged (MAKE-40). */
export function UpscaleButton({ item }: { item: Content }) {
  const { offer, start, running, failure } = useUpscale(item);
  const factsId = useId();
  if (!offer) return null;
  return (
    <>
      <Button tone="line" loading={running} aria-describedby={factsId} className="max-sm:h-12" onClick={start}>
        <Maximize size={15} aria-hidden="true" />
        Upscale
        <span aria-hidden="true" className="num inline-flex items-center gap-1.5 pl-1">
          <i className="coin size-[7px]" />
          {offer.cost}
        </span>
      </Button>
      <span id={factsId} hidden>
        {`To ${offer.width} × ${offer.height}, costs ${countCredits(offer.cost)}`}
      </span>
      {failure && (
        <p role="alert" className="order-last basis-full text-13 text-red">
          {failure}
        </p>
      )}
    </>
  );
}
