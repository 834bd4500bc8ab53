import { formDraftKey, readFormDraft } from './form-drafts';
import {
  draftSubmitted,
  isDraftToSubmit,
  readVisitorDraft,
  takeOverVisitorDraft,
  visitorDraftLifetime,
  visitorDrafts,
  writeVisitorDraft,
} from './visitor-drafts';

/** Storage lists its keys as own properties. */
class TabStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return typeof this[key] === 'string' ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- as the browser's storage does
    delete this[key];
  }
}

const request = {
  form: 'case-request:a1',
  addressee: 'Nusrat Jahan',
  from: '/lawyers/a1#request',
  fields: { title: 'Land', description: 'The deed' },
};

beforeEach(() => {
  Object.assign(globalThis, { window: { sessionStorage: new TabStorage() } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

describe("a visitor's draft", () => {
  it('keeps its id while it is written, and goes when it is emptied', () => {
    const first = writeVisitorDraft(request);
    const second = writeVisitorDraft({ ...request, fields: { title: 'Land', description: '' } });
    expect(first?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second?.id).toBe(first?.id);
    writeVisitorDraft({ ...request, fields: { title: '', description: '' } });
    expect(readVisitorDraft(request.form)).toBeNull();
  });

  it('expires', () => {
    writeVisitorDraft(request, 1000);
    expect(readVisitorDraft(request.form, 1000 + visitorDraftLifetime - 1)).not.toBeNull();
    expect(readVisitorDraft(request.form, 1000 + visitorDraftLifetime)).toBeNull();
    expect(visitorDrafts(1000 + visitorDraftLifetime)).toEqual([]);
  });

  it.each(['no JSON', '[]', '{}', '{"id":1}'])('that reads %s is none', (text) => {
    window.sessionStorage.setItem(`visitor-draft:${request.form}`, text);
    expect(readVisitorDraft(request.form)).toBeNull();
  });
});

describe('signing in', () => {
  it('takes over the draft whose id it carries, to be submitted once', () => {
    const draft = writeVisitorDraft(request);
    takeOverVisitorDraft(draft?.id ?? null, 'client');
    expect(readFormDraft(formDraftKey('client', request.form))).toEqual(request.fields);
    expect(readVisitorDraft(request.form)).toBeNull();
    expect(isDraftToSubmit('client', request.form)).toBe(true);
    expect(isDraftToSubmit('other', request.form)).toBe(false);
    draftSubmitted('client', request.form);
    expect(isDraftToSubmit('client', request.form)).toBe(false);
  });

  it.each([null, 'another id'])(
    'with %p takes over nothing, and leaves nothing for the next account',
    (id) => {
      writeVisitorDraft(request);
      takeOverVisitorDraft(id, 'client');
      expect(readFormDraft(formDraftKey('client', request.form))).toBeNull();
      expect(isDraftToSubmit('client', request.form)).toBe(false);
      expect(visitorDrafts()).toEqual([]);
    },
  );

  it('does not take over a draft that has expired', () => {
    const draft = writeVisitorDraft(request, 1000);
    takeOverVisitorDraft(draft?.id ?? null, 'client', 1000 + visitorDraftLifetime);
    expect(readFormDraft(formDraftKey('client', request.form))).toBeNull();
  });
});
