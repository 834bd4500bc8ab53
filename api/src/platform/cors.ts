import type { CorsOptions } from 'cors';
import type { Config } from '../config';

/** The origins whose pages may call both transports: the product's public one and the partners'. */
export function corsOptions({ publicOrigin, corsOrigins }: Config): CorsOptions {
  return {
    origin: publicOrigin === null ? corsOrigins : [publicOrigin, ...corsOrigins],
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'WWW-Authenticate'],
    maxAge: 86_400,
  };
}
