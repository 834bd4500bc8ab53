import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kind, parse, type DefinitionNode, type DocumentNode } from 'graphql';
import { transformWithOxc, type Plugin } from 'vite';

const generated = fileURLToPath(new URL('../src/graphql/generated/graphql.ts', import.meta.url));
const call = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const prefix = 'virtual:operation-document/';

function keyOf(definition: DefinitionNode | undefined): string {
  const named =
    definition?.kind === Kind.OPERATION_DEFINITION || definition?.kind === Kind.FRAGMENT_DEFINITION;
  if (!named || !definition.name) throw new Error('Every operation needs a name');
  return `${definition.kind}/${definition.name.value}`;
}

async function readGenerated(): Promise<Map<string, DocumentNode>> {
  const { code } = await transformWithOxc(await readFile(generated, 'utf8'), generated);
  const documents = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    DocumentNode
  >;
  return new Map(Object.values(documents).map((document) => [keyOf(document.definitions[0]), document]));
}

/**
 * Puts every compiled operation into a module of its own. Codegen keeps them in one, which would put
 * the admin's operations into the script of the public pages.
 */
export function operationDocuments(): Plugin {
  let documents = new Map<string, DocumentNode>();
  return {
    name: 'operation-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      documents = await readGenerated();
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const document = documents.get(id.slice(prefix.length + 1));
      if (!document) throw new Error(`${id} is not in the generated documents: run npm run codegen`);
      return { code: `export default ${JSON.stringify(document)}`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('graphql('))
        return null;
      const imports: string[] = [];
      const replaced = code.replaceAll(call, (_, source: string) => {
        const [definition] = parse(source).definitions;
        // Operations carry their fragments with them; alone a fragment only names a type, for `readFragment`.
        if (definition?.kind === Kind.FRAGMENT_DEFINITION) return 'null';
        const name = `operationDocument${imports.length}`;
        imports.push(`import ${name} from '${prefix}${keyOf(definition)}';`);
        return name;
      });
      return replaced === code ? null : { code: `${imports.join('')}${replaced}`, map: null };
    },
  };
}
