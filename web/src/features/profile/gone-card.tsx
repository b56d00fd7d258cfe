import '../../ui/tile.css';
import './profile.css';
import { countCredits } from '@loomlight/contract';
import ImageOff from 'lucide-react/icons/image-off';
import LockOpen from 'lucide-react/icons/lock-open';
import { Link } from 'react-router';
import { relativeTime } from '../../lib/relative-time.ts';
import { paths } from '../../paths.ts';
import type { GoneContent } from './profile-queries.ts';

/** Bought words whose image or video is not public any more: what was bought stays readable. */
export function GoneCard({ content }: { content: GoneContent }) {
  return (
    <article className="item">
      <div className="tile item-image">
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2.5 rounded-[inherit] bg-surface p-3 text-center text-13 text-ink-3 shadow-[inset_0_0_0_1px_var(--color-line)] max-sm:text-12">
          <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />
          No longer public
        </span>
      </div>
      <div className="item-words">
        <h2 className="flex items-center gap-[7px] font-medium">
          <LockOpen size={14} className="item-facts flex-none text-green" aria-hidden="true" />
          <Link
            to={paths.generate({ prompt: content.text_prompt, private: '1' })}
            aria-label={`Create with these words: ${content.text_prompt}`}
            className="item-link"
          >
            <span dir="auto" className="item-title">
              {content.text_prompt}
            </span>
          </Link>
        </h2>
        <p className="item-facts num mt-[3px] truncate text-12 text-ink-3">
          {relativeTime(content.created_at)} · {countCredits(content.credits_used)}
        </p>
      </div>
    </article>
  );
}
