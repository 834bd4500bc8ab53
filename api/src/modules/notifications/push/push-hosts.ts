/** Clients name the URL that the server posts to: without this list the server could be made to post anywhere. */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** @param testOrigin replaces a push service in tests. */
export function isPushServiceAddress(address: string, testOrigin: string | null): boolean {
  // The parser drops line breaks, so two spellings would be one URL.
  if (!URL.canParse(address) || /\p{Cc}/u.test(address)) return false;
  const url = new URL(address);
  if (testOrigin !== null && url.origin === testOrigin) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return (
    isPlain &&
    HOSTS.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  );
}
