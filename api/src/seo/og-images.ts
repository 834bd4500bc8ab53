import path from 'node:path';
import { fileFolders, files } from '@ainsathi/contract/addresses';
import { inEachLanguage, languageOf, type Language, personName } from '@ainsathi/contract/languages';
import { nameIn } from '@ainsathi/contract/names';
import { type Request, type Response, Router } from 'express';
import type { RequestContext } from '../context';
import { notFound } from '../errors/app-error';
import { findBlog } from '../modules/blogs/blog.queries';
import { findPublicLawyer } from '../modules/lawyers/lawyer.queries';
import { BLOG_SUBJECTS, type PublicSubject } from '../platform/public-subjects';
import { ogImage, type OgImageText } from './og-image';
import type { FileStore } from '../platform/files/file-store';
import type { FindText } from './cached-text';

const MAX_AREAS = 3;

const english = {
  site: {
    above: 'A legal-services marketplace for Bangladesh',
    title: 'Find the right lawyer in minutes',
    below: 'Verified advocates, by practice area and district.',
  },
  verified: 'Verified advocate',
  verifiedIn: (district: string) => `Verified advocate in ${district}`,
  plainWords: 'Law in plain words',
  by: (author: string) => `By ${author}`,
};

const bangla: typeof english = {
  site: {
    above: 'বাংলাদেশের আইনি সেবার ঠিকানা',
    title: 'কয়েক মিনিটেই খুঁজে নিন ঠিক আইনজীবী',
    below: 'যাচাই করা আইনজীবী, বিষয় ও জেলা ধরে।',
  },
  verified: 'যাচাই করা আইনজীবী',
  verifiedIn: (district) => `যাচাই করা আইনজীবী, ${district}`,
  plainWords: 'সহজ কথায় আইন',
  by: (author) => `লেখক: ${author}`,
};

const TEXTS: Readonly<Record<Language, typeof english>> = { en: english, bn: bangla };

async function lawyerText(context: RequestContext, id: string, language: Language): Promise<OgImageText> {
  const lawyer = await findPublicLawyer(context, id);
  if (!lawyer) throw notFound('Lawyer');
  const { district, practiceAreas, profilePic } = lawyer;
  const texts = TEXTS[language];
  return {
    above: district ? texts.verifiedIn(nameIn(language, district)) : texts.verified,
    title: personName(language, lawyer),
    below: practiceAreas
      .slice(0, MAX_AREAS)
      .map((area) => nameIn(language, area))
      .join(' · '),
    ...(profilePic === null ? {} : { face: path.basename(profilePic) }),
  };
}

async function blogText(context: RequestContext, id: string, language: Language): Promise<OgImageText> {
  const blog = await findBlog(context, id);
  if (!blog) throw notFound('Blog');
  const texts = TEXTS[language];
  return {
    above: texts.plainWords,
    title: (language === 'bn' ? blog.titleBangla : null) ?? blog.title,
    below: blog.author ? texts.by(personName(language, blog.author)) : '',
  };
}

/** `/share/*.png`: Open Graph images of lawyers, posts and all other pages. */
export function createOgImageRoutes(findText: FindText, pictures: FileStore): Router {
  const router = Router();
  const send = async (
    request: Request,
    response: Response,
    shows: readonly PublicSubject[],
    textOf: (context: RequestContext) => OgImageText | Promise<OgImageText>,
  ): Promise<void> => {
    const text = await findText(request, response, shows, async (context) =>
      JSON.stringify(await textOf(context)),
    );
    const png = await ogImage(JSON.parse(text) as OgImageText, pictures);
    response
      .setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
      // Chat programs and social networks embed the images in their own pages.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('png').send(png);
  };
  const idOf = (request: Request): string => String(request.params['id']);
  router.get(inEachLanguage(files.shareSite), async (request, response) =>
    send(request, response, [], () => TEXTS[languageOf(request.originalUrl)].site),
  );
  router.get(inEachLanguage(files.shareLawyer), async (request, response) =>
    send(request, response, ['lawyers'], (context) =>
      lawyerText(context, idOf(request), languageOf(request.originalUrl)),
    ),
  );
  router.get(inEachLanguage(files.shareBlog), async (request, response) =>
    send(request, response, BLOG_SUBJECTS, (context) =>
      blogText(context, idOf(request), languageOf(request.originalUrl)),
    ),
  );
  router.use(inEachLanguage(fileFolders.share), () => {
    throw notFound('Picture');
  });
  return router;
}
