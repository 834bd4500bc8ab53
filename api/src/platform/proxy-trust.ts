import proxyaddr from 'proxy-addr';

const loopback = proxyaddr.compile('loopback');

/** Whether the proxy at an address may name the client; `hop` counts from the nearest, which is 0. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** `TRUST_PROXY` as a function; means the same as Express' setting `trust proxy`. @throws TypeError for what is no address. */
export function compileProxyTrust(trustProxy: boolean | number | string): ProxyTrust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyaddr.compile(trustProxy.split(',').map((address) => address.trim()));
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return loopback(address, 0);
}
