import type { ContentType } from '@loomlight/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { rulesOfType } from './rules-of-type.ts';

/** Heading, words and what can be done: the same while it develops and when it is done, so that nothing moves (PEOPLE-27). */
export function ResultHead({
  contentType,
  words,
  acts,
  children,
}: {
  contentType: ContentType;
  /** Undefined while they are not known. */
  words: string | null | undefined;
  acts?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4 max-sm:block max-sm:px-4">
      <div className="min-w-0 flex-[1_1_300px]">
        <h1 className="title-36 max-sm:text-[30px]/[34px]">{rulesOfType[contentType].heading}</h1>
        {words !== undefined && (
          <blockquote dir="auto" className="mt-2 max-w-[620px] text-15 text-pretty break-words text-ink-2">
            {words ?? `The words of this ${contentType} are locked.`}
          </blockquote>
        )}
        {children}
      </div>
      <div className="ml-auto flex flex-none gap-2 max-sm:hidden">
        <Link to={paths.home()} className={buttonClass({ tone: 'quiet' })}>
          Go Home
        </Link>
        {acts}
      </div>
    </div>
  );
}
