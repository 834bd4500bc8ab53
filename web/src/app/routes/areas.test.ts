import { screens } from '../../../e2e/setup/screens';
import { createAreas } from './areas';

describe('the screens', () => {
  it('are all walked by the accessibility test', () => {
    const addresses = Object.values(createAreas())
      .flat()
      .map(({ path = '' }) => path);
    expect(Object.keys(screens).sort()).toEqual(addresses.sort());
  });
});
