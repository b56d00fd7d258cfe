import type { Content } from '@loomlight/contract';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { ContentFacts, MadeFrom } from '../content/index.ts';

/**
 * Where a piece develops and stays: its own proportions, as large as the window allows, never larger than it is; below it what there is to say
 * of it, beside it how it was made (PEOPLE-27).
 */
export function ResultPlace({
  shape,
  piece,
  waiting = false,
  isWide = false,
  picture,
  children,
}: {
  shape: { readonly width: number; readonly height: number };
  /** Undefined while nothing is known of it. */
  piece: Content | undefined;
  waiting?: boolean;
  /** It takes the width of the page, and how it was made stands below it. */
  isWide?: boolean;
  picture: ReactNode;
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
        {picture}
        {children}
      </div>
      <section aria-label="How it was made" className="max-sm:px-4">
        {piece && (
          <ContentFacts
            item={piece}
            className={cx('border-t border-line pt-2 max-sm:border-0', isWide && 'sm:grid-cols-2 sm:gap-x-10')}
          />
        )}
        {/* Not in the heading: it is only known once the server was asked, and nothing may move then. */}
        {piece?.made_from && (
          <div className="mt-3 border-t border-line pt-3">
            <MadeFrom source={piece.made_from} isUpscaled={piece.is_upscaled} />
          </div>
        )}
      </section>
    </div>
  );
}
