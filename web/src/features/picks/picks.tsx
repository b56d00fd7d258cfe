import '../../ui/tile.css';
import { type Content, promptTitle } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Shuffle from 'lucide-react/icons/shuffle';
import { type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { wallSources } from '../../lib/image-sources.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { VideoMark } from '../../ui/video-mark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type OpenContent, useOpenContent } from '../content/index.ts';
import { picksQuery } from './picks-query.ts';
import { rememberPicks } from './picks-memory.ts';
import { useQuietVideo } from './use-quiet-video.ts';

/** The narrowest column of a desk. */
const leastPx = 300;
/** Fewer are no row. */
const picksMin = 3;

export interface PicksProps {
  /** Stands in the place until there is an answer; null where no place is kept, and then nothing comes before the next visit. */
  waiting: ReactNode;
}

/** What the community loves most this week, each with its words, its maker and the way to remix it (MAKE-58). */
export function Picks({ waiting }: PicksProps) {
  const { open } = useOpenContent();
  const titleId = useId();
  const { data, isPending } = useQuery(picksQuery);
  const enough = data && data.length >= picksMin;
  useEffect(() => {
    if (enough !== undefined) rememberPicks(enough);
  }, [enough]);
  if (isPending) return waiting;
  // One that was hidden or locked in this very tab is none any more.
  const shown = data?.filter(({ is_public, is_prompt_locked }) => is_public && !is_prompt_locked) ?? [];
  if (shown.length < picksMin || waiting === null) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-16 items-baseline gap-x-4 px-(--page) pt-5 max-sm:flex-col max-sm:pb-3.5">
        <h2 id={titleId} className="title-26 flex-none">
          Picked this week
        </h2>
        <p className="text-ink-3">The most loved. Remix takes the words and the settings.</p>
      </div>
      <ul className="grid auto-cols-fr grid-flow-col grid-cols-[1.35fr] gap-3 px-(--page) pb-2 max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--page) max-lg:auto-cols-[236px] max-lg:grid-cols-[300px] max-lg:overflow-x-auto">
        {shown.map((content) => (
          <PickedContent key={content.id} content={content} onOpen={open} />
        ))}
      </ul>
    </section>
  );
}

function PickedContent({ content, onOpen }: { content: Content; onOpen: (content: OpenContent) => void }) {
  const { id, content_type: kind, username, small_url: still } = content;
  const words = promptTitle(content.text_prompt ?? '');
  const isVideo = kind === 'video';
  const { tile, isPlaying, isStopped, toggle } = useQuietVideo(isVideo ? content.media_url : null);
  return (
    <li className="relative min-w-0 snap-start">
      {/* Image and words are one link (PEOPLE-18); the way to remix it lies beside the words and not in it. */}
      <a
        href={isVideo ? paths.videoResult(id) : paths.imageResult(id)}
        // What stands in it is part of its name, in its order (WCAG 2.5.3).
        aria-label={`Open the ${isVideo ? 'film' : 'picture'} ${words}, ${username}`}
        className="block rounded-image"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen({ kind, id });
        }}
      >
        <span ref={tile} className="tile h-[236px] rounded-image max-sm:h-[260px]">
          {still !== null && (
            <img {...wallSources(content, leastPx)} src={still} alt="" decoding="async" loading="lazy" />
          )}
          {isVideo && <VideoMark silent seconds={content.duration} className="top-2 right-2" />}
        </span>
        <span className="block pt-1.5">
          <bdi className="block truncate font-medium">{words}</bdi>{' '}
          <bdi className="block h-8 content-center truncate pr-[104px] text-13 text-ink-3 max-sm:h-11">{username}</bdi>
        </span>
      </a>
      {(isPlaying || isStopped) && (
        <IconButton
          label={`${isStopped ? 'Play' : 'Pause'} ${words}`}
          onImage
          className="absolute top-2 left-2 z-2"
          onClick={toggle}
        >
          {isStopped ? <Play size={14} fill="currentColor" /> : <Pause size={14} fill="currentColor" />}
        </IconButton>
      )}
      <Link
        to={paths.generate({ remix: id, ...(isVideo && { kind: 'video' }) })}
        aria-label={`Remix ${words}`}
        className={buttonClass({ tone: 'line', size: 'sm' }, 'absolute! right-0 bottom-0')}
      >
        <Shuffle size={14} aria-hidden="true" />
        Remix
      </Link>
    </li>
  );
}
