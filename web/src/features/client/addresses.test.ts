import { caseListPath, readCaseListAddress } from './case-list-address';
import { lawyerListPath, readLawyerListAddress } from './lawyer-list-address';

const query = (path: string) => new URL(path, 'https://example.com').searchParams;

describe('the address of the lawyers', () => {
  it('comes back as it was written', () => {
    const address = {
      category: 'Family Law',
      district: "Cox's Bazar",
      search: 'জাহান',
      sort: 'NAME',
      page: 3,
    } as const;
    expect(readLawyerListAddress(query(lawyerListPath(address)))).toEqual(address);
  });

  it('is short where everything is as usual, and understands nonsense as usual', () => {
    const usual = readLawyerListAddress(query('/user/lawyers?page=-2&sort=price'));
    expect(lawyerListPath(usual)).toBe('/user/lawyers');
  });
});

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
