/** Writes the table of docs/security.md from the guards of both APIs. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withAccessTable } from '../api/test/setup/access-table';

const page = path.resolve(__dirname, '../docs/security.md');
writeFileSync(page, withAccessTable(readFileSync(page, 'utf8')));
