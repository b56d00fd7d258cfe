import type { DeskLogo, DeskSetting, SettingValues } from '@loomlight/contract/desk';
import { reportClockHours } from '@loomlight/contract/reports';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { aSelf, signInAs } from '../testing/builders.ts';
import { errorAnswer, fakeBackend, type FakeHandlers } from '../testing/fake-backend.ts';
import { renderApp } from '../testing/render-app.tsx';

const version = (no: number, text: string) => ({
  version: no,
  text,
  username: 'Boss',
  made_at: new Date().toISOString(),
});

const setting = (name: string, given: Partial<DeskSetting> = {}): DeskSetting => ({
  ...{ name, value: null, is_secret: false, is_set: false, source: 'default', decides: 'Something' },
  ...given,
});

const settings = (given: Partial<SettingValues> = {}): SettingValues => ({
  ...{ site_name: 'Loomlight', footer_line: '', appeal_days: 183, copy_same: 9, copy_near: 17 },
  report_clock_hours: { ...reportClockHours },
  ...{ classifier_thresholds: {}, classifier_failure: 'review', two_people_credits: 500, two_people_cents: 10_000 },
  ...{
    sale_hold_days: 14,
    bonus_per_network_day: 20,
    bonus_per_network_hour: 0,
    storage_alarm_bytes: 0,
    alarm_mails: [],
  },
  ...given,
});

function open(handlers: FakeHandlers = {}, path = '/desk/site') {
  signInAs();
  fakeBackend({
    'accounts.profile': () => aSelf({ role: 'admin' }),
    'desk.now': () => ({ waiting: [], unread: [] }),
    'desk.banner': () => ({ banner: null }),
    'desk.logo': () => ({ logo: null }),
    'desk.settings': () => ({ values: settings(), defaults: settings(), changed: [] }),
    'desk.page': () => ({ versions: [version(2, '# Now'), version(1, '# Before')] }),
    ...handlers,
  });
  renderApp(<AppRoutes />, path);
  return userEvent.setup();
}

