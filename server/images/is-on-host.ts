/** Whether an address is https on one of these hosts, with nothing hidden before the host's name. */
export const isOnHost = (url: URL, hosts: readonly string[]): boolean =>
  url.protocol === 'https:' && url.username === '' && url.password === '' && hosts.includes(url.host);
