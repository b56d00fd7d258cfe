import './prompt-form.css';
import { useId } from 'react';
import { formStore } from '../form/form-store.ts';
import { samples } from './samples.ts';

/** A slow belt of beginnings; it stops for a pointer and for the keyboard. The second round is a drawing of the first. */
export function SampleStrip() {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex h-[84px] items-center gap-6 overflow-hidden border-y border-line pl-(--page) max-sm:h-auto max-sm:flex-col max-sm:items-start max-sm:gap-2.5 max-sm:pt-[18px] max-sm:pb-3.5 max-sm:pl-0"
    >
      <h2
        id={titleId}
        className="max-w-[130px] flex-none font-serif text-20/[24px] tracking-[-0.005em] text-ink-2 max-sm:max-w-none max-sm:pl-4"
      >
        Try these creative prompts
      </h2>
      <div className="belt min-w-0 flex-1 overflow-hidden max-sm:w-full max-sm:flex-none">
        <ul>
          {samples.map((sample) => (
            <li key={sample.prompt}>
              <button type="button" className={look} onClick={() => formStore.fill(sample.prompt)}>
                <SampleFace {...sample} />
              </button>
            </li>
          ))}
          {samples.map((sample) => (
            <li key={sample.prompt} aria-hidden="true">
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a drawing of the buttons before it: there are five, and a pointer cannot tell */}
              <div className={look} onClick={() => formStore.fill(sample.prompt)}>
                <SampleFace {...sample} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const look =
  'flex h-[60px] w-[312px] cursor-pointer items-center gap-3 rounded-button py-1.5 pr-3.5 pl-1.5 text-left text-13 text-ink-2 transition-colors -outline-offset-2 hover:bg-raised hover:text-ink max-sm:w-[272px]';

function SampleFace({ prompt, thumb }: { prompt: string; thumb: string }) {
  return (
    <>
      <img src={thumb} alt="" width={48} height={48} className="size-12 flex-none rounded-image object-cover" />
      <span className="line-clamp-2">{prompt}</span>
    </>
  );
}
