import {
  clientCaseListPath,
  lawyerCaseListPath,
  readClientCaseList,
  readLawyerCaseList,
} from './case-list-address';

const query = (path: string) => new URL(path, 'https://example.com').searchParams;

describe("the address of the client's cases", () => {
  it('comes back as it was written', () => {
    const list = { group: 'TO_BE_PAID', page: 2, pay: 'c1' } as const;
    expect(readClientCaseList(query(clientCaseListPath(list)))).toEqual(list);
  });

  it('reads unknown values as the defaults, which it leaves out', () => {
    const list = readClientCaseList(query('/user/cases?group=MINE&page=1.5'));
    expect(list).toEqual({ group: null, page: 1, pay: null });
    expect(clientCaseListPath(list)).toBe('/user/cases');
  });
});

describe("the address of the lawyer's cases", () => {
  it('comes back as it was written', () => {
    const list = {
      group: 'TO_ANSWER',
      phase: 'INTAKE',
      quiet: true,
      search: 'land',
      sort: 'TITLE',
      page: 3,
    } as const;
    expect(lawyerCaseListPath(list)).toBe('/lawyer/cases?group=TO_ANSWER&phase=INTAKE&quiet=1&q=land&sort=TITLE&page=3');
    expect(readLawyerCaseList(query(lawyerCaseListPath(list)))).toEqual(list);
  });

  it('reads unknown values as the defaults, which it leaves out', () => {
    const list = readLawyerCaseList(query('/lawyer/cases?group=MINE&phase=MOON&quiet=no&sort=PRICE&q=%20&page=0'));
    expect(list).toEqual({ group: null, phase: null, quiet: false, search: '', sort: 'NEWEST', page: 1 });
    expect(lawyerCaseListPath(list)).toBe('/lawyer/cases');
  });
});
