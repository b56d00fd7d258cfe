import { TextField } from '../ui/text-field.tsx';
import { Field } from './field.tsx';
import { useMissing } from './missing-fields.ts';

/** Why something is decided, as whom it concerns will read it. */
export interface Grounds {
  readonly ground: 'law' | 'terms';
  readonly ground_ref: string;
  readonly facts: string;
  readonly redress: string;
}
export const noGrounds: Grounds = { ground: 'law', ground_ref: '', facts: '', redress: '' };

const labels = { reference: 'Which law, or which clause', facts: 'Facts' } as const;

/** Labels of the parts that a statement of reasons does not have yet. */
export function missingOf({ ground_ref: reference, facts }: Grounds): readonly string[] {
  return [...(reference.trim() === '' ? [labels.reference] : []), ...(facts.trim() === '' ? [labels.facts] : [])];
}

/** The parts of a statement of reasons. */
export function GroundsFields({
  grounds,
  whom,
  onChange,
}: {
  grounds: Grounds;
  /** Who reads it: 'the owner'. */
  whom: string;
  onChange: (grounds: Grounds) => void;
}) {
  const missing = useMissing();
  return (
    <>
      <Field
        label="Ground"
        as="select"
        value={grounds.ground}
        onChange={(value) => onChange({ ...grounds, ground: value === 'terms' ? 'terms' : 'law' })}
      >
        <option value="law">The law</option>
        <option value="terms">The rules of this site</option>
      </Field>
      <TextField
        label={labels.reference}
        value={grounds.ground_ref}
        maxLength={300}
        error={missing(labels.reference)}
        onChange={({ target }) => onChange({ ...grounds, ground_ref: target.value })}
      />
      <Field
        label={labels.facts}
        as="textarea"
        value={grounds.facts}
        maxLength={2_000}
        help={`${whom[0]?.toUpperCase()}${whom.slice(1)} will read this.`}
        onChange={(facts) => onChange({ ...grounds, facts })}
      />
      <Field
        label={`What else ${whom} should know`}
        as="textarea"
        value={grounds.redress}
        maxLength={1_000}
        onChange={(redress) => onChange({ ...grounds, redress })}
      />
    </>
  );
}
