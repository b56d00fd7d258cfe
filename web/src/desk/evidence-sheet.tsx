import type { ContentType } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { callForBytes } from '../api/client.ts';
import { LookSheet } from './look-sheet.tsx';

/** One picture of evidence (DESK-10). */
export function EvidenceSheet({ id, type, onClose }: { id: string; type: ContentType | null; onClose: () => void }) {
  return (
    <LookSheet
      title="Evidence"
      type={type}
      alt="The reported piece as it was"
      look={async (reason) => ({ bytes: await callForBytes(desk.evidence, { params: { id }, query: { reason } }) })}
      onClose={onClose}
    />
  );
}
