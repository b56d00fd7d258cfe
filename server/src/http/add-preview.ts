import { escapeHtml } from '../kernel/escape-html.ts';
import type { PagePreview } from '../kernel/page-preview.ts';

const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"[^>]*>/;

/** The page with the title and the tags of a preview (Open Graph, and what the rest of the world reads besides). */
export function addPreview(
  html: string,
  preview: PagePreview,
  site: { readonly publicUrl: string; readonly name: string },
): string {
  const { publicUrl, name } = site;
  const property = (named: string, content: string | number): string =>
    `<meta property="${named}" content="${escapeHtml(String(content))}" />`;
  const tags = [
    `<title>${escapeHtml(preview.title)} · ${escapeHtml(name)}</title>`,
    `<meta name="description" content="${escapeHtml(preview.description)}" />`,
    `<link rel="canonical" href="${escapeHtml(publicUrl + preview.path)}" />`,
    property('og:site_name', name),
    property('og:type', preview.video === null ? 'website' : 'video.other'),
    property('og:title', preview.title),
    property('og:description', preview.description),
    property('og:url', publicUrl + preview.path),
    ...(preview.image === null ? [] : [property('og:image', publicUrl + preview.image)]),
    ...(preview.width === undefined ? [] : [property('og:image:width', preview.width)]),
    ...(preview.height === undefined ? [] : [property('og:image:height', preview.height)]),
    ...(preview.video === null
      ? []
      : [property('og:video', publicUrl + preview.video), property('og:video:type', 'video/mp4')]),
    `<meta name="twitter:card" content="${preview.image === null ? 'summary' : 'summary_large_image'}" />`,
  ].join('\n    ');
  // By functions: a dollar sign in somebody's words is a dollar sign.
  return html.replace(descriptionTag, () => '').replace(titleTag, () => tags);
}
