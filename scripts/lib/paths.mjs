import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder; scripts use it whatever their working directory is. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An absolute path inside the repository. */
export const inRoot = (...parts) => path.join(root, ...parts);
