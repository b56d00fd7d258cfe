import { desk } from '@loomlight/contract/desk';
import { call } from '../api/client.ts';
import { ActSheet } from './act-sheet.tsx';

/** Takes a decision back: its items or its person are as they were before it. */
export function LiftSheet({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ActSheet
      title="Take the decision back"
      input={id}
      send={({ words, ...sent }) => call(desk.liftDecision, { ...sent, params: { id }, body: words })}
      onClose={onClose}
    />
  );
}
