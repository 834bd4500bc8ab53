import { documentName, receivedName } from './document-name';

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
  ['deed.pdf.', 'pdf', 'deed.pdf'],
  ['CON.pdf', 'pdf', 'CON_.pdf'],
  ['CON .pdf', 'pdf', 'CON_.pdf'],
  ['LPT¹.pdf', 'pdf', 'LPT¹_.pdf'],
  ['nul', 'text', 'nul_.txt'],
  ['LPT1.pdf', 'pdf', 'LPT1_.pdf'],
  ['console.pdf', 'pdf', 'console.pdf'],
] as const)('%j of type %s is called %s', (given, type, expected) => {
  expect(documentName(given, type)).toBe(expected);
});

it('that is too long loses its middle, not its ending', () => {
  const long = receivedName(`Sale deed of 1998 ${'a'.repeat(228)}.pdf`);
  expect([long.length, long.slice(0, 17), long.slice(-5)]).toEqual([200, 'Sale deed of 1998', 'a.pdf']);
  const pages = `${'\u{1F4C4}'.repeat(101)}x.pdf`;
  expect(receivedName(pages)).toBe(pages);
});

it('has at most 200 characters, with its ending', () => {
  const name = documentName('ক'.repeat(300), 'pdf');
  expect([Array.from(name).length, name.endsWith('.pdf')]).toEqual([200, true]);
  expect(receivedName(`${'ক'.repeat(195)}ক্ষমা.pdf`)).toBe(`${'ক'.repeat(195)}.pdf`);
});
