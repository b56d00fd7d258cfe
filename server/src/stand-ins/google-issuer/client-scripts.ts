/**
 * What the stand-in's windows run. The first has the face of Google's own script (`google.accounts.id`), so that the web
 * app treats both alike; it is served to browsers as it stands here.
 */
export const clientScript = `(() => {
  let settings;
  const label = 'Continue with Google (local test account)';
  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.data?.type !== 'loomlight-local-credential') return;
    settings?.callback({ credential: event.data.credential, select_by: 'btn' });
  });
  const open = () =>
    window.open('/dev/google/choose?nonce=' + encodeURIComponent(settings?.nonce ?? ''), 'loomlight-google', 'popup,width=480,height=640');
  const renderButton = (parent, options) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.dataset.localTest = '';
    Object.assign(button.style, {
      width: (options?.width ? options.width + 'px' : '100%'), maxWidth: '100%', height: '44px', borderRadius: '10px',
      border: '1px dashed currentColor', font: 'inherit', fontWeight: '500', cursor: 'pointer', background: 'transparent', color: 'inherit',
    });
    button.addEventListener('click', open);
    parent.replaceChildren(button);
  };
  window.google = { accounts: { id: { initialize: (given) => { settings = given; }, renderButton, cancel: () => undefined } } };
})();
`;

export const deliverScript = `(() => {
  const credential = document.getElementById('credential').dataset.credential;
  if (!window.opener) return;
  window.opener.postMessage({ type: 'loomlight-local-credential', credential }, location.origin);
  window.close();
})();
`;
