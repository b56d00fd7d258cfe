/** So often a text is cleaned at most: what one pass has put together the next one takes away. */
const passesMax = 20;

/**
 * A text of a page without what is no text (DESK-60): no tag, no comment, nothing of a script or a style, and links to the web, to an address of
 * mail or to this site alone. Titles, headings and lists are signs at the beginning of a line, which stay.
 */
export function plainMarkup(text: string): string {
  let before = text.replaceAll('\r\n', '\n');
  for (let pass = 0; pass < passesMax; pass += 1) {
    const after = before
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replace(/<[/!?a-z][^>]*(?:>|$)/gi, '')
      .replace(/\[([^\]\n]*)\]\(([^)\n]*)\)/g, (link: string, words: string, target: string) =>
        isSafe(target) ? link : words,
      )
      .replace(/\b(?:javascript|vbscript|data)\s*:(?=\S)/gi, '');
    if (after === before) return after.trim();
    before = after;
  }
  // Nobody writes such a text by accident.
  return before.replaceAll('<', '').trim();
}

function isSafe(target: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s]*$/i.test(target.trim());
}
