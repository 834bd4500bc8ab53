import { fileFolders, files } from '@ainsathi/contract/addresses';
import { type Request, type Response, Router } from 'express';
import type { RequestContext } from '../context';
import { notFound } from '../errors/app-error';
import { findBlog } from '../modules/blogs/blog.queries';
import { findPublicLawyer } from '../modules/lawyers/lawyer.queries';
import { sharePicture, type ShareWords } from './og-image';

const MOST_AREAS = 3;

const SITE: ShareWords = {
  above: 'A legal-services marketplace for Bangladesh',
  title: 'Find the right lawyer in minutes',
  below: 'Verified advocates in every district, by practice area and place.',
};

async function lawyerWords(context: RequestContext, id: string): Promise<ShareWords> {
  const lawyer = await findPublicLawyer(context, id);
  if (!lawyer) throw notFound('Lawyer');
  const { name, district, practiceAreas } = lawyer;
  return {
    above: district ? `Verified advocate in ${district}` : 'Verified advocate',
    title: name,
    below: practiceAreas.slice(0, MOST_AREAS).join(' · '),
  };
}

async function blogWords(context: RequestContext, id: string): Promise<ShareWords> {
  const blog = await findBlog(context, id);
  if (!blog) throw notFound('Blog');
  return {
    above: 'Law in plain words',
    title: blog.title,
    below: blog.author ? `By ${blog.author.name}` : '',
  };
}

/** `/share/*.png`: pictures for shared links of lawyers, posts and all other pages. */
export function createOgImageRoutes(contextOf: (request: Request) => RequestContext): Router {
  const router = Router();
  const send = async (response: Response, words: ShareWords): Promise<void> => {
    const picture = await sharePicture(words);
    response
      .setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
      // Chat programs and networks show them on their own pages.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('png').send(picture);
  };
  const idOf = (request: Request): string => String(request.params['id']);
  router.get(files.shareSite, async (_request, response) => send(response, SITE));
  router.get(files.shareLawyer, async (request, response) =>
    send(response, await lawyerWords(contextOf(request), idOf(request))),
  );
  router.get(files.shareBlog, async (request, response) =>
    send(response, await blogWords(contextOf(request), idOf(request))),
  );
  router.use(fileFolders.share, () => {
    throw notFound('Picture');
  });
  return router;
}
