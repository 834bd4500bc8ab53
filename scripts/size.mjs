// Prints lines of product, tests, own parts and docs by folder. `npm run size -- REVISION` counts an earlier revision.
import { execFileSync } from 'node:child_process';

const revision = process.argv[2] ?? 'HEAD';
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

/** The size of a blob: words of a document, lines of everything else. */
const sizeOf = (text, kind) =>
  kind.startsWith('docs') ? text.split(/\s+/).filter(Boolean).length : text.split('\n').length - 1;

const sizes = new Map();
for (const path of git('ls-tree', '-r', '--name-only', '-z', revision).split('\0').filter(Boolean)) {
  const kind = kindOf(path);
  if (!kind) continue;
  const { files, lines } = sizes.get(kind) ?? { files: 0, lines: 0 };
  const text = git('show', `${revision}:${path}`);
  sizes.set(kind, { files: files + 1, lines: lines + sizeOf(text, kind) });
}
const index = git('show', `${revision}:docs/adr/README.md`);
const ownParts = index.split('\n').filter((line) => /^- [^`]+, `.*: \[\d+\]\(\d/.test(line)).length;

const rows = [...sizes].sort(([a], [b]) => a.localeCompare(b));
const product = rows.filter(([kind]) => /^(api|web|contract)\//.test(kind));
const total = product.reduce((sum, [, { lines }]) => sum + lines, 0);
for (const [kind, { files, lines }] of rows)
  console.log(`${kind.padEnd(24)}${String(files).padStart(6)}${String(lines).padStart(9)}`);
console.log(`${'product'.padEnd(30)}${String(total).padStart(9)}`);
console.log(`${'own parts'.padEnd(30)}${String(ownParts).padStart(9)}`);
