/** A run of text, or a link with its words. */
export type TextRun = string | { readonly words: string; readonly to: string };

/** A target that leads to the web, to an address of mail, or to a place on this site. */
const link = /\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:|\/(?!\/))[^)\s]*)\)/g;

/** A text with its links `[words](address)`; whatever leads elsewhere is text. */
export function splitLinks(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', to = ''] = match;
    if (match.index > from) runs.push(text.slice(from, match.index));
    runs.push({ words, to });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push(text.slice(from));
  return runs;
}
