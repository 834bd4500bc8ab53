import { caseListPath, readCaseListAddress } from './client-case-list';

const query = (path: string) => new URL(path, 'https://example.com').searchParams;

describe('the address of the cases', () => {
  it('comes back as it was written', () => {
    const address = { group: 'TO_BE_PAID', page: 2, pay: 'c1' } as const;
    expect(readCaseListAddress(query(caseListPath(address)))).toEqual(address);
  });

  it('understands nonsense as usual', () => {
    expect(readCaseListAddress(query('/user/cases?group=MINE&page=1.5'))).toEqual({
      group: null,
      page: 1,
      pay: null,
    });
  });
});
