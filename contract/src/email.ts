import { readIdentifier } from './identifier';

/** Node and browsers have it, the contract's types do not. */
declare const URL: new (address: string) => { hostname: string };

/** The domain as mail servers know it: that of উদাহরণ.বাংলা has ASCII letters. */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An email address as it is meant: "‘Rahim৯৯@example.com’", "Email: rahim99@example.com" and
 * "Rahim <rahim99@example.com>" without what is around it.
 */
export function readEmail(text: string): string {
  const bare = readIdentifier(text);
  const inBrackets = /<([^<>]+)>$/.exec(bare)?.[1] ?? bare;
  const address = inBrackets
    .replace(/^[\p{L}\p{M} .-]*:/u, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(/ ?@ ?/, '@')
    .replace(/\/$/, '');
  return readIdentifier(address).replace(/(?<=@).*$/, asciiDomain);
}

/** The addresses that every form and API takes: those of ASCII, which all mail servers deliver. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&*+/=?^`{|}~'-]*[\w!#$%&*+/=?^`{|}~'-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;
