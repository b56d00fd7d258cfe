import { type Content, itemPagePath } from '@loomlight/contract';
import Download from 'lucide-react/icons/download';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { relativeTime } from '../../lib/relative-time.ts';
import { usePassingTime } from '../../lib/use-passing-time.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/index.ts';
import { ContentFacts } from './content-facts.tsx';
import { downloadContent, type DownloadFormat, downloadFormats } from './download-content.ts';
import { Lineage } from './lineage.tsx';
import { PromptBlock } from './prompt-block.tsx';
import { RelatedPlace } from './related-place.tsx';
import { RemixActions } from './remix-actions.tsx';
import { shareContent } from './share-content.ts';
import { useFavorite } from './use-favorite.ts';

const OwnerControls = lazy(async () => ({ default: (await import('./owner-controls.tsx')).OwnerControls }));

const ExtendButton = lazy(async () => ({ default: (await import('./extend-button.tsx')).ExtendButton }));

const OriginLine = lazy(async () => ({ default: (await import('./origin-line.tsx')).OriginLine }));

const CollectTool = lazy(async () => ({ default: (await import('./collect-tool.tsx')).CollectTool }));

const DeleteTool = lazy(async () => ({ default: (await import('./delete-tool.tsx')).DeleteTool }));

const formats = downloadFormats.map((value) => ({ value, label: value.toUpperCase() }));

export interface DetailRailProps {
  item: Content;
  /** The person follows a link out of it. */
  onLeave: () => void;
  /** The item has been deleted. */
  onGone?: () => void;
}

/** Who made it, with which words and settings, and what one can do with it (R-GLOB-05, R-DASH-22). */
export function DetailRail({ item, onLeave, onGone = onLeave }: DetailRailProps) {
  const now = usePassingTime();
  const [format, setFormat] = useState<DownloadFormat>('png');
  const viewer = useViewer();
  const isOwn = viewer.kind === 'member' && viewer.self.id === item.user_id;
  const controls = isOwn && (
    <Suspense>
      <OwnerControls item={item} />
    </Suspense>
  );
  return (
    <>
      <div className="flex items-center gap-[11px] py-4 pr-14 pl-5 max-sm:px-4 max-sm:py-3">
        <Link
          to={paths.profile(item.username)}
          onClick={onLeave}
          className="flex min-w-0 items-center gap-[11px] rounded-input"
        >
          <ProfilePicture name={item.username} size={36} />
          <span className="min-w-0">
            <b className="block truncate font-medium hover:underline">{item.username}</b>
            <span className="block text-12 text-ink-3">{relativeTime(item.created_at, now)}</span>
          </span>
        </Link>
      </div>
      {/* That nobody else sees it comes before everything that can be done with it. */}
      {item.moderation && controls}
      <section className="border-t border-line p-5 max-sm:px-4">
        <PromptBlock item={item} isOwn={isOwn} />
        <RemixActions item={item} onLeave={onLeave} />
        {item.content_type === 'video' && (
          <Suspense>
            <ExtendButton item={item} />
          </Suspense>
        )}
      </section>
      <Lineage item={item} onLeave={onLeave} />
      {!item.moderation && controls}
      <section
        aria-label="Facts"
        aria-keyshortcuts="I"
        tabIndex={-1}
        className="border-t border-line px-5 py-3.5 -outline-offset-2 max-sm:px-4"
      >
        <ContentFacts item={item} />
        {item.signature && (
          <Suspense>
            <OriginLine item={item} onLeave={onLeave} />
          </Suspense>
        )}
        {/* A video comes in one format only. */}
        {item.content_type === 'image' && (
          <div className="mt-1 flex items-center justify-between text-13">
            <span className="text-ink-3">Download as</span>
            <Segmented label="Download as" value={format} options={formats} onChange={setFormat} small />
          </div>
        )}
      </section>
      <RelatedPlace item={item} onLeave={onLeave} className="border-t border-line p-5 max-sm:px-4" />
      <RailActions item={item} format={format} isOwn={isOwn} onGone={onGone} />
      {!isOwn && (
        <p className="px-5 pb-4 text-12 text-ink-3 max-sm:px-4">
          <Link
            to={paths.report(itemPagePath({ contentType: item.content_type, id: item.id }))}
            onClick={onLeave}
            className="link"
          >
            Report a legal problem
          </Link>
        </p>
      )}
    </>
  );
}

/** What everybody may do with it; its owner deletes it where others report it (PEOPLE-39). */
function RailActions({
  item,
  format,
  isOwn,
  onGone,
}: {
  item: Content;
  format: DownloadFormat;
  isOwn: boolean;
  onGone: () => void;
}) {
  const toggleFavorite = useFavorite(item);
  const [saving, setSaving] = useState(false);
  const countId = useId();
  const count = item.favorite_count.toLocaleString('en-US');
  const save = async () => {
    setSaving(true);
    try {
      await downloadContent(item, format);
    } catch {
      toast.error('Failed to download. Please try again.');
    }
    setSaving(false);
  };
  return (
    <div className="detail-actions">
      <button
        type="button"
        aria-pressed={item.is_user_favorite}
        aria-describedby={countId}
        aria-keyshortcuts="F"
        className="favorite num"
        onClick={toggleFavorite}
      >
        <Heart size={17} aria-hidden="true" />
        <span className="sr-only">Favorite</span>
        <span aria-hidden="true">{count}</span>
      </button>
      <span id={countId} hidden>
        {count} {item.favorite_count === 1 ? 'favorite' : 'favorites'}
      </span>
      <IconButton
        label="Download"
        aria-keyshortcuts="D"
        aria-busy={saving || undefined}
        onClick={() => !saving && void save()}
      >
        <Download size={17} />
      </IconButton>
      <IconButton
        label="Share"
        onClick={() => void shareContent(item).catch(() => toast.error('Failed to share. Please try again.'))}
      >
        <Share2 size={17} />
      </IconButton>
      <Suspense>
        <CollectTool id={item.id} />
      </Suspense>
      {isOwn ? (
        <Suspense>
          <DeleteTool item={item} onGone={onGone} />
        </Suspense>
      ) : (
        <IconButton
          label="Report"
          className="ml-auto"
          onClick={() => toast.success('Report submitted. Thank you for helping keep our community safe.')}
        >
          <Flag size={16} />
        </IconButton>
      )}
    </div>
  );
}

/** The shape of the rail until its image is known. */
export function RailSkeleton() {
  return (
    <div className="grid gap-3 p-5">
      <span className="flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-4 w-32" />
      </span>
      <Skeleton className="mt-6 h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-8 h-3 w-full" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-full" />
    </div>
  );
}
