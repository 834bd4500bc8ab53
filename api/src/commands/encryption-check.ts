import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { ConfigError } from '../config/config-values';
import type { Platform } from '../context';
import { encryptionKeysFile } from '../platform/encryption/stored-encryption-keys';
import type { Sealing } from '../platform/encryption/sealing';

type Sealed = Pick<Platform, 'dataSource' | 'sealing' | 'sealedFiles' | 'privateFiles'>;

/** Whether any of the newest second factors opens; null without any. */
async function someFactorOpens({ dataSource, sealing }: Sealed): Promise<boolean | null> {
  const factors = await dataSource.query<{ accountId: string; sealed: string }[]>(
    `select account_id as "accountId", secret_sealed as sealed from totp_factors order by created_at desc limit 100`,
  );
  if (factors.length === 0) return null;
  return factors.some(({ accountId, sealed }) => sealing.opens('totp', accountId, sealed));
}

/** Whether any of the newest documents opens; null without any. */
async function someDocumentOpens({ dataSource, sealedFiles, privateFiles }: Sealed): Promise<boolean | null> {
  const documents = await dataSource.query<{ key: string }[]>(
    `select storage_key as key from documents where state = 'stored' order by stored_at desc limit 10`,
  );
  let opened: boolean | null = null;
  for (const { key } of documents) {
    const source = await privateFiles.open(key);
    if (source) opened = opened === true || (await sealedFiles.hasKeyOf(key, source));
  }
  return opened;
}

/** Makes the keys of this process the keys of the database, whatever sealed earlier. */
export async function acceptEncryptionKeys(
  { manager }: Pick<DataSource, 'manager'>,
  sealing: Sealing,
): Promise<void> {
  await manager.query(
    `insert into encryption_check (sealed) values ($1) on conflict (is_only_row) do update set sealed = excluded.sealed`,
    [sealing.sealCheck()],
  );
}

/** Refuses keys that did not seal the database; the first start stores a check value. @throws ConfigError. */
export async function checkEncryptionKeys(
  platform: Sealed & { config: Pick<Config, 'encryptionKeys' | 'dataDirectory'> },
): Promise<void> {
  const { config, dataSource, sealing } = platform;
  const [check] = await dataSource.query<{ sealed: string }[]>('select sealed from encryption_check');
  if (check ? sealing.isOwnCheck(check.sealed) : await opensWhatIsStored(platform)) {
    if (!check) await acceptEncryptionKeys(dataSource, sealing);
    return;
  }
  const file = encryptionKeysFile(config.dataDirectory);
  throw new ConfigError(
    'ENCRYPTION_KEYS',
    `${config.encryptionKeys ? 'keys' : `nothing, and in ${file} keys`} that do not open what this database has sealed`,
    'the keys that sealed it: those of the other processes on this database, or of the file encryption-keys in the DATA_DIR of its first start. If they are lost for good, `npm run admin -- accept-keys` lets the product start without what they sealed',
  );
}

/** Whether these keys open what an earlier installation has stored; true where it has stored nothing. */
async function opensWhatIsStored(platform: Sealed): Promise<boolean> {
  return (await someFactorOpens(platform)) ?? (await someDocumentOpens(platform)) ?? true;
}
