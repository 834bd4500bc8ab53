import { readOperationCacheKey } from './operation-cache-key';

const keyOf = (search: string) => readOperationCacheKey({}, search, undefined);

it('is the same for the parameters in another order', () => {
  expect(keyOf('?query={a}&operationName=A')).toEqual(keyOf('?operationName=A&query={a}'));
});

it.each(['?query={a}&query={b}', '?query={a}&variables={}&variables={}', '?query={a}&que%72y={b}'])(
  'is none where a parameter is repeated: %s',
  (search) => {
    expect(keyOf(search)).toBeNull();
  },
);
