import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const library = normalizePath(
  fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url)),
);
const createIcon = normalizePath(fileURLToPath(new URL('../src/ui/create-icon.ts', import.meta.url)));
const statement = /import \{([^}]*)\} from 'lucide-react';/g;

/** Every exported name of the library, with the file of its icon. */
function readFiles(): Map<string, string> {
  const list = readFileSync(`${library}lucide-react.mjs`, 'utf8');
  const lines = list.matchAll(/^export \{ ([^}]*) \} from '\.\/(icons\/[\w-]+\.mjs)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/**
 * Imports each icon from its own file instead of from the list of all: otherwise every screen that has one icon seems to
 * need all the icons of the product. Our own `createIcon` draws them.
 */
export function singleIcons(): Plugin {
  let files = new Map<string, string>();
  const importOf = (one: string): string => {
    const [name = '', local = name] = one.split(/\s+as\s+/);
    const file = files.get(name);
    return file ? `import ${local} from '${library}${file}';` : `import { ${one} } from 'lucide-react';`;
  };
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? createIcon : null,
    buildStart: () => void (files = readFiles()),
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null;
      const replaced = code.replaceAll(statement, (_, names: string) =>
        names
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== '' && !one.startsWith('type '))
          .map(importOf)
          .join(''),
      );
      return { code: replaced, map: null };
    },
  };
}
