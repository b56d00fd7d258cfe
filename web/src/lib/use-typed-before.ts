import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** For a field that may stand on the page before the app does (decision 32): what was typed into it until then is not lost. */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  take: (text: string) => void,
): void {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {};
    // A field that the app has drawn begins with its first value.
    if (value !== '' && value !== defaultValue) takeOver(value);
  }, [field]);
}
