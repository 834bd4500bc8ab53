/** The embedded database cannot run; the message says why and what the operator can do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another running process uses the database of this data folder. */
export class DataDirectoryInUseError extends EmbeddedPostgresError {
  override name = 'DataDirectoryInUseError';

  constructor(
    dataDirectory: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${dataDirectory} is in use by process ${pid}. ` +
        `Stop that process (kill ${pid}), or set DATA_DIR to another folder.`,
    );
  }
}
