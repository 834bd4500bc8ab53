import { changedFields, fittingFields } from './use-form-draft';

const stored = { name: 'Farida', district: null, areas: ['Family Law'], bio: '' };

describe('the draft of a form', () => {
  it('is what differs from what is stored', () => {
    expect(changedFields(stored, stored)).toEqual({});
    expect(changedFields({ ...stored, bio: 'Since 2001', areas: [] }, stored)).toEqual({
      bio: 'Since 2001',
      areas: [],
    });
  });

  it('comes back into fields that the form still has, of the same kind', () => {
    const draft = { bio: 'Since 2001', areas: 'Family Law', name: 5, district: 'Dhaka', gone: 'x' };
    expect(fittingFields(draft, stored)).toEqual([
      ['bio', 'Since 2001'],
      ['district', 'Dhaka'],
    ]);
  });

  it('says nothing about what was stored meanwhile', () => {
    expect(fittingFields({ name: 'Farida', areas: ['Family Law'] }, stored)).toEqual([]);
  });
});
