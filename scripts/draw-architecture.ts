/** Writes the drawing of docs/architecture.md from the layers that dependency-cruiser checks. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDrawing } from './lib/architecture-drawing';

const page = path.resolve(__dirname, '../docs/architecture.md');
writeFileSync(page, withDrawing(readFileSync(page, 'utf8')));
