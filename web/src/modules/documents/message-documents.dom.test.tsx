import { screen, waitFor } from '@testing-library/react';
import { answer, fragmentOf, type Partly } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import type { CaseDocument } from '../../graphql/generated/schema-types';
import { MessageDocuments } from './document-list';
import { ListedDocumentFragmentDoc, OpenDocumentDocument } from './generated/document-operations';

const links = answer(OpenDocumentDocument, {
  view: { link: { path: '/documents/document/1/photo.jpg?e=1&s=view' } },
  download: { link: { path: '/documents/document/1/photo.jpg?e=1&s=save' } },
});

/** Every element is in view. */
class InView {
  constructor(private readonly report: IntersectionObserverCallback) {}

  observe() {
    this.report(
      [{ isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }

  disconnect() {
    // Nothing goes on.
  }
}

const save = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

const { IntersectionObserver } = globalThis;
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: InView }));
afterAll(() => void Object.assign(globalThis, { IntersectionObserver }));
afterEach(() => save(false));

let number = 0;
async function show(facts: Partly<CaseDocument> = {}) {
  number += 1;
  const document = fragmentOf(ListedDocumentFragmentDoc, {
    ...{ id: `photo-${number}`, name: 'deed.jpg', type: 'JPEG', state: 'STORED', size: 2_000_000 },
    ...{ thumbnailSize: 38 * 1024 },
    ...facts,
  });
  return renderPart(<MessageDocuments documents={[document]} viewer="USER" />, { answers: [links] });
}

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('a photo in a message', () => {
  it('is seen small, and whole by the same link', async () => {
    const { press, sent } = await show();
    await waitFor(() => expect(pictures()).toEqual(['/documents/document/1/photo.jpg?e=1&s=view&t=1']));
    await press('See deed.jpg');
    const whole = await screen.findByRole('img', { name: 'deed.jpg' });
    expect(whole.getAttribute('src')).toBe('/documents/document/1/photo.jpg?e=1&s=view');
    expect(sent(OpenDocumentDocument)).toHaveLength(1);
  });

  it('is a box that says its size where the device saves data', async () => {
    save(true);
    const { press, sent } = await show();
    expect(pictures()).toEqual([]);
    expect(sent(OpenDocumentDocument)).toEqual([]);
    await press('Show, 38 KB');
    await waitFor(() => expect(pictures()).toHaveLength(1));
  });

  it.each<Partly<CaseDocument>>([
    { thumbnailSize: null },
    { thumbnailSize: null, type: 'PDF', name: 'deed.pdf' },
  ])('has a name alone without a small picture: %j', async (facts) => {
    const { sent } = await show(facts);
    screen.getByRole('button', { name: /^deed/ });
    expect(sent(OpenDocumentDocument)).toEqual([]);
  });
});
