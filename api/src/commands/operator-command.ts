import type { DataSource } from 'typeorm';

/** What the operator asked for in a wrong way, or what was found wrong; the message is what the operator reads. */
export class CommandError extends Error {}

/** A command of the operator on the machine itself. Gives the lines to show. @throws CommandError. */
export type OperatorCommand = (dataSource: DataSource, args: readonly string[]) => Promise<string[]>;
