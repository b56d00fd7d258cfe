import type { Content } from '@loomlight/contract';
import { Link } from 'react-router';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ContentFacts, UnlockButton, useNoteView } from '../content/index.ts';
import { HandleAction } from './bench.tsx';
import { GenerateAgainButton } from './generate-again-button.tsx';
import { mediumRules } from './media.ts';
import { ResultTile } from './result-tile.tsx';
import { useGenerateAgain } from './use-generate-again.ts';

/** What has come of it: the picture or film, the words it came from, and how it was made. */
export function GeneratedContent({ item, blooms }: { item: Content; blooms: boolean }) {
  const again = useGenerateAgain(item);
  useNoteView({ kind: item.content_type, id: item.id });
  const phone = useMediaQuery(phoneQuery);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 max-sm:block max-sm:px-4">
        <div className="min-w-0 flex-[1_1_300px]">
          <h1 className="title-36 max-sm:text-[30px]/[34px]">{mediumRules[item.content_type].heading}</h1>
          <blockquote dir="auto" className="mt-2 max-w-[620px] text-15 text-pretty break-words text-ink-2">
            {item.text_prompt ?? `The words of this ${item.content_type} are locked.`}
          </blockquote>
          {item.text_prompt === null && !item.has_prompt_access && <UnlockButton item={item} className="mt-4" />}
        </div>
        <div className="ml-auto flex flex-none gap-2 max-sm:hidden">
          <Link to={paths.home()} className={buttonClass({ tone: 'quiet' })}>
            Go Home
          </Link>
          {!phone && <GenerateAgainButton by={again} tone="line" />}
        </div>
      </div>
      {phone && (
        <HandleAction>
          <GenerateAgainButton by={again} tone="amber" size="lg" />
        </HandleAction>
      )}
      {again.failure && (
        <p role="alert" className="mt-3 text-13 text-red max-sm:px-4">
          {again.failure}
        </p>
      )}
      <div className="result-grid">
        <ResultTile key={item.id} item={item} blooms={blooms} />
        <section aria-label="How it was made" className="max-sm:px-4">
          <ContentFacts item={item} className="border-t border-line pt-2 max-sm:border-0" />
        </section>
      </div>
    </>
  );
}
