/** What the product is called where nobody has given the site a name of its own. */
export const productName = 'Loomlight';

/** A logo as the pages of the site show it. */
export interface ShownLogo {
  /** Of its bytes: another logo has another address. */
  readonly digest: string;
  /** WebP. */
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const logoAddress = ({ digest }: Pick<ShownLogo, 'digest'>): string => `/site.webp?v=${digest.slice(0, 12)}`;

/**
 * The rules that show the name of a site beside its mark, a logo in place of that mark, and a line at the bottom of every page (DESK-88, DESK-89).
 * They stand in the sheet that every page names in its head, so that no page is seen under another name first, and visitors load no script for it.
 * What they change is for the eye alone: the link around the mark says where it leads, and the title of the page has the name.
 */
export function brandSheet({
  name,
  footerLine,
  logo,
}: {
  readonly name: string;
  readonly footerLine: string;
  readonly logo: ShownLogo | undefined;
}): string {
  const rules: string[] = [];
  if (name !== productName)
    rules.push(
      '.brand>span{font-size:0;line-height:0}',
      `.brand>span::after{content:${inQuotes(name)};display:block;font-size:23px;line-height:28px;max-width:min(44vw,360px);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}`,
    );
  if (logo) rules.push(...logoRules(logo));
  if (footerLine !== '')
    rules.push(`footer::before{content:${inQuotes(footerLine)};max-width:100%;overflow-wrap:anywhere}`);
  return rules.join('');
}

/** Where the mark stands beside the name it is 28 pixels high, as the line is, and at most so wide; on a phone there is less room. */
const besideName = { height: 28, widthMax: 132, phoneWidthMax: 56 };

/**
 * Wherever the product draws its shuttle (web/src/ui/mark.tsx, and the screen before the script in web/index.html) the same box holds the logo, whole
 * and never distorted. Its size is known before the picture is there, so that nothing moves.
 */
function logoRules(logo: ShownLogo): string[] {
  const { height, widthMax, phoneWidthMax } = besideName;
  const width = Math.max(1, Math.min(widthMax, Math.round((height * logo.width) / logo.height)));
  return [
    `svg:has(>.shuttle),.booting svg{background:url("${logoAddress(logo)}") center/contain no-repeat}`,
    'svg:has(>.shuttle)>*,.booting svg>*{display:none}',
    `.brand>svg{flex:none;width:${width}px;height:${height}px;background-position:0}`,
    ...(width > phoneWidthMax ? [`@media(width<641px){.brand>svg{width:${phoneWidthMax}px}}`] : []),
  ];
}

/** A text of CSS: whatever is neither a letter nor a digit by its number, so that nothing in it can end the quotes or the sheet. */
function inQuotes(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}
