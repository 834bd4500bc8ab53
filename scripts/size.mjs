// Prints lines of product, tests, own parts and docs by folder; `npm run size -- REVISION` counts an earlier revision, and
// `npm run size -- --check` fails above the bounds of docs/architecture.md.
import { execFileSync } from 'node:child_process';

const [argument = 'HEAD'] = process.argv.slice(2);
const isCheck = argument === '--check';
const revision = isCheck ? 'HEAD' : argument;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

const IS_CODE = /\.(ts|tsx|mjs|cjs|css|html)$/;
const IS_TEST = /\.test\.tsx?$|^(api|web|contract)\/test\/|^web\/e2e\//;
/** What the product counts apart: content and history, not logic. */
const CONTENT = [
  ['seed', /^api\/src\/seed\//],
  ['catalogues', /^web\/src\/(i18n\/(en|bn)\/.*|.*\.(en|bn))\.ts$|^api\/src\/i18n\/bn\//],
  ['migrations', /^api\/src\/db\/migrations\//],
];

function kindOf(path) {
  if (/\.md$/.test(path)) return 'docs (words)';
  if (!IS_CODE.test(path)) return null;
  if (IS_TEST.test(path)) return 'tests';
  const content = CONTENT.find(([, pattern]) => pattern.test(path));
  if (content) return content[0];
  const [half, , folder] = path.split('/');
  if (half === 'scripts') return 'scripts';
  if (!['api', 'web', 'contract'].includes(half)) return null;
  const isFolder = path.split('/').length > 3;
  return `${half}/${isFolder ? folder : '(root)'}`;
}

/** Lines of each file, counted by one process of git. */
const linesOf = new Map(
  git('grep', '--count', '--text', '-e', '', revision)
    .split('\n')
    .map((row) => /^[^:]+:(.+):(\d+)$/.exec(row) ?? [])
    .map(([, path, lines]) => [path, Number(lines)]),
);
const wordsOf = (path) => git('show', `${revision}:${path}`).split(/\s+/).filter(Boolean).length;

const files = git('ls-tree', '-r', '--name-only', '-z', revision).split('\0').filter(Boolean);
const sizes = new Map();
/** Files of a module's folder, sub-folders apart. */
const filesInFolder = new Map();
for (const path of files) {
  const kind = kindOf(path);
  if (!kind) continue;
  const { files: count, lines } = sizes.get(kind) ?? { files: 0, lines: 0 };
  const size = kind.startsWith('docs') ? wordsOf(path) : (linesOf.get(path) ?? 0);
  sizes.set(kind, { files: count + 1, lines: lines + size });
  const folder = /^(?:api|web)\/src\/modules\/.+(?=\/[^/]+$)/.exec(path)?.[0];
  if (folder && kind !== 'tests') filesInFolder.set(folder, (filesInFolder.get(folder) ?? 0) + 1);
}
const index = git('show', `${revision}:docs/adr/README.md`);
const ownParts = index.split('\n').filter((line) => line.startsWith('- '));

const rows = [...sizes].sort(([a], [b]) => a.localeCompare(b));
const product = rows.filter(([kind]) => /^(api|web|contract)\//.test(kind));
const total = product.reduce((sum, [, { lines }]) => sum + lines, 0);

function print() {
  for (const [kind, { files, lines }] of rows)
    console.log(`${kind.padEnd(24)}${String(files).padStart(6)}${String(lines).padStart(9)}`);
  console.log(`${'product'.padEnd(30)}${String(total).padStart(9)}`);
  console.log(`${'own parts'.padEnd(30)}${String(ownParts.length).padStart(9)}`);
}

/** What is beyond the bounds that docs/architecture.md states, and each own part that names no file, or a decision that is missing. */
function* excesses() {
  const page = git('show', `${revision}:docs/architecture.md`);
  const [, lines, own, most] = /(\d+) lines of product, (\d+) own parts, (\d+) files/.exec(page) ?? [];
  if (!most) yield 'docs/architecture.md states no bounds';
  if (total > lines) yield `${total} lines of product, more than ${lines}`;
  if (ownParts.length !== Number(own)) yield `${ownParts.length} own parts, not ${own}`;
  for (const [folder, count] of filesInFolder)
    if (count > most) yield `${count} files in ${folder}, more than ${most}`;
  for (const entry of ownParts) {
    const decisions = [...entry.matchAll(/\]\((\S+?)\)/g)].map(([, name]) => `docs/adr/${name}`);
    const path = /`((?:api|web|contract)\/[^`{]+|codegen\.ts)/.exec(entry)?.[1];
    if (decisions.some((name) => !files.includes(name))) yield `no such decision: ${entry}`;
    if (!path || !files.some((file) => file.startsWith(path.replace(/\/$/, ''))))
      yield `no such file: ${entry}`;
  }
}

const found = isCheck ? [...excesses()] : [];
if (!isCheck) print();
for (const excess of found) console.error(excess);
process.exitCode = found.length > 0 ? 1 : 0;
