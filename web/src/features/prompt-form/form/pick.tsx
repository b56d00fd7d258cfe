import type { ReactNode } from 'react';

/** What a closed control shows of its choice. */
export interface Picked {
  readonly sign?: ReactNode;
  readonly name: string;
  readonly note?: string | undefined;
}

export interface PickProps {
  /** Draws the closed control from what is chosen; a chip shows sign, name and note in a row. */
  draw?: ((title: string, chosen: Picked) => ReactNode) | undefined;
  className?: string | undefined;
}

/** A line of the form beside the results: what it is about on the left, what is chosen on the right. */
export function drawRow(title: string, { sign, name, note }: Picked): ReactNode {
  return (
    <>
      {title}
      <span className="ml-auto inline-flex min-w-0 items-center gap-2 font-medium text-ink">
        {sign}
        <span className="truncate">{name}</span>
        {note && <span className="sub">{note}</span>}
      </span>
    </>
  );
}

/** What a chip shows. */
export function drawChip({ name, note }: Picked): ReactNode {
  return (
    <>
      {name}
      {note && <span className="sub">{note}</span>}
    </>
  );
}
