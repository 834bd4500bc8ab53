import { changedFields, restorableDraftFields } from './use-form-draft';

const stored = { name: 'Farida', district: null, areas: ['Family Law'], bio: '' };

describe('the draft of a form', () => {
  it('has the fields that differ from the saved values', () => {
    expect(changedFields(stored, stored)).toEqual({});
    expect(changedFields({ ...stored, bio: 'Since 2001', areas: [] }, stored)).toEqual({
      bio: 'Since 2001',
      areas: [],
    });
  });

  it('is restored into fields that the form still has, of the same type', () => {
    const draft = { bio: 'Since 2001', areas: 'Family Law', name: 5, district: 'Dhaka', removed: 'x' };
    expect(restorableDraftFields(draft, stored)).toEqual([
      ['bio', 'Since 2001'],
      ['district', 'Dhaka'],
    ]);
  });

  it('skips fields that were saved meanwhile', () => {
    expect(restorableDraftFields({ name: 'Farida', areas: ['Family Law'] }, stored)).toEqual([]);
  });
});
