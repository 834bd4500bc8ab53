/**
 * The push services of browsers. Browsers name the address that we post to, so that without this list somebody could make
 * the server post anywhere.
 */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** Whether an address is one of a browser's push service. @param testOrigin an origin that stands for one, in tests. */
export function isPushServiceAddress(address: string, testOrigin: string | null): boolean {
  // The parser drops line breaks, so that two spellings would be one address.
  if (!URL.canParse(address) || /\p{Cc}/u.test(address)) return false;
  const url = new URL(address);
  if (testOrigin !== null && url.origin === testOrigin) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return (
    isPlain &&
    HOSTS.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  );
}
