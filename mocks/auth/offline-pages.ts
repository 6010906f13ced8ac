const widgetHead = `<link rel="icon" href="data:,">
<style>
.material-icons, .mdc-notched-outline, .mdc-button__ripple, .mdc-list-item__ripple { display: none; }
body { font-family: system-ui, sans-serif; color: #14181a; background: #fafbf8; }
button, input, .mdc-list-item { font: inherit; border: 1px solid #7e8583; border-radius: 2px; background: #fff; }
button { min-height: 2.75rem; padding: 0 1rem; cursor: pointer; }
button:disabled { opacity: 0.5; cursor: default; }
.mdc-button--raised { background: #14181a; color: #f1f2ee; }
.mdc-list { margin: 1rem 1.5rem; }
.mdc-list-item { display: block; margin-bottom: 0.5rem; cursor: pointer; }
#add-account-button { border: 0; padding: 0; }
.mdc-list-item__text { display: grid; }
.mdc-text-field__input { box-sizing: border-box; width: 100%; height: 2.5rem; padding: 0 0.75rem; }
:focus-visible { outline: 2px solid #1d5bd0; outline-offset: 2px; }
</style>`;

/** Replaces what the emulator's pages load from the network: Google's messaging script and Material's styles. */
export function offlinePage(html: string): string {
  return html
    .replaceAll('https://apis.google.com/js/api.js', '/gapi.js')
    .replaceAll(/<link href="https:[^>]*>/g, '')
    .replaceAll(/<script src="https:[^>]*><\/script>/g, '')
    .replace('</style>', `</style>${widgetHead}`);
}

/** Whether the URL is one of the sign-in popup's pages. */
export const isPopupPage = (url: string): boolean => /^\/emulator\/auth\/(iframe|handler)/.test(url);
