import { imageSizes, isBlank } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { RatioGlyph } from '../../../ui/ratio-glyph.tsx';
import { FormNote } from './form-note.tsx';
import { GenerateButton } from './generate-button.tsx';
import { useComposer } from './use-composer.ts';
import { chosenSize, type PromptForm } from '../form/form-state.ts';
import { usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';

/** The words that waited for an account, with their settings and one button that makes them (PEOPLE-21); absent when there are none. */
export function WaitingWords() {
  const titleId = useId();
  const form = usePromptForm();
  const composer = useComposer({}, useRef(null));
  if (isBlank(form.prompt)) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-[14px] border border-line-strong bg-surface p-5 text-left max-sm:p-4"
    >
      <h2 id={titleId} className="text-13 text-ink-3">
        Your words waited
      </h2>
      <p dir="auto" className="max-h-40 overflow-auto font-serif text-20/[26px] break-words text-ink" tabIndex={-1}>
        {form.prompt}
      </p>
      <Settings form={form} />
      <FormNote ready={composer.ready} failure={composer.failure} asked={composer.asked} className="pl-0!" />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <GenerateButton
          ready={composer.ready}
          onPress={composer.go}
          className="h-11 pl-[18px] max-sm:h-[52px] max-sm:w-full"
        />
        <Link to={paths.home()} className={buttonClass({ tone: 'quiet' }, 'h-11 px-2 max-sm:w-full')}>
          Change the words
        </Link>
      </div>
    </section>
  );
}

function Settings({ form }: { form: PromptForm }) {
  const { data } = useQuery(imageOptionsQuery);
  const sizes = data?.sizes ?? imageSizes;
  const size = form.contentType === 'image' ? chosenSize(form.size, sizes) : undefined;
  const listed = sizes.find(({ width, height }) => width === size?.width && height === size.height);
  const words =
    form.contentType === 'image'
      ? [
          listed?.name ?? (size && `${size.width} × ${size.height}`),
          form.style !== 'none' && nameOfStyle(form.style, data),
          form.count > 1 && `${form.count} pictures`,
        ]
      : ['Film', form.video.durationS !== null && `${form.video.durationS} s`, form.video.resolution, form.video.ratio];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
      {size && <RatioGlyph width={size.width} height={size.height} />}
      {words
        .filter((word) => typeof word === 'string')
        .map((word) => (
          <span key={word}>{word}</span>
        ))}
    </p>
  );
}

function nameOfStyle(id: string, options: { styles: { id: string; name: string }[] } | undefined): string {
  return options?.styles.find((style) => style.id === id)?.name ?? id;
}
