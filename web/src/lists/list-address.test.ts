import { listPath, readChoice, readPage, readSearch } from './list-address';

describe('the page number of an address', () => {
  it.each(['1', '27', '007', '1000000'])('is %s', (text) => {
    expect(readPage(text)).toBe(Number(text));
  });

  it.each([
    null,
    '',
    '0',
    '-1',
    '2.5',
    '1e3',
    '0x10',
    ' 2',
    'two',
    '1000001',
    '9e99',
    '99999999999999999999',
  ])('is 1 where the address says %p', (text) => {
    expect(readPage(text)).toBe(1);
  });
});

describe('search and choices of an address', () => {
  it('trims the search and cuts it to what the field takes', () => {
    expect(readSearch(' land ')).toBe('land');
    expect(readSearch(null)).toBe('');
    expect(readSearch('a'.repeat(250))).toHaveLength(200);
  });

  it('finds a choice in capitals or small letters, and nothing else', () => {
    expect(readChoice('in_progress', ['PENDING', 'IN_PROGRESS'])).toBe('IN_PROGRESS');
    expect(readChoice('NAME', ['experience', 'name'])).toBe('name');
    expect(readChoice('price', ['experience', 'name'])).toBeNull();
    expect(readChoice(null, ['experience'])).toBeNull();
  });
});

describe('the address of a list', () => {
  it('keeps the order of its values', () => {
    expect(listPath('/lists', { q: 'a b', sort: 'name', page: 2 })).toBe('/lists?q=a+b&sort=name&page=2');
  });

  it('leaves out empty values and the first page', () => {
    expect(listPath('/lists', { q: '', sort: null, status: undefined, page: 1 })).toBe('/lists');
    expect(listPath('/lists', { page: '1' })).toBe('/lists');
  });
});
