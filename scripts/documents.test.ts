import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withDrawing } from './lib/architecture-drawing';

const root = path.resolve(__dirname, '..');
const rules = readFileSync(path.join(root, 'docs/rules.md'), 'utf8');

function sourceFiles(): Set<string> {
  const files = ['api/src', 'api/test', 'web/src', 'contract/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }),
  );
  return new Set(files.map((file) => path.basename(file)));
}

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

describe('docs/rules.md', () => {
  it('names only source files that exist', () => {
    const named = [...rules.matchAll(/`([\w.-]+\.tsx?)`/g)].map(([, name = '']) => name);
    const existing = sourceFiles();
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !existing.has(name))).toEqual([]);
  });

  it('has every heading that it links to', () => {
    const anchors = [...rules.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    const linked = [...rules.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});

describe('CONTRIBUTING.md, adding a field', () => {
  it('names the files of a real field, 10 at most without what came later', () => {
    const recipe = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
    const files = ['api/src', 'contract/src', 'web/src']
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(folder, file),
        ),
      )
      .concat('schema.graphql')
      .filter((file) => /\.(tsx?|graphql)$/.test(file) && !/\.test\.|[\\/](generated|seed)[\\/]/.test(file))
      .filter((file) => /payerNumber|payer_number/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(files.filter((file) => !recipe.includes(`\`${path.basename(file)}\``))).toEqual([]);
    const later = ['1790000004400-erased-accounts.ts', 'review-condition.ts'];
    expect(files.filter((file) => !later.includes(path.basename(file))).length).toBeLessThanOrEqual(10);
  });
});

describe('docs/architecture.md', () => {
  it('draws the layers that are checked; `npm run drawing` writes them', () => {
    const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    expect(page).toBe(withDrawing(page));
  });
});

describe('docs/dependencies.md', () => {
  it('has a reason for every override, with its version', () => {
    const { overrides } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      overrides: Record<string, string>;
    };
    const rows = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8').matchAll(
      /^\| `(\S+)` +\| (\S+) +\| \S/gm,
    );
    const explained = [...rows].map(([, name = '', version = '']): [string, string] => [name, version]);
    expect(Object.fromEntries(explained)).toEqual(overrides);
  });
});
