/** A part of a text, one below the other. */
export type TextPart =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * Parts of a plain text: `# ` and `## ` begin titles and headings, lines with `- ` are a list, an empty line ends a paragraph. Everything else
 * is taken as it is: it is text, and never markup.
 */
export function parseText(text: string): readonly TextPart[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n|\n(?=#{1,2} )|(?<=^#{1,2} .*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(partOf);
}

function partOf(block: string): TextPart {
  if (block.startsWith('# ')) return { kind: 'title', text: block.slice(2).trim() };
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3).trim() };
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  return { kind: 'paragraph', text: lines.join(' ') };
}
