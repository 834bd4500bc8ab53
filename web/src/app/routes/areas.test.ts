import { screens } from '../../../e2e/setup/screens';
import { screenAddresses } from './areas';

describe('the screens', () => {
  it('are all walked by the accessibility test', () => {
    expect(Object.keys(screens).sort()).toEqual(screenAddresses().sort());
  });
});
