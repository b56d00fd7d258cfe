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
  // On a phone a logo takes from the room of the name what it has more than the mark.
  const less = logo ? Math.max(0, boxOf(logo).phoneWidth - markPx) : 0;
  const nameMax = `min(${less > 0 ? `44vw - ${less}px` : '44vw'},360px)`;
  if (name !== productName)
    rules.push(
      '.brand>span{font-size:0;line-height:0}',
      `.brand>span::after{content:${inQuotes(name)};display:block;font-size:23px;line-height:28px;max-width:${nameMax};overflow:hidden;text-overflow:ellipsis;white-space:nowrap}`,
    );
  if (logo) rules.push(...logoRules(logo));
  if (footerLine !== '')
    rules.push(`footer::before{content:${inQuotes(footerLine)};max-width:100%;overflow-wrap:anywhere}`);
  return rules.join('');
}

/** The side of the mark beside the name (web/src/ui/mark.tsx). */
const markPx = 20;
/** A logo is as high there as the line is, and at most so wide; on a phone there is less room. */
const besideName = { height: 28, widthMax: 132, phoneWidthMax: 56 };
/** Where the mark stands alone, a wide logo has the same height and at most so many times its width. */
const aloneRatioMax = 3;

function boxOf({ width, height }: ShownLogo): { readonly width: number; readonly phoneWidth: number } {
  const wished = Math.max(1, Math.round((besideName.height * width) / height));
  return { width: Math.min(besideName.widthMax, wished), phoneWidth: Math.min(besideName.phoneWidthMax, wished) };
}

/**
 * Wherever the product draws its shuttle (web/src/ui/mark.tsx, and the screen before the script in web/index.html) its box holds the logo, whole and
 * never distorted. The size is known before the picture is there, so that nothing moves.
 */
function logoRules(logo: ShownLogo): string[] {
  const { width, phoneWidth } = boxOf(logo);
  const marks = 'svg:has(>.shuttle),.booting svg';
  const ratio = Math.min(aloneRatioMax, logo.width / logo.height);
  return [
    `${marks}{background:url("${logoAddress(logo)}") center/contain no-repeat}`,
    'svg:has(>.shuttle)>*,.booting svg>*{display:none}',
    ...(ratio > 1 ? [`${marks}{width:auto;max-width:100%;aspect-ratio:${Number(ratio.toFixed(2))}}`] : []),
    `.brand>svg:has(>.shuttle){flex:none;width:${width}px;height:${besideName.height}px;max-width:none;background-position:0}`,
    ...(width > phoneWidth ? [`@media(width<641px){.brand>svg:has(>.shuttle){width:${phoneWidth}px}}`] : []),
  ];
}

/** A text of CSS: whatever is neither a letter nor a digit by its number, so that nothing in it can end the quotes or the sheet. */
function inQuotes(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}
