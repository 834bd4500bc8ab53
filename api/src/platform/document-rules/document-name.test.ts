import { documentName } from './document-name';

it.each([
  ['Deed.pdf', 'pdf', 'Deed.pdf'],
  ['Deed.PDF', 'pdf', 'Deed.PDF'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['photo', 'jpeg', 'photo.jpg'],
  ['run.exe', 'pdf', 'run.exe.pdf'],
  ['page.html', 'text', 'page.html.txt'],
  ['../../etc/passwd', 'text', 'passwd.txt'],
  ['C:\\Users\\me\\দলিল.docx', 'docx', 'দলিল.docx'],
  ['a\u202Efdp.exe', 'pdf', 'afdp.exe.pdf'],
  ['...', 'png', 'document.png'],
  ['.pdf', 'pdf', 'pdf.pdf'],
] as const)('%j of type %s is called %s', (given, type, expected) => {
  expect(documentName(given, type)).toBe(expected);
});

it('has at most 200 characters, with its ending', () => {
  const name = documentName('ক'.repeat(300), 'pdf');
  expect([Array.from(name).length, name.endsWith('.pdf')]).toEqual([200, true]);
});
