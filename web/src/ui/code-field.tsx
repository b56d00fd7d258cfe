import type { Ref } from 'react';
import { TextField } from './text-field.tsx';

/** Which code is typed. */
export type CodeKind = 'app' | 'recovery';

export interface CodeFieldProps {
  kind: CodeKind;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A code of the authenticator app, which phones offer by themselves, or a recovery code. */
export function CodeField({ kind, value, error, onChange, ref }: CodeFieldProps) {
  const isApp = kind === 'app';
  return (
    <TextField
      ref={ref}
      label={isApp ? 'Code from your app' : 'Recovery code'}
      help={isApp ? 'Six digits, a new code every 30 seconds.' : 'Each of them works once.'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={isApp ? 10 : 64}
      dir="ltr"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
