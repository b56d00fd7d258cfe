import { type Content, limits, type LineageLink } from '@loomlight/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { paths } from '../../paths.ts';

/** Where an item comes from and what others have made of it (MAKE-21). Nothing is said where there is neither. */
export function Lineage({ item, onLeave }: { item: Content; onLeave: () => void }) {
  const { made_from: source, ancestors, remixes } = item;
  if (!source && !remixes) return null;
  return (
    <section className="grid gap-3 border-t border-line p-5 max-sm:px-4">
      {source && <MadeFrom item={item} source={source} onLeave={onLeave} />}
      {ancestors && <WayBack ancestors={ancestors} onLeave={onLeave} />}
      {remixes && (
        <div>
          <h3 className="mb-2 text-13 font-medium text-ink-3">{remixesWords(remixes.count)}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {remixes.newest.map((remix) => (
              <li key={remix.id}>
                <Way to={remix} onLeave={onLeave} className="block rounded-[8px]">
                  <Sign of={remix} />
                  <span className="sr-only">{nameOf(remix)}</span>
                </Way>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** What the source was made from in turn, step by step (MAKE-62). */
function WayBack({ ancestors, onLeave }: { ancestors: readonly LineageLink[]; onLeave: () => void }) {
  return (
    <div>
      <h3 className="mb-2 text-13 font-medium text-ink-3">Before that</h3>
      <ol className="grid gap-1.5">
        {ancestors.map((before) => (
          <li key={before.id}>
            <Way to={before} onLeave={onLeave} className="flex min-w-0 items-center gap-2.5 text-13 hover:text-ink">
              <Sign of={before} />
              <bdi className="min-w-0 truncate text-ink-2">{nameOf(before)}</bdi>
            </Way>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One line: the item that this one was made from, goes on from, or is the same as in large. */
export function MadeFrom({
  item,
  source,
  onLeave,
}: {
  item: Pick<Content, 'is_upscaled' | 'continues'>;
  source: LineageLink;
  onLeave?: () => void;
}) {
  const from = item.is_upscaled ? 'Enlarged from' : item.continues ? 'Continued from' : 'Made from';
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-13 text-ink-3">
      <Sign of={source} />
      {source.id === null ? (
        <span>{from} a private creation</span>
      ) : (
        <span className="min-w-0">
          {from}{' '}
          <Way to={source} onLeave={onLeave} className="link break-words text-ink-2">
            <bdi>{nameOf(source)}</bdi>
          </Way>
          {source.title !== null && ` by ${source.username}`}
        </span>
      )}
    </p>
  );
}

function Way({
  to: { id, content_type: kind },
  onLeave,
  className,
  children,
}: {
  to: LineageLink;
  onLeave?: (() => void) | undefined;
  className: string;
  children: ReactNode;
}) {
  const address = kind === 'video' ? paths.videoResult(id ?? '') : paths.imageResult(id ?? '');
  return (
    <Link to={address} onClick={onLeave} className={className}>
      {children}
    </Link>
  );
}

function Sign({ of: { small_url: src } }: { of: LineageLink }) {
  const look = 'size-10 flex-none rounded-[6px] bg-raised';
  return src ? (
    <img src={src} alt="" className={cx(look, 'object-cover')} />
  ) : (
    <span aria-hidden="true" className={cx(look, 'block')} />
  );
}

function nameOf({ title, content_type: kind, username }: LineageLink): string {
  return title ?? `A ${kind === 'video' ? 'film' : 'picture'} by ${username}`;
}

function remixesWords(count: number): string {
  const many = count >= limits.remixesCounted ? `${count} or more` : `${count}`;
  return `${many} ${count === 1 ? 'remix' : 'remixes'} of this one`;
}
