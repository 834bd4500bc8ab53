import { pictureTypeOf, preparePicture } from './prepare-picture';

const fileOf = (beginning: string, name: string, type: string) =>
  new File([Buffer.from(beginning.padEnd(40, '\0'), 'latin1')], name, { type });
const limits = { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 100 };

it.each([
  ['\xff\xd8\xff\xe0', 'image:1000012345', '', 'image/jpeg'],
  ['\xff\xd8\xff\xe1', 'IMG_1.jpg', 'application/octet-stream', 'image/jpeg'],
  ['\xff\xd8\xff\xdb', 'scan.jpg', 'image/pjpeg', 'image/jpeg'],
  ['\x89PNG\r\n', 'screen', '', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'a.jpg', 'image/jpeg', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'IMG_0001.jpg', 'image/jpeg', 'image/heic'],
  ['%PDF-1.7', 'deed.pdf', 'application/pdf', 'application/pdf'],
])(
  'the type of a file that begins with %j and is called %s is %s%s',
  async (beginning, name, declared, type) => {
    expect(await pictureTypeOf(fileOf(beginning, name, declared))).toBe(type);
  },
);

it('a small picture is sent as it is, with its own type', async () => {
  const prepared = await preparePicture(fileOf('\xff\xd8\xff', 'image:1', ''), limits);
  expect([prepared.type, prepared.name, prepared.size]).toEqual(['image/jpeg', 'image:1', 40]);
});

it('what the browser cannot decode stays for the form to refuse', async () => {
  const photo = fileOf('\0\0\0\x18ftypheic', 'IMG_0001.HEIC', '');
  expect((await preparePicture(photo, limits)).type).toBe('image/heic');
});
