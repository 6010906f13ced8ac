const yearInSeconds = 365 * 24 * 60 * 60;

/** Sets a cookie for this site. Null removes it. The server reads it to render pages. */
export function setCookie(name: string, value: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : yearInSeconds;
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export const hasCookie = (name: string, value: string): boolean =>
  document.cookie.split('; ').includes(`${name}=${value}`);
