import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { LocalAccount } from './open-local-issuer.ts';

/** Made-up people that are always there to choose from. */
export const localAccounts: readonly LocalAccount[] = [
  { name: 'Robin Vale', email: 'robin.vale@google.test', emailVerified: true },
  { name: 'Sasha Lindqvist', email: 'sasha.lindqvist@google.test', emailVerified: true },
];

const style = `main{--width:448px;width:100%}.test{display:inline-block;border:1px dashed var(--control);border-radius:99px;padding:1px 10px;font-weight:500;font-size:12px;line-height:20px;color:var(--amber);margin:0 0 16px}
h1{font-size:28px;line-height:34px}form{margin:0}.account{display:flex;gap:12px;align-items:center;width:100%;min-height:56px;padding:8px 12px;margin:0 0 8px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;font:inherit;text-align:left;cursor:pointer}
.account:hover{background:var(--raised)}.face{display:grid;place-content:center;flex:none;width:36px;height:36px;border-radius:50%;background:var(--raised);font-weight:600}.account b{display:block;font-weight:500;overflow-wrap:anywhere}.account span span{color:var(--quiet);font-size:13px;overflow-wrap:anywhere}
details{margin-top:16px}summary{cursor:pointer;min-height:44px;line-height:44px;font-weight:500}label{display:block;font-size:13px;line-height:18px;font-weight:500;margin:12px 0 6px}input[type=text],input[type=email]{width:100%;height:44px;border:1px solid var(--control);border-radius:10px;background:var(--base);color:inherit;font:inherit;padding:0 12px}
.check{display:flex;gap:10px;align-items:center;min-height:44px;font-size:15px;font-weight:400;margin:4px 0}button.go{width:100%;height:44px;border:0;border-radius:10px;background:var(--fill);color:#221608;font:inherit;font-weight:600;cursor:pointer;margin-top:8px}.problem{color:var(--red)}`;

const label = '<p class="test">Local test account</p>';
const note =
  '<p class="note" role="note">This window stands in for Google on this installation. No Google account is used, and nothing is sent to Google.</p>';

/** The window where a made-up account is chosen. */
export function choosePage(options: { readonly nonce: string; readonly problem?: string | undefined }): string {
  const hidden = `<input type="hidden" name="nonce" value="${escapeHtml(options.nonce)}">`;
  const accounts = localAccounts.map((account) => accountForm(account, hidden)).join('');
  const problem =
    options.problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(options.problem)}</p>`;
  return htmlPage({
    title: 'Choose a local test account',
    style,
    body: `${label}<h1>Choose an account</h1>${note}${problem}${accounts}
<details${options.problem === undefined ? '' : ' open'}><summary>Use another made-up account</summary><form method="post" action="/dev/google/choose">${hidden}
<label for="name">Name</label><input type="text" id="name" name="name" maxlength="200" autocomplete="off" required>
<label for="email">Email</label><input type="email" id="email" name="email" maxlength="254" autocomplete="off" required>
<label class="check"><input type="checkbox" name="verified" checked> The address is verified</label>
<button class="go">Continue</button></form></details>`,
  });
}

function accountForm(account: LocalAccount, hidden: string): string {
  const { name, email } = account;
  return `<form method="post" action="/dev/google/choose">${hidden}<input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="verified" value="on">
<button class="account"><span class="face" aria-hidden="true">${escapeHtml(name.charAt(0))}</span><span><b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span></span></button></form>`;
}

/** Hands the credential to the window that had opened this one, and closes. */
export function deliveredPage(credential: string): string {
  return htmlPage({
    title: 'Signed in',
    style,
    body: `${label}<h1>One moment</h1><p class="note" id="credential" data-credential="${escapeHtml(credential)}">You can close this window.</p><script src="/dev/google/deliver.js"></script>`,
  });
}
