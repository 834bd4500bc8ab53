import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import { StartUploadDocument } from '../../outgoing/generated/send-item';
import { DocumentsPanel } from './documents-panel';
import { RoomDocumentsDocument } from './generated/document-operations';

type Response = { status: number; message?: string } | 'no connection';

/** Responds to uploads instead of the server, with each response once; gives the languages in which reasons were requested. */
function respondToUploads(...responses: Response[]): (string | undefined)[] {
  const languages: (string | undefined)[] = [];
  class Upload {
    status = 0;
    responseText = '';
    readonly upload = {};
    onload = () => undefined;
    onerror = () => undefined;
    private readonly headers = new Map<string, string>();

    open() {
      // Its address and its method are the server's.
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }

    getAllResponseHeaders() {
      return '';
    }

    send() {
      languages.push(this.headers.get('accept-language'));
      const response = responses.shift() ?? { status: 500 };
      if (response === 'no connection') {
        this.onerror();
        return;
      }
      this.status = response.status;
      this.responseText = JSON.stringify({ message: response.message });
      this.onload();
    }
  }
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Upload() as unknown as XMLHttpRequest);
  return languages;
}

afterEach(() => jest.restoreAllMocks());

/** The bytes at the start of a JPEG; the test environment has no canvas. */
const jpeg = (bytes: number) => [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(bytes - 4)];

function shrinkPicturesTo(bytes: number): void {
  const bitmap = { width: 4_000, height: 3_000, close: () => undefined };
  Object.assign(window, { createImageBitmap: () => Promise.resolve(bitmap) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((give, type) => give(new Blob(jpeg(bytes), { type })));
}

const listed = answer(RoomDocumentsDocument, {
  case: { id: 'wages', status: 'CASE_INTAKE', canAct: ['ADD_DOCUMENT'], room: { documents: { pages: 1 } } },
});
const started = answer(StartUploadDocument, {
  startUploads: { documents: [{ id: 'deed', uploadPath: '/documents/uploads/deed' }] },
});

async function openDocuments(account = 'lawyer who adds documents') {
  const part = await renderPart(<DocumentsPanel caseId="wages" viewer="LAWYER" />, {
    role: 'lawyer',
    account,
    answers: [listed, started],
  });
  const input = await screen.findByLabelText('Add documents', { selector: 'input' });
  return {
    ...part,
    add: (...file: ConstructorParameters<typeof File>) => part.user.upload(input, new File(...file)),
    refusal: async () => (await screen.findByRole('alert')).textContent,
  };
}

it('documents that cannot be added say why, and what broke off is tried again', async () => {
  const reason = 'PDF, JPEG, PNG, WebP, Word (.docx) and text are accepted';
  const languages = respondToUploads(
    { status: 415, message: reason },
    ...(['no connection', 'no connection', 'no connection'] as const),
    { status: 200 },
  );
  const { add, refusal, press, sent } = await openDocuments();

  await add(['\x7fELF'], 'run.pdf');
  expect(await refusal()).toBe(`Not added: ${reason}`);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press('Remove');

  await add([], 'nothing.pdf');
  expect(await refusal()).toBe('Not added: This file is empty.');
  await press('Remove');

  await add(['%PDF-1.7'], 'Deed.pdf');
  for (const tries of [2, 3])
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(languages).toHaveLength(1 + tries);
    });
  expect(await refusal()).toBe('Not added: The connection broke off.');
  await press('Try again');
  await screen.findByText('Deed.pdf is added');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent(StartUploadDocument)).toHaveLength(5);
  expect(new Set(languages)).toEqual(new Set(['en']));
});

it.each([
  ['Smaller, 600 KB', 'deed.jpg', 614_400],
  ['As it is, 4.8 MB', 'deed.jpeg', 5_033_165],
])('a large photo is added as it is chosen: %s', async (version, name, bytes) => {
  respondToUploads({ status: 200 });
  shrinkPicturesTo(614_400);
  const { add, press, sent } = await openDocuments(`lawyer who adds a photo: ${version}`);
  await add(jpeg(5_033_165), 'deed.jpeg', { type: 'image/jpeg' });
  const dialog = await screen.findByRole('dialog', { name: 'Add 1 picture smaller?' });
  expect(sent(StartUploadDocument)).toEqual([]);
  await press(version, dialog);
  await screen.findByText(`${name} is added`);
  expect(sent(StartUploadDocument)).toMatchObject([{ input: { files: [{ name, size: bytes }] } }]);
});
