export { setAccentAct } from './accent-act.ts';
export { endBannerAct, showBannerAct } from './banner-acts.ts';
export { savePageAct } from './page-act.ts';
export { createSiteReader, type SiteReader } from './site-reader.ts';
export { siteContentRoutes } from './site.routes.ts';
export { findAccent, findBanner, listVersions } from './site.store.ts';
export { type ChangedSettings, changeSettingsAct } from './settings-act.ts';
export { findSettings, openSiteSettings, type SiteSettings } from './site-settings.ts';
