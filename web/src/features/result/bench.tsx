import './result.css';
import { isBlank } from '@loomlight/contract';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { ComposerColumn, type ComposerPlace, EditSheet, useBarred, usePromptForm } from '../prompt-form/index.ts';

/** Where a phone's handle leaves room for what the result offers. */
const HandlePlace = createContext<HTMLElement | null>(null);

/** The form on the left, what comes of it on the right; on a phone the form waits under a handle. */
export function Bench({ place, children }: { place: ComposerPlace; children: ReactNode }) {
  const phone = useMediaQuery(phoneQuery);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  return (
    <div className="bench">
      {!phone && (
        <aside aria-label="Generator" className="bench-form">
          <ComposerColumn {...place} />
        </aside>
      )}
      <section aria-label="Results" className="bench-out">
        <HandlePlace value={handle}>{children}</HandlePlace>
      </section>
      {phone && <Handle place={place} onPlace={setHandle} />}
    </div>
  );
}

/** Beside 'Edit prompt' in the handle of a phone; nowhere on a desktop. */
export function HandleAction({ children }: { children: ReactNode }) {
  const place = useContext(HandlePlace);
  return place && createPortal(children, place);
}

function Handle({ place, onPlace }: { place: ComposerPlace; onPlace: (element: HTMLElement | null) => void }) {
  const [editing, setEditing] = useState(false);
  const { prompt } = usePromptForm();
  useBarred(true);
  return (
    <>
      <div className="bench-handle">
        <span className="grab block!" aria-hidden="true" />
        <div ref={onPlace} className="mt-2.5 flex gap-2 *:flex-1">
          <Button tone="line" size="lg" onClick={() => setEditing(true)}>
            {isBlank(prompt) ? 'Write a prompt' : 'Edit prompt'}
          </Button>
        </div>
      </div>
      {editing && (
        <EditSheet onClose={() => setEditing(false)}>
          <ComposerColumn {...place} />
        </EditSheet>
      )}
    </>
  );
}
