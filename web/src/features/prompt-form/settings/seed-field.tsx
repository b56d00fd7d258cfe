import '../../../ui/number-stepper.css';
import { Segmented } from '../../../ui/segmented.tsx';
import { Setting } from './setting.tsx';

const kinds = [
  { value: 'random', label: 'Random' },
  { value: 'fixed', label: 'Fixed' },
] as const;

export interface SeedFieldProps {
  seed: { readonly kind: 'random' | 'fixed'; readonly entry: string };
  min: number;
  max: number;
  onKind: (kind: 'random' | 'fixed') => void;
  onEntry: (entry: string) => void;
  /** What cannot be read is settled when the field is left. */
  onLeave: () => void;
}

/** Chance, or a number that makes the same again. */
export function SeedField({ seed, min, max, onKind, onEntry, onLeave }: SeedFieldProps) {
  return (
    <Setting name="Seed">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Seed" value={seed.kind} options={kinds} onChange={onKind} small inset />
        {seed.kind === 'fixed' && (
          <span className="stepper max-sm:h-11">
            <input
              type="number"
              inputMode="numeric"
              aria-label="Seed value"
              min={min}
              max={max}
              value={seed.entry}
              className="w-[104px]!"
              onChange={(event) => onEntry(event.currentTarget.value)}
              onBlur={onLeave}
            />
          </span>
        )}
      </div>
    </Setting>
  );
}
