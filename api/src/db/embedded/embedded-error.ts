/** The message tells the operator why and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another process uses this data folder's database. */
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