describe('the site of the desk', () => {
  it('shows earlier versions of a page, and begins a new one with them [DESK-60]', async () => {
    const person = open();
    const list = within(await screen.findByRole('list', { name: 'Versions of Terms' }));
    expect(list.getByText('# Before')).toBeTruthy();
    await person.click(list.getByRole('button', { name: 'Use this one' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Terms' }));
    expect(sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('# Before');
  });

  it('says that nothing stands above the header, and sets something there [DESK-62]', async () => {
    const person = open();
    expect(await screen.findByText('Nothing stands above the header.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'New banner' }));
    expect(await screen.findByRole('dialog', { name: 'New banner' })).toBeTruthy();
  });

  it('lists every setting with its source and without a secret, and finds one by its words [DESK-59]', async () => {
    const person = open(
      {
        'desk.installation': () => ({
          is_production: false,
          only_for_desk: ['RATE_LIMIT must not be off in production: passwords could be guessed without end.'],
          settings: [
            setting('PORT', { value: '3000', is_set: true, decides: 'One port for the site' }),
            setting('MAIL_URL', { is_secret: true, is_set: true, source: 'environment' }),
            setting('S3_BUCKET'),
            setting('MAIL_FROM', { value: 'Desk <a@b.test>', is_set: true, source: 'file' }),
          ],
        }),
      },
      '/desk/site?show=installation',
    );
    const here = within(await screen.findByRole('region', { name: 'Set here' }));
    expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MAIL_URL setSomethingfrom the environment',
      'MAIL_FROM Desk <a@b.test>Somethingfrom the file .env',
    ]);
    const rest = within(screen.getByRole('region', { name: 'As they come' }));
    expect(rest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PORT 3000One port for the siteas nobody set it',
      'S3_BUCKET not setSomethingas nobody set it',
    ]);
    expect(within(screen.getByRole('list', { name: 'Only fit for a desk' })).getByText(/RATE_LIMIT/)).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Find a setting' }), 'one PORT');
    expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('set'))).toHaveLength(1);
    await person.type(screen.getByRole('textbox', { name: 'Find a setting' }), ' nothing');
    expect(screen.getByText('No setting has these words.')).toBeTruthy();
  });

  it('shows a colour in both themes with its figures, and sets none in which words cannot be read [DESK-61]', async () => {
    const person = open({ 'desk.accent': () => ({ colour: null }) }, '/desk/site?show=look');
    const field = await screen.findByRole('textbox', { name: 'Colour' });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Set this colour' });
    expect(button.disabled).toBe(true);
    await person.type(field, '#22c55e');
    expect(screen.getByRole('alert').textContent).toMatch(/Words in it have 4\.\d to 1 in the light theme/);
    expect(button.disabled).toBe(true);
    await person.clear(field);
    await person.type(field, '#1F6FEB');
    expect(screen.queryByRole('alert')).toBeNull();
    const looks = within(screen.getByRole('list', { name: 'How it looks' }));
    expect(looks.getAllByText(/theme: words on it \d+\.\d to 1, words in it \d+\.\d to 1/)).toHaveLength(2);
    await person.click(button);
    expect(await screen.findByRole('dialog', { name: 'Set this colour' })).toBeTruthy();
  });
});

describe('the logo of the site', () => {
  const logo = (digit: string): DeskLogo => ({
    ...{ digest: digit.repeat(64), width: 64, height: 48, size_bytes: 1_200 },
    image: `data:image/webp;base64,${digit}`,
  });
  const choose = async (person: ReturnType<typeof userEvent.setup>, sizeBytes = 9) => {
    const file = new File([new Uint8Array(sizeBytes)], 'logo.png', { type: 'image/png' });
    await person.upload(await screen.findByLabelText('Picture of the logo'), file);
  };

  it('is shown in both themes as it would be kept, and is set after that [DESK-89]', async () => {
    const sent: unknown[] = [];
    const person = open(
      {
        'desk.accent': () => ({ colour: null }),
        'desk.logo': () => ({ logo: null }),
        'desk.readLogo': () => logo('a'),
        'desk.setLogo': ({ body }) => {
          sent.push(body);
          const [before, after] = [{ logo: null }, { logo: 'a'.repeat(64) }];
          const audit = { action: 'site.logo', subject: 'logo', before, after, reason: 'Our sign' };
          return { plan: 'a plan', audit, effects: ['Everybody sees it within a minute.'], needs: 'confirm' };
        },
      },
      '/desk/site?show=look',
    );
    expect(await screen.findByText(/The site has the sign that it came with/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'How the logo looks' })).toBeNull();
    await choose(person);
    const looks = within(await screen.findByRole('list', { name: 'How the logo looks' }));
    expect(looks.getAllByText(/theme: 64 × 48 pixels, 2 kB/)).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Set this logo' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Set this logo' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Our sign');
    expect(await sheet.findByText('Everybody sees it within a minute.')).toBeTruthy();
    expect(sheet.getByText('a'.repeat(12))).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ digest: 'a'.repeat(64), reason: 'Our sign' });
  });

  it('is refused with the words of the server, and what is too large before it is sent [DESK-89]', async () => {
    const person = open(
      {
        'desk.accent': () => ({ colour: null }),
        'desk.logo': () => ({ logo: logo('b') }),
        'desk.readLogo': () =>
          errorAnswer(422, { code: 'invalid_field', message: 'A logo is a PNG or a WebP picture.' }),
      },
      '/desk/site?show=look',
    );
    await choose(person);
    expect((await screen.findByRole('alert')).textContent).toBe('A logo is a PNG or a WebP picture.');
    expect(screen.queryByRole('button', { name: 'Set this logo' })).toBeNull();
    await choose(person, 512_001);
    expect((await screen.findByRole('alert')).textContent).toBe('A logo has at most 512 kB.');
    await person.click(screen.getByRole('button', { name: 'Back to its own sign' }));
    expect(await screen.findByRole('dialog', { name: 'Back to its own sign' })).toBeTruthy();
  });
});

