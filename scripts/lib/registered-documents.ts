import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, OperationTypeNode, parse, print } from 'graphql';

/** A visitor's answer to it is the same as everybody's, but not an account's. */
const VIEWER_FIELDS = new Set(['me']);

/** The root fields that everybody may query. */
function publicFields(schema: string): ReadonlySet<string> {
  const fields = parse(schema).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Query'
      ? (definition.fields ?? [])
      : [],
  );
  const open = fields.filter(({ directives }) => directives?.some(({ name }) => name.value === 'public'));
  return new Set(open.map(({ name }) => name.value).filter((name) => !VIEWER_FIELDS.has(name)));
}

function isPublicQuery({ definitions }: DocumentNode, fields: ReadonlySet<string>): boolean {
  return definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === OperationTypeNode.QUERY &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value),
        )),
  );
}

/** The public queries of the web client, which visitors ask for by id over GET: their ids, and the list for the API. */
export class RegisteredDocuments {
  private readonly fields: ReadonlySet<string>;
  private readonly texts = new Map<string, string>();

  constructor(schemaFile: string) {
    this.fields = publicFields(readFileSync(schemaFile, 'utf8'));
  }

  /** What the generated document carries besides its definitions; nothing unless it is a public query. */
  readonly register = (document: DocumentNode): { documentId: string } | undefined => {
    if (!isPublicQuery(document, this.fields)) return undefined;
    // As Apollo Client sends it over POST, so that the response cache knows both as one operation.
    const text = print(addTypenameToDocument(document));
    const documentId = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    this.texts.set(documentId, text);
    return { documentId };
  };

  write(file: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    const sorted = [...this.texts].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(file, JSON.stringify(Object.fromEntries(sorted), null, 1));
  }
}
