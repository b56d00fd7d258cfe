import { thumbHashToAverageRGBA } from 'thumbhash';

/** An average colour costs one comparison a card; a drawn placeholder was the main cost of scrolling. */
export function averageColour(placeholder: string | null): string {
  if (placeholder === null) return 'var(--color-raised)';
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)));
    return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return 'var(--color-raised)';
  }
}
