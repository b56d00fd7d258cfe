import { useEffect, useState } from 'react';

/** The text once it has rested for so many milliseconds, and once no input method is in the middle of a word; empty before. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    // By each letter, not by the beginning of the word: the first letter is what brings this here.
    const note = (event: Event) => setComposing(event instanceof InputEvent && event.isComposing);
    const end = () => setComposing(false);
    document.addEventListener('input', note);
    document.addEventListener('compositionend', end);
    return () => {
      document.removeEventListener('input', note);
      document.removeEventListener('compositionend', end);
    };
  }, []);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, composing, pauseMs]);
  return settled;
}
