import { clientContext } from './client-context';
import { directoryContext, filteredPath, homeContext } from './directory-context';
import {
  areaChoiceOf,
  noFilters,
  pathWithParams,
  readDirectoryParams,
  readSearchForm,
} from './directory-params';

const read = (query: string) => readDirectoryParams(new URLSearchParams(query));

describe('the address of the home page', () => {
  it('comes back as it was written', () => {
    const query =
      'category=Family+Law&district=Dhaka&search=rahman&takesCases=true&sort=answer&page=3&blogs=2&article=a1';
    expect(pathWithParams(read(query))).toBe(`/?${query}`);
  });

  it('keeps as much of a search as its field and the API take', () => {
    expect(read(`search=${'a'.repeat(250)}`).search).toHaveLength(200);
  });

  it('says nothing about what is usual', () => {
    expect(pathWithParams(read('sort=turn&page=1&blogs=1&category='))).toBe('/');
  });

  it.each(['0', '-1', '2.5', 'two', '', '9e99'])('takes %s for the first page', (page) => {
    expect(read(`page=${page}&blogs=${page}`)).toMatchObject({ page: 1, blogs: 1 });
  });

  it('begins at the first page and closes the article when a filter changes', () => {
    const params = read('category=Tax+Law&page=4&blogs=2&article=a1');
    expect(filteredPath(homeContext, params, { district: 'Khulna' })).toBe(
      '/?category=Tax+Law&district=Khulna&blogs=2',
    );
  });
});

describe('a matter', () => {
  it.each([
    ['matter=land', { matter: 'land', category: '' }],
    // As the form sends it without script.
    ['category=matter%3Aland', { matter: 'land', category: '' }],
    ['category=Tax+Law&matter=land', { matter: '', category: 'Tax Law' }],
  ])('is read from %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('is set in the address, and replaces a practice area, or is replaced by one', () => {
    const params = read('matter=land&district=Dhaka');
    expect(pathWithParams(params)).toBe('/?matter=land&district=Dhaka');
    expect(areaChoiceOf(params)).toBe('matter:land');
    expect(filteredPath(homeContext, params, { category: 'Tax Law' })).toBe(
      '/?category=Tax+Law&district=Dhaka',
    );
    expect(filteredPath(homeContext, read('category=Tax+Law'), { matter: 'rent' })).toBe('/?matter=rent');
    expect(filteredPath(homeContext, params, noFilters)).toBe('/');
  });
});

describe('the address of a page of the directory', () => {
  const context = directoryContext(
    [{ name: 'Tax Law', slug: 'tax-law' }],
    [{ name: "Cox's Bazar", slug: 'coxs-bazar' }],
  );

  test.each([
    [{}, '/lawyers'],
    [{ category: 'Tax Law', page: 1 }, '/lawyers/for/tax-law'],
    [{ district: "Cox's Bazar", page: 2 }, '/lawyers/in/coxs-bazar?page=2'],
    [
      { category: 'Tax Law', district: "Cox's Bazar", search: 'rahman', sort: 'name' as const, blogs: 3 },
      '/lawyers/for/tax-law/in/coxs-bazar?search=rahman&sort=name',
    ],
    [{ category: 'Space Law' }, '/lawyers'],
    [
      { district: "Cox's Bazar", freeFirstTalk: true, takesCases: false, sort: 'first_talk' as const },
      '/lawyers/in/coxs-bazar?freeFirstTalk=true&sort=first_talk',
    ],
    [{ matter: 'land', district: "Cox's Bazar" }, '/lawyers/in/coxs-bazar?matter=land'],
  ])('says %j in words', (params, path) => {
    expect(context.pathFor(params)).toBe(path);
  });
});

describe("the address of the list in the client's area", () => {
  it('comes back as it was written, and says nothing about what is usual', () => {
    const path = '/user/lawyers?category=Family+Law&district=Cox%27s+Bazar&search=%E0%A6%9C&sort=name&page=3';
    expect(clientContext().pathFor(read(path.split('?')[1] ?? ''))).toBe(path);
    expect(clientContext().pathFor(read('page=-2&sort=price&blogs=4'))).toBe('/user/lawyers');
    expect(clientContext('a case').pathFor(read('page=2'))).toBe('/user/lawyers?page=2&instead=a+case');
    expect(clientContext('a').pathFor(read(''))).toBe('/user/lawyers?instead=a');
  });

  it('still reads the orders as older links wrote them', () => {
    expect(read('sort=NAME').sort).toBe('name');
  });
});

describe('the fields of a search form', () => {
  const read = (district: string) => {
    const fields = new FormData();
    fields.set('category', 'Family Law');
    fields.set('district', district);
    return readSearchForm(fields, [{ name: 'Gazipur' }], (name) => (name === 'Gazipur' ? 'গাজীপুর' : name));
  };

  it.each(['Gazipur', 'গাজীপুর'])('know a district in the language of the page and in English: %s', (name) => {
    expect(read(name)).toMatchObject({ category: 'Family Law', district: 'Gazipur' });
  });

  it('may have no district', () => {
    expect(read('')).toMatchObject({ district: '' });
  });

  it('leave another spelling to the server', () => {
    expect(read('Gajipur')).toBeNull();
  });
});
