import type { Content } from '@loomlight/contract';
import { cx } from '../../../lib/cx.ts';

export interface HistoryRowProps {
  id: string;
  content: Content;
  /** Name of its style, as far as it is known. */
  style: string | undefined;
  isActive: boolean;
  onPoint: () => void;
  onTake: () => void;
}

const side = 40;

/** A prompt: the newest that came of it, its words, and what it was made with. */
export function HistoryRow({ id, content, style, isActive, onPoint, onTake }: HistoryRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the panel, which has the focus
    <li
      id={id}
      ref={isActive ? intoView : null}
      role="option"
      aria-selected={isActive}
      data-active={isActive || undefined}
      className="menu-item cursor-pointer"
      style={{ height: 56 }}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Thumb content={content} />
      <span className="min-w-0 flex-1">
        <span className="block truncate" dir="auto">
          {content.text_prompt}
        </span>
        <span className="block truncate text-12 text-ink-3">{settingsOf(content, style)}</span>
      </span>
    </li>
  );
}

/** Nothing is there to be seen while it is made, and where it failed. */
function Thumb({ content: { small_url: address } }: { content: Content }) {
  const look = 'flex-none rounded-input bg-raised';
  if (address === null) return <span className={look} style={{ width: side, height: side }} />;
  const place = { width: side, height: side, loading: 'lazy' } as const;
  return <img src={address} alt="" {...place} className={cx(look, 'object-cover')} style={{ height: side }} />;
}

/** Style and size of an image; of a video its length, resolution and proportions. */
function settingsOf(content: Content, style: string | undefined): string {
  const { content_type, width, height, duration, resolution, ratio } = content;
  const words =
    content_type === 'video'
      ? ['Film', duration !== null && `${duration} s`, resolution, ratio]
      : [content.style !== 'none' && style, `${width} × ${height}`];
  return words.filter((word) => typeof word === 'string').join(', ');
}

/** A long list follows the keys. */
function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
