import { itemPagePath, type ReplyOf } from '@loomlight/contract';
import { type CopyOfItem, desk } from '@loomlight/contract/desk';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { callForBytes } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { LookSheet } from './look-sheet.tsx';

type Found = ReplyOf<typeof desk.reportCopies>;

/** Which copies an act is about: those that are the same, and of the others those that somebody has ticked. What is removed already needs no act. */
export function tickedOf(found: Found | undefined, turned: ReadonlySet<string>): readonly string[] {
  const isTickedAtFirst = (copy: CopyOfItem) => copy.state !== 'removed';
  return [
    ...(found?.same ?? []).filter((copy) => isTickedAtFirst(copy) !== turned.has(copy.content_id)),
    ...(found?.near ?? []).filter((copy) => turned.has(copy.content_id)),
  ].map((copy) => copy.content_id);
}

/** The same with one tick turned around. */
export function turnedBy(turned: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(turned.has(id) ? [...turned].filter((one) => one !== id) : [...turned, id]);
}

/** What looks like what was reported, in its bands. A near one is never ticked by itself: a person looks. */
export function Copies({
  reportId,
  query,
  isSealed,
  ...ticking
}: {
  reportId: string;
  query: ComponentProps<typeof Block>['query'] & { readonly data: Found | undefined };
  /** Nothing of them is shown at the desk. */
  isSealed: boolean;
} & Ticking) {
  const [looking, setLooking] = useState<CopyOfItem>();
  const { data: found } = query;
  const shown = { ...ticking, onLook: isSealed ? undefined : setLooking };
  return (
    <section aria-label="Copies" className="desk-block">
      <h3 className="title-20">Copies</h3>
      <Block query={query}>
        {found && (
          <>
            {found.same.length + found.near.length === 0 && <p className="desk-note">No copies found.</p>}
            <Band title="The same" copies={found.same} {...shown} />
            <Band title="Near: please look first" copies={found.near} {...shown} />
            {!found.done && (
              <p className="desk-note">
                There may be more: not everything could be compared, or more was found than is shown.
              </p>
            )}
          </>
        )}
      </Block>
      {looking && (
        <LookSheet
          title="Look at the copy"
          type={looking.content_type}
          alt="The copy"
          look={async (reason) => ({
            bytes: await callForBytes(desk.copyMedia, {
              params: { id: reportId, content_id: looking.content_id },
              query: { reason },
            }),
          })}
          onClose={() => setLooking(undefined)}
        />
      )}
    </section>
  );
}

interface Ticking {
  ticked: readonly string[];
  canTick: boolean;
  onTurn: (id: string) => void;
}

function Band({
  title,
  copies,
  ticked,
  canTick,
  onTurn,
  onLook,
}: {
  title: string;
  copies: readonly CopyOfItem[];
  onLook: ((copy: CopyOfItem) => void) | undefined;
} & Ticking) {
  if (copies.length === 0) return null;
  return (
    <fieldset className="mt-2">
      <legend className="text-14">{title}</legend>
      <ul className="desk-rows">
        {copies.map((copy) => (
          <li key={copy.content_id} className="desk-stacked">
            <Checkbox
              label={
                <span className="[overflow-wrap:anywhere]">
                  {itemPagePath({ contentType: copy.content_type, id: copy.content_id })}
                </span>
              }
              checked={ticked.includes(copy.content_id)}
              disabled={!canTick}
              onChange={() => onTurn(copy.content_id)}
            />
            <span className="desk-note">
              {copy.state}
              {copy.owner_name !== null && (
                <>
                  {', of '}
                  <Link to={deskPaths.person(copy.owner_id)}>{copy.owner_name}</Link>
                </>
              )}
            </span>
            {onLook && (
              <Button tone="line" size="sm" className="justify-self-start" onClick={() => onLook(copy)}>
                Look at the copy
              </Button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
