import proxyaddr from 'proxy-addr';

/** `TRUST_PROXY`: everybody or nobody, a number of hops, or addresses separated by commas. */
export type TrustProxy = boolean | number | string;

/** Whether the proxy at an address may name the client; `hop` counts from the nearest, which is 0. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** With the meaning of Express's setting. @throws TypeError for a malformed address. */
export function compileProxyTrust(trustProxy: TrustProxy): ProxyTrust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyaddr.compile(trustProxy.split(',').map((address) => address.trim()));
}

export function readTrustProxy(value: string): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

export function isProxyTrust(value: string): boolean {
  try {
    compileProxyTrust(readTrustProxy(value));
    return true;
  } catch {
    return false;
  }
}
