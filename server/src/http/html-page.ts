import { escapeHtml } from '../kernel/escape-html.ts';
import { productName } from './brand-sheet.ts';
import { pageFontsPath } from './page-fonts.ts';

/** The look of the few pages that the server draws itself: the colours of the site, light and dark, and no script. */
const style = `:root{color-scheme:dark light;--base:light-dark(#fbfaf8,#0e0c0a);--card:light-dark(#fff,#161310);--raised:light-dark(#f4f1ec,#1d1915);--line:light-dark(#00000014,#ffffff17);--control:light-dark(#8b8178,#776d64);--ink:light-dark(#1e1a15,#f5f2ee);--quiet:light-dark(#645a50,#a59c92);--amber:light-dark(#8a5208,#f0a13c);--fill:light-dark(#f2a945,#f0a13c);--red:light-dark(#b3261e,#ff7a6b)}
*{box-sizing:border-box}body{margin:0;background:var(--base);color:var(--ink);font:15px/24px Geist,ui-sans-serif,system-ui,sans-serif;min-height:100dvh}
main{max-width:var(--width,720px);margin:0 auto;padding:40px 16px}
h1{font:400 36px/40px "Instrument Serif",Georgia,serif;margin:0 0 8px}h2{font-size:17px;margin:0}p{margin:0 0 16px}.note,.empty{color:var(--quiet);margin:0 0 32px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px 24px;margin:0 0 16px}
.meta{color:var(--quiet);font-size:13px;margin:0 0 12px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:var(--amber)}
:focus-visible{outline:2px solid var(--amber);outline-offset:2px}`;

const fonts = `<link rel="stylesheet" href="${pageFontsPath}">`;

/** A whole page. `body` is HTML already; the title is text. */
export function htmlPage(page: {
  readonly title: string;
  readonly body: string;
  /** Rules of this page alone. */
  readonly style?: string;
  /** What the site is called; of the product itself where it is left out. */
  readonly siteName?: string;
  /** True for a page that is kept as a file, where no address of ours leads anywhere. */
  readonly isFile?: boolean;
}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(page.title)} - ${escapeHtml(page.siteName ?? productName)}</title>${page.isFile ? '' : fonts}
<style>${style}${page.style ?? ''}</style></head><body><main>${page.body}</main></body></html>`;
}
