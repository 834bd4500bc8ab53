import './zod-without-eval';
import { z } from 'zod';

it('keeps zod from making functions of texts, which the content security policy reports', () => {
  const made = jest.spyOn(globalThis, 'Function');
  expect(z.object({ name: z.string() }).parse({ name: 'Nusrat' })).toEqual({ name: 'Nusrat' });
  expect(made).not.toHaveBeenCalled();
  z.config({ jitless: false });
  z.object({ name: z.string() }).parse({ name: 'Nusrat' });
  expect(made).toHaveBeenCalled();
});
