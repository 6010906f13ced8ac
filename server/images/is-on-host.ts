/** Whether a URL is https on one of these hosts, without a user name before the host. */
export const isOnHost = (url: URL, hosts: readonly string[]): boolean =>
  url.protocol === 'https:' && url.username === '' && url.password === '' && hosts.includes(url.host);
