import type { Content } from '@loomlight/contract';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { ContentFacts, MadeFrom } from '../content/index.ts';

/**
 * Where an item develops and stays: its own proportions, as large as the window allows, never larger than it is; below it what there is to say
 * of it, beside it how it was made (PEOPLE-27).
 */
export function ResultPlace({
  shape,
  content,
  waiting = false,
  isWide = false,
  image,
  children,
}: {
  shape: { readonly width: number; readonly height: number };
  /** Undefined while nothing is known of it. */
  content: Content | undefined;
  waiting?: boolean;
  /** It takes the width of the page, and how it was made stands below it. */
  isWide?: boolean;
  image: ReactNode;
  children?: ReactNode;
}) {
  const { width, height } = shape;
  return (
    <div className="result-grid" data-wide={isWide || undefined}>
      <div
        className="result-main"
        data-waiting={waiting || undefined}
        style={{ '--ratio': width / height, '--width': `${width}px` } as CSSProperties} // Custom properties are not in CSSProperties.
      >
        {image}
        {children}
      </div>
      <section aria-label="How it was made" className="max-sm:px-4">
        {content && (
          <ContentFacts
            item={content}
            className={cx('border-t border-line pt-2 max-sm:border-0', isWide && 'sm:grid-cols-2 sm:gap-x-10')}
          />
        )}
        {/* Not in the heading: it is only known once the server was asked, and nothing may move then. */}
        {content?.made_from && (
          <div className="mt-3 border-t border-line pt-3">
            <MadeFrom item={content} source={content.made_from} />
          </div>
        )}
      </section>
    </div>
  );
}
