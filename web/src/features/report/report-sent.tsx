import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** A report that has arrived. */
export interface Sent {
  readonly number: string;
  readonly statusUrl: string;
  readonly email: string | undefined;
}

/** What stands in place of the form once it has been sent. Without an address the link is shown here, once. */
export function ReportSent({ sent }: { sent: Sent }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = location.origin + sent.statusUrl;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('The link is copied.');
    } catch {
      toast.error('The link could not be copied. Please mark it and copy it yourself.');
    }
  };
  return (
    <section aria-label="Report sent" className="mt-8 grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="title-26">
        We have received your report {sent.number}.
      </h2>
      {sent.email === undefined ? (
        <>
          <p className="text-15 text-ink-2">This link shows how it stands. It is shown only now, so please keep it:</p>
          <p className="[overflow-wrap:anywhere] text-13">{link}</p>
          <Button tone="line" className="justify-self-start" onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      ) : (
        <p className="text-15 text-ink-2">A receipt with a link to its status is on its way to {sent.email}.</p>
      )}
    </section>
  );
}
