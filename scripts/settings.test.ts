import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { variables } from '../api/src/config/config-variables';

const read = (file: string): string => readFileSync(path.resolve(__dirname, '..', file), 'utf8');

interface Compose {
  services: Record<string, { environment?: Record<string, string | null> }>;
}

/** What Docker Compose does not pass on, with the reason. */
const NOT_IN_COMPOSE: Readonly<Record<string, string>> = {
  NODE_ENV: 'the image sets it',
  HOST: 'the image sets it',
  DATABASE_OWNER_URL: 'the service that migrates has it, the product does not',
  PORT: 'in .env it is the port that the proxy publishes; the image sets that of the product',
  DATA_DIR: 'the image sets it, to a volume',
  WEB_DEV: 'npm run dev sets it',
};

/** What an operator never sets. */
const INTERNAL = ['WEB_DEV'];

describe('every variable that the product reads', () => {
  const names = Object.keys(variables);
  const operated = names.filter((name) => !INTERNAL.includes(name));

  it('is in .env.example', () => {
    const described = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    expect(operated.filter((name) => !described.includes(name))).toEqual([]);
    const unread = described.filter((name) => !names.includes(name));
    expect(unread).toEqual(['POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD', 'DOMAIN', 'COMPOSE_PROFILES']);
  });

  it('is in docs/operating.md', () => {
    const page = read('docs/operating.md');
    expect(operated.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('reaches the container of Docker Compose', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as Compose;
    const passed = Object.keys(services.app?.environment ?? {});
    expect(names.filter((name) => !passed.includes(name)).sort()).toEqual(Object.keys(NOT_IN_COMPOSE).sort());
    expect(passed.filter((name) => !names.includes(name))).toEqual([]);
  });
});
