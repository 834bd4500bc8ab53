import { readIdentifier } from './identifier';

/** Node and browsers have it; the contract's types do not. */
declare const URL: new (address: string) => { hostname: string };

/** The domain for mail servers: ASCII for উদাহরণ.বাংলা. */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Extracts the address from "‘Rahim৯৯@example.com’", "Email: rahim99@example.com" and "Rahim <rahim99@example.com>". */
export function readEmail(text: string): string {
  const bare = readIdentifier(text);
  const inBrackets = /<([^<>]+)>$/.exec(bare)?.[1] ?? bare;
  const address = inBrackets
    .replace(/^[\p{L}\p{M} .-]*(?::|ঃ)/u, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(/ ?@ ?/, '@')
    .replace(/\/$/, '');
  return readIdentifier(address).replace(/(?<=@).*$/, asciiDomain);
}

/** ASCII addresses, which all mail servers deliver. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&*+/=?^`{|}~'-]*[\w!#$%&*+/=?^`{|}~'-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;
