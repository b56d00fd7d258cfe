/** What the product is called where nobody has given the site a name of its own. */
export const productName = 'Loomlight';

/**
 * The rules that show the name of a site beside its mark, and a line at the bottom of every page (DESK-88). They stand in the sheet that every page
 * names in its head, so that no page is seen under another name first, and visitors load no script for it. What they change is for the eye alone:
 * the link around the mark says where it leads, and the title of the page has the name.
 */
export function brandSheet({ name, footerLine }: { readonly name: string; readonly footerLine: string }): string {
  const rules: string[] = [];
  if (name !== productName)
    rules.push(
      '.brand>span{font-size:0;line-height:0}',
      `.brand>span::after{content:${inQuotes(name)};display:block;font-size:23px;line-height:28px;max-width:min(44vw,360px);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}`,
    );
  if (footerLine !== '')
    rules.push(`footer::before{content:${inQuotes(footerLine)};max-width:100%;overflow-wrap:anywhere}`);
  return rules.join('');
}

/** A text of CSS: whatever is neither a letter nor a digit by its number, so that nothing in it can end the quotes or the sheet. */
function inQuotes(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}
