import { toast } from '../../ui/toast.ts';

/** Puts text into the clipboard and says so, or that it could not be. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said);
  } catch {
    // No clipboard on this page, or a person who has said no: the words are on the screen.
    toast.error('Could not be copied. Please select it by hand.');
  }
}
