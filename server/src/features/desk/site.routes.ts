import { desk, type DeskLogo, logoLimits } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { openFormFile } from '../../http/form-file.ts';
import { requireUser } from '../../kernel/actor.ts';
import { fieldError } from '../../kernel/errors.ts';
import {
  changeSettingsAct,
  endBannerAct,
  findAccent,
  findBanner,
  findLogo,
  findSettings,
  listVersions,
  type Logo,
  readLogo,
  savePageAct,
  setAccentAct,
  setLogoAct,
  showBannerAct,
  type SiteReader,
} from '../site/index.ts';
import type { ImageIntake } from '../uploads/index.ts';
import { actHandler, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

const versionsShown = 20;

const tooLarge = `A logo has at most ${logoLimits.sentMaxBytes / 1_000} kB.`;

/** What everybody sees: the pages of the footer, the logo, the colour and the banner; and how the site is set. */
export function deskSiteRoutes(
  binder: Binder,
  ctx: DeskContext & { readonly intake: ImageIntake },
  reader: SiteReader,
): void {
  const bind = privately(binder);
  const afterwards = async (): Promise<void> => reader.forget();
  const { siteSettings } = ctx;
  bind(desk.settings, async () => {
    const { values, rows } = await findSettings(ctx, siteSettings);
    const changed = rows.map(({ name, username, changed_at: at }) => ({
      name,
      username,
      changed_at: at.toISOString(),
    }));
    return { values, defaults: siteSettings.defaults, changed };
  });
  bind(
    desk.changeSettings,
    actHandler(
      ctx,
      desk.changeSettings,
      changeSettingsAct,
      ({ body }) => ({ values: body.values }),
      () => siteSettings.announce(),
    ),
  );
  bind(desk.page, async ({ params }) => ({
    versions: (await listVersions(ctx.db, params.slug, versionsShown)).map(({ made_at: at, ...version }) => ({
      ...version,
      made_at: at.toISOString(),
    })),
  }));
  bind(
    desk.savePage,
    actHandler(
      ctx,
      desk.savePage,
      savePageAct,
      ({ params, body }) => ({ slug: params.slug, text: body.text }),
      afterwards,
    ),
  );
  bind(desk.accent, async () => ({ colour: (await findAccent(ctx.db))?.colour ?? null }));
  bind(
    desk.setAccent,
    actHandler(ctx, desk.setAccent, setAccentAct, ({ body }) => ({ colour: body.colour }), afterwards),
  );
  bind(desk.logo, async () => {
    const logo = await findLogo(ctx.db);
    return { logo: logo ? presentLogo(logo) : null };
  });
  bind(desk.readLogo, async ({ actor, request }) =>
    presentLogo(
      await readLogo(ctx, {
        actor: requireUser(actor),
        open: () =>
          openFormFile(request, { maxBytes: logoLimits.sentMaxBytes, tooLarge: fieldError('file', tooLarge) }),
      }),
    ),
  );
  bind(
    desk.setLogo,
    actHandler(ctx, desk.setLogo, setLogoAct, ({ body }) => ({ digest: body.digest }), afterwards),
  );
  bind(desk.banner, async () => {
    const banner = await findBanner(ctx.db);
    if (!banner) return { banner: null };
    const { id, text, is_dismissible, tone, link, shown_from: from, shown_until: until } = banner;
    const times = { from: from.toISOString(), until: until.toISOString() };
    return { banner: { id, text, is_dismissible, tone, link, ...times } };
  });
  bind(
    desk.showBanner,
    actHandler(
      ctx,
      desk.showBanner,
      showBannerAct,
      ({ body }) => ({
        text: body.text,
        isDismissible: body.is_dismissible,
        tone: body.tone,
        link: body.link ?? null,
        from: body.from ?? null,
        until: body.until,
      }),
      afterwards,
    ),
  );
  bind(
    desk.endBanner,
    actHandler(ctx, desk.endBanner, endBannerAct, () => ({}), afterwards),
  );
}

function presentLogo({ digest, bytes, width, height }: Logo): DeskLogo {
  return {
    ...{ digest, width, height, size_bytes: bytes.byteLength },
    image: `data:image/webp;base64,${bytes.toString('base64')}`,
  };
}
