import './result.css';
import { type ReactNode, useState } from 'react';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { ComposerColumn, type ComposerPlace, EditSheet, useBarred } from '../prompt-form/index.ts';

/** The form on the left, what comes of it on the right; on a phone the form waits under a handle. */
export function Bench({ place, children }: { place: ComposerPlace; children: ReactNode }) {
  const phone = useMediaQuery(phoneQuery);
  return (
    <div className="bench">
      {!phone && (
        <aside aria-label="Generator" className="bench-form">
          <ComposerColumn {...place} />
        </aside>
      )}
      <section aria-label="Results" className="bench-out">
        {children}
      </section>
      {phone && <Handle place={place} />}
    </div>
  );
}

function Handle({ place }: { place: ComposerPlace }) {
  const [editing, setEditing] = useState(false);
  useBarred(true);
  return (
    <>
      <div className="bench-handle">
        <span className="grab block!" aria-hidden="true" />
        <Button tone="line" size="lg" wide className="mt-2.5" onClick={() => setEditing(true)}>
          Edit prompt
        </Button>
      </div>
      {editing && <EditSheet place={place} onClose={() => setEditing(false)} />}
    </>
  );
}