describe('the settings of the site', () => {
  const path = '/desk/site?show=settings';
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const button = () => screen.getByRole('button', { name: 'Change the settings' });

  it('say their bounds and how they were set up, refuse what is out of them, and send what was changed alone [DESK-84]', async () => {
    const sent: unknown[] = [];
    const person = open(
      {
        'desk.changeSettings': ({ body }) => {
          sent.push(body);
          const audit = {
            action: 'site.settings',
            subject: 'settings',
            before: {},
            after: {},
            reason: 'Counsel asked',
          };
          return {
            plan: 'a plan',
            audit,
            effects: ['Every process of the site knows within seconds.'],
            needs: 'confirm',
          };
        },
      },
      path,
    );
    const hours = await field('Intimate image');
    expect([hours.value, button().getAttribute('aria-disabled')]).toEqual(['48', 'true']);
    expect(screen.getByText('1 to 48. As set up: 48.')).toBeTruthy();
    await person.clear(hours);
    await person.type(hours, '49');
    expect(screen.getByText('intimate_image has 1 to 48 hours.')).toBeTruthy();
    expect([hours.getAttribute('aria-invalid'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await person.clear(hours);
    await person.type(hours, '24');
    await person.type(await field('Scores from which somebody looks'), 'violence=0.4');
    await person.selectOptions(screen.getByRole('combobox', { name: 'When it does not answer in time' }), 'pass');
    await person.click(button());
    const sheet = within(await screen.findByRole('dialog', { name: 'Change the settings' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Counsel asked');
    expect(await sheet.findByText('Every process of the site knows within seconds.')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      values: {
        report_clock_hours: { ...reportClockHours, intimate_image: 24 },
        classifier_thresholds: { violence: 0.4 },
        classifier_failure: 'pass',
      },
    });
    expect(Object.keys((sent.at(-1) as { values: object }).values)).toHaveLength(3);
  });

  it.each([
    ['a score without a number', 'Scores from which somebody looks', 'violence', 'A score is a number from 0.01 to 1.'],
    ['a word for a number', 'Days that income is held', 'soon', 'sale_hold_days is a whole number from 0 to 120.'],
    ['nothing for a number', 'Days to appeal', '', 'appeal_days is a whole number from 183 to 3650.'],
  ])('refuse %s before anything is asked [DESK-84]', async (_what, name, words, problem) => {
    const person = open({}, path);
    const input = await field(name);
    await person.clear(input);
    if (words !== '') await person.type(input, words);
    expect(screen.getByText(problem)).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('send alarms to addresses, one a line, and refuse what is none before anything is asked [DESK-91]', async () => {
    const sent: unknown[] = [];
    const values = settings({ alarm_mails: ['ops@elsewhere.test', 'pager@elsewhere.test'] });
    const person = open(
      {
        'desk.settings': () => ({ values, defaults: settings(), changed: [] }),
        'desk.changeSettings': ({ body }) => {
          sent.push(body);
          const [before, after] = [{ alarm_mails: '2 addresses' }, { alarm_mails: '1 address: 1 taken out' }];
          const audit = { action: 'site.settings', subject: 'settings', before, after, reason: 'On leave' };
          return { plan: 'a plan', audit, effects: [], needs: 'confirm' };
        },
      },
      path,
    );
    const addresses = await field('Addresses for alarms');
    expect(addresses.value).toBe('ops@elsewhere.test\npager@elsewhere.test');
    expect(screen.getByText(/mailed when it comes up, and once a day for as long as it stands/)).toBeTruthy();
    await person.type(addresses, '\nnobody');
    expect(screen.getByText('An address looks like desk@example.org.')).toBeTruthy();
    expect([addresses.getAttribute('aria-invalid'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await person.clear(addresses);
    await person.type(addresses, ' \n pager@elsewhere.test \n');
    await person.click(button());
    const sheet = within(await screen.findByRole('dialog', { name: 'Change the settings' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'On leave');
    expect(await sheet.findByText('1 address: 1 taken out')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ values: { alarm_mails: ['pager@elsewhere.test'] } });
    await person.click(sheet.getByRole('button', { name: 'Cancel' }));
    await person.clear(addresses);
    await person.click(button());
    const emptied = within(await screen.findByRole('dialog', { name: 'Change the settings' }));
    await person.type(emptied.getByRole('textbox', { name: 'Reason' }), 'Nobody is here');
    await expect.poll(() => sent.at(-1)).toMatchObject({ values: { alarm_mails: [] } });
  });

  it('keep what was typed over a reload, until it is forgotten [DESK-84]', async () => {
    const person = open({}, path);
    await person.type(await field('Days that income is held'), '0');
    document.body.replaceChildren();
    const again = open({}, path);
    const days = await field('Days that income is held');
    expect(days.value).toBe('140');
    await again.click(screen.getByRole('button', { name: 'Forget what I typed' }));
    expect([days.value, screen.queryByRole('button', { name: 'Forget what I typed' })]).toEqual(['14', null]);
  });

  it('name who has set one, and lead back to how it was set up [DESK-84]', async () => {
    const sent: unknown[] = [];
    const changed = [{ name: 'appeal_days', username: 'Ada Byron', changed_at: new Date().toISOString() }];
    const person = open(
      {
        'desk.settings': () => ({ values: settings({ appeal_days: 200 }), defaults: settings(), changed }),
        'desk.changeSettings': ({ body }) => {
          sent.push(body);
          const audit = { action: 'site.settings', subject: 'settings', before: {}, after: {}, reason: 'No more' };
          return { plan: 'a plan', audit, effects: [], needs: 'second_person' };
        },
      },
      path,
    );
    const list = within(await screen.findByRole('list', { name: 'Set at the desk' }));
    expect(list.getByRole('listitem').textContent).toContain('Days to appeal set by Ada Byron');
    await person.click(list.getByRole('button', { name: 'As set up' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Change the settings' }));
    await person.type(sheet.getByRole('textbox', { name: 'Reason' }), 'No more');
    expect(await sheet.findByRole('button', { name: 'Ask for approval' })).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ values: { appeal_days: null } });
  });

  it('fail by themselves, and are asked for again [DESK-58, DESK-84]', async () => {
    let answers = 0;
    const person = open(
      {
        'desk.settings': () => {
          answers += 1;
          if (answers < 2) return errorAnswer(404);
          return { values: settings(), defaults: settings(), changed: [] };
        },
      },
      path,
    );
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect((await field('Days to appeal')).value).toBe('183');
  });

  it('hold the name of the site beside its colour [DESK-88]', async () => {
    const person = open({ 'desk.accent': () => ({ colour: null }) }, '/desk/site?show=look');
    const name = await field('Name');
    expect([name.value, name.maxLength]).toEqual(['Loomlight', 40]);
    await person.clear(name);
    expect(screen.getByText('Please write something.')).toBeTruthy();
  });
});
