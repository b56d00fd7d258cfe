import { strikeDays } from '@loomlight/contract/desk';
import { Checkbox } from '../ui/checkbox.tsx';

/** Whether a decision about items is counted against whoever made them (DESK-115). */
export function StrikeField({ strike, onChange }: { strike: boolean; onChange: (strike: boolean) => void }) {
  return (
    <div>
      <Checkbox label="Count it as a strike" checked={strike} onChange={({ target }) => onChange(target.checked)} />
      <p className="desk-note">
        It stands for {strikeDays} days, and their statement says so. Strikes only propose what to do: a person decides.
      </p>
    </div>
  );
}
