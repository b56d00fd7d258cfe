import { TextField } from '../ui/text-field.tsx';
import { Field } from './field.tsx';

/** Why something is decided, as whom it concerns will read it. */
export interface Grounds {
  readonly ground: 'law' | 'terms';
  readonly ground_ref: string;
  readonly facts: string;
  readonly redress: string;
}
export const noGrounds: Grounds = { ground: 'law', ground_ref: '', facts: '', redress: '' };

/** Whether a statement of reasons has all its parts. */
export function areWhole({ ground_ref: reference, facts }: Grounds): boolean {
  return reference.trim() !== '' && facts.trim() !== '';
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
        label="Which law, or which clause"
        value={grounds.ground_ref}
        maxLength={300}
        onChange={({ target }) => onChange({ ...grounds, ground_ref: target.value })}
      />
      <Field
        label="Facts"
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
