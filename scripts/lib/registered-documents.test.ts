import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'graphql';
import { RegisteredDocuments } from './registered-documents';

const registered = () => new RegisteredDocuments(path.resolve(__dirname, '../../schema.graphql'));

it.each([
  'query A { me { id } }',
  'query A { lawyers { total } me { id } }',
  'query A { adminStats { clients } }',
  'query A { ...B } fragment B on Query { me { id } }',
  'mutation A { logout { message } }',
])('%s has no id', (text) => expect(registered().register(parse(text))).toBeUndefined());

it('a public query has an id that changes with its text, and its list has what Apollo Client would send', () => {
  const documents = registered();
  const first = documents.register(parse('query A { lawyers { total } }'));
  const second = documents.register(parse('query A { lawyers { total page } }'));
  expect(first?.documentId).toMatch(/^[\w-]{16}$/);
  expect(second).not.toEqual(first);
  expect(registered().register(parse('query A {\n lawyers { total } }'))).toEqual(first);
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-documents-'));
  try {
    const file = path.join(folder, 'new', 'documents.json');
    documents.write(file);
    const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(list)).toHaveLength(2);
    expect(list[first?.documentId ?? '']).toBe('query A {\n  lawyers {\n    total\n    __typename\n  }\n}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
