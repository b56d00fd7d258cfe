import text from './desk.css?inline';

/**
 * Lets the page adopt the sheet of the desk, which comes with its script: in the one sheet of the site, each visitor would load it. Policies
 * of content have nothing against it, since nothing is written into the document.
 */
export function adoptDeskStyle(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
