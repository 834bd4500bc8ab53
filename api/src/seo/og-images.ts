import { fileFolders, files } from '@ainsathi/contract/addresses';
import { type Request, type Response, Router } from 'express';
import type { RequestContext } from '../context';
import { notFound } from '../errors/app-error';
import { findBlog } from '../modules/blogs/blog.queries';
import { findPublicLawyer } from '../modules/lawyers/lawyer.queries';
import { ogImage, type OgImageText } from './og-image';

const MAX_AREAS = 3;

const SITE: OgImageText = {
  above: 'A legal-services marketplace for Bangladesh',
  title: 'Find the right lawyer in minutes',
  below: 'Verified advocates, by practice area and district.',
};

async function lawyerText(context: RequestContext, id: string): Promise<OgImageText> {
  const lawyer = await findPublicLawyer(context, id);
  if (!lawyer) throw notFound('Lawyer');
  const { name, district, practiceAreas } = lawyer;
  return {
    above: district ? `Verified advocate in ${district}` : 'Verified advocate',
    title: name,
    below: practiceAreas.slice(0, MAX_AREAS).join(' · '),
  };
}

async function blogText(context: RequestContext, id: string): Promise<OgImageText> {
  const blog = await findBlog(context, id);
  if (!blog) throw notFound('Blog');
  return {
    above: 'Law in plain words',
    title: blog.title,
    below: blog.author ? `By ${blog.author.name}` : '',
  };
}

/** `/share/*.png`: the Open Graph images of lawyers, posts and all other pages. */
export function createOgImageRoutes(contextOf: (request: Request) => RequestContext): Router {
  const router = Router();
  const send = async (response: Response, text: OgImageText): Promise<void> => {
    const png = await ogImage(text);
    response
      .setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
      // Chat programs and social networks embed the images in pages of their own origin.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('png').send(png);
  };
  const idOf = (request: Request): string => String(request.params['id']);
  router.get(files.shareSite, async (_request, response) => send(response, SITE));
  router.get(files.shareLawyer, async (request, response) =>
    send(response, await lawyerText(contextOf(request), idOf(request))),
  );
  router.get(files.shareBlog, async (request, response) =>
    send(response, await blogText(contextOf(request), idOf(request))),
  );
  router.use(fileFolders.share, () => {
    throw notFound('Picture');
  });
  return router;
}
