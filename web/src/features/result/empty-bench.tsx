import { usePromptDraft } from '../prompt-form/index.ts';
import { Mark } from '../../ui/mark.tsx';
import { Bench } from './bench.tsx';

/** /generate: the form with an empty place beside it; a copied prompt arrives here. */
export function EmptyBench() {
  usePromptDraft(() => undefined);
  return (
    <Bench place={{}}>
      <div className="m-auto grid justify-items-center gap-3 px-(--page) py-16 text-center text-ink-3">
        <Mark size={40} />
        <h1 className="title-36 text-ink">Ready to create</h1>
        <p className="max-w-[360px] text-pretty">
          Describe a picture or a film. It develops here, usually within a minute.
        </p>
      </div>
    </Bench>
  );
}
