import { screen } from '@testing-library/react';
import { answer, disconnect } from '../../../test/answers';
import { field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { LawyerBlogEditorScreenDocument } from './generated/lawyer-blog-editor-screen';
import { CreateBlogDocument } from './generated/blog-mutations';

describe('the editor of an article', () => {
  it('keeps what could not be saved, and saves it with the next press', async () => {
    const { press, fill, sent } = await renderPage('/lawyer/blogs/new', {
      role: 'lawyer',
      answers: [disconnect(CreateBlogDocument), answer(CreateBlogDocument, {})],
    });
    await fill(/^Title/, 'Cheque returned unpaid');
    await fill(/^Content/, 'Thirty days.');
    await press('Publish');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save blog:');
    expect(field(/^Content/).value).toBe('Thirty days.');
    await press('Publish');
    await screen.findByRole('heading', { level: 1, name: /blogs/i });
    expect(window.location.pathname).toBe('/lawyer/blogs');
    expect(sent(CreateBlogDocument).at(-1)).toMatchObject({
      input: { title: 'Cheque returned unpaid', content: 'Thirty days.' },
    });
  });

  it('opens no article of somebody else, and says when an article cannot be loaded', async () => {
    const blog = { id: 'blog', title: 'Not yours', author: { id: 'other' } };
    const { press } = await renderPage('/lawyer/blogs/blog', {
      role: 'lawyer',
      answers: [disconnect(LawyerBlogEditorScreenDocument), answer(LawyerBlogEditorScreenDocument, { blog })],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load blog:');
    await press('Try again');
    await screen.findByRole('heading', { name: 'Blog not found' });
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
  });
});
