import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { passwordStrength } from '../lib/password-strength.ts';

/** A password that is being made up: its strength shows from the first letter on (R-AUTH-12). */
export function NewPasswordField({ typed, ...field }: ComponentProps<typeof PasswordField> & { typed: string }) {
  const { points, word } = passwordStrength(typed);
  return (
    <div>
      <PasswordField autoComplete="new-password" {...field} />
      {typed !== '' && <StrengthMeter label="Password strength" points={points} word={word} />}
    </div>
  );
}
