import type { DataSource } from 'typeorm';

/** Wrong arguments or a failed check; the operator reads the message. */
export class CommandError extends Error {}

/** Returns the lines to show. @throws CommandError. */
export type OperatorCommand = (dataSource: DataSource, args: readonly string[]) => Promise<string[]>;
