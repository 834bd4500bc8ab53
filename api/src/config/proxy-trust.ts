import proxyaddr from 'proxy-addr';

/** The value of `TRUST_PROXY`: for everybody or nobody, for a number of hops, or for addresses separated by commas. */
export type TrustProxy = boolean | number | string;

/** Whether the proxy at an address may name the client; `hop` counts from the nearest, which is 0. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** The setting as a function, with the meaning of Express' setting. @throws TypeError for a malformed address. */
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
