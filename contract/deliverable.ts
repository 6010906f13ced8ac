const letters = '\\p{L}\\p{N}\\p{M}';
// Without `%` and `!`, by which some servers pass a mail on, and the `?` of encoded words.
const word = `[${letters}#$&'*+/=^_\`{|}~-]+`;
const label = `[${letters}](?:[${letters}-]*[${letters}])?`;
const address = new RegExp(`^(?=.{1,64}@)${word}(?:\\.${word})*@(?=.{1,253}$)${label}(?:\\.${label})*$`, 'u');

/**
 * Whether mail can be sent to an address as it is written. An account may have another one, such as
 * `a<b@shop.example>` or `a,b@shop.example`, which a mail program would read as somebody else's.
 */
export const isDeliverable = (email: string): boolean => address.test(email);
