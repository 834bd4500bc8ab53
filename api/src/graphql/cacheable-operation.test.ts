import { getNamedType, isObjectType, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { publicSubjects } from '../platform/public-subjects';
import { createPublicQueryReader } from './cacheable-operation';
import { createSchema } from './schema';

const schema = createSchema();
const subjectsOf = createPublicQueryReader(schema);

function read(text: string) {
  const document = parse(text);
  const isOperation = (node: { kind: Kind }): node is OperationDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION;
  const operation = document.definitions.find(isOperation);
  if (!operation) throw new Error('no operation');
  return subjectsOf(document, operation);
}

const SUBJECTS_OF_TYPES: Record<string, readonly string[]> = {
  Lawyer: ['lawyers'],
  ClientReview: ['lawyers'],
  PracticeArea: ['lawyers'],
  Blog: ['blogs'],
  BlogAuthor: ['lawyers'],
  Review: ['reviews'],
};

/** All object types reachable from a type. */
function typesIn(name: string, seen = new Set<string>()): Set<string> {
  const type = schema.getType(name);
  if (seen.has(name) || !isObjectType(type)) return seen;
  seen.add(name);
  for (const field of Object.values(type.getFields())) typesIn(getNamedType(field.type).name, seen);
  return seen;
}

describe('what a public query shows', () => {
  it('is everything that its fields show, through fragments as well', () => {
    expect(read('{ __typename }')).toEqual([]);
    expect(read('{ lawyers { total } }')).toEqual(['lawyers']);
    expect(read('{ reviews { id } ...F } fragment F on Query { lawyers { total } }')).toEqual([
      'lawyers',
      'reviews',
    ]);
    expect(read('query ($no: Boolean!) { ... on Query { blogs @skip(if: $no) { total } } }')).toEqual([
      'lawyers',
      'blogs',
    ]);
  });

  it('is null for what is not the same for everybody', () => {
    for (const text of [
      '{ me { id } }',
      '{ lawyers { total } me { id } }',
      'mutation { logout { message } }',
    ])
      expect(read(text)).toBeNull();
  });

  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const known = fields.filter((field) => {
    const subjects = read(`{ ${field.name} }`);
    return subjects !== null && subjects.length < publicSubjects.length;
  });

  it('is known for the fields that most responses consist of', () => {
    expect(known.map(({ name }) => name).sort()).toEqual([
      'blog',
      'blogTopics',
      'blogs',
      'districts',
      'lawyer',
      'lawyerCounts',
      'lawyers',
      'matters',
      'nearbyLawyers',
      'practiceAreas',
      'reviews',
    ]);
  });

  it.each(known.map(({ name }) => name))('covers every type that can be selected in %s', (name) => {
    const field = fields.find((each) => each.name === name);
    const types = typesIn(getNamedType(field?.type)?.name ?? '');
    const needed = [...types].flatMap((type) => SUBJECTS_OF_TYPES[type] ?? []);
    expect(read(`{ ${name} }`)).toEqual(expect.arrayContaining(needed));
  });
});
